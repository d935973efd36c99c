import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

/** A checkbox with its label; the whole row can be clicked. */
export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  return (
    <ChoiceRow {...{ label, hint, error, className }}>
      {(wiring) => (
        <span className="relative mt-px flex size-5.5 shrink-0">
          <input
            type="checkbox"
            {...input}
            {...wiring}
            className="peer size-full appearance-none rounded-mark border border-outline bg-card transition-colors checked:border-ember checked:bg-ember aria-invalid:border-danger disabled:opacity-55"
          />
          <Check
            aria-hidden
            size={16}
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto text-on-ember opacity-0 transition-opacity peer-checked:opacity-100"
          />
        </span>
      )}
    </ChoiceRow>
  )
}

/** A switch that takes effect right away. */
export function Switch({ label, hint, error, className, ...input }: CheckboxProps) {
  return (
    <ChoiceRow {...{ label, hint, error, className }} controlLast>
      {(wiring) => (
        <span className="relative flex h-7 w-12 shrink-0">
          <input
            type="checkbox"
            // A checkbox exposes its own checked state.
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
            role="switch"
            {...input}
            {...wiring}
            className="peer size-full appearance-none rounded-full border border-outline bg-sunk transition-colors checked:border-ember checked:bg-ember disabled:opacity-55"
          />
          <span
            aria-hidden
            className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-outline transition-transform peer-checked:translate-x-5 peer-checked:bg-on-ember"
          />
        </span>
      )}
    </ChoiceRow>
  )
}

type ChoiceRowProps = Pick<CheckboxProps, 'label' | 'hint' | 'error' | 'className'> & {
  controlLast?: boolean
  children: (wiring: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

function ChoiceRow({ label, hint, error, className, controlLast, children }: ChoiceRowProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label
        htmlFor={id}
        className={classNames(
          'min-h-11 gap-3',
          // A checkbox is on the label's first line.
          controlLast
            ? classNames('flex flex-row-reverse items-center justify-between', switchAboveHint)
            : 'grid grid-cols-[auto_minmax(0,1fr)] content-center items-start',
        )}
      >
        {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
        <span className={classNames('min-w-0 hyphens-auto wrap-anywhere', controlLast && 'max-narrow:contents')}>
          <span className="block font-medium">{label}</span>
          {hint && (
            <span
              id={`${id}-hint`}
              className={classNames('block text-sm text-ink-soft', controlLast && 'max-narrow:col-span-2')}
            >
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** With large text, the hint is below the label and the switch, where it has the width. */
const switchAboveHint =
  'max-narrow:grid max-narrow:grid-cols-[minmax(0,1fr)_auto] max-narrow:gap-y-1 max-narrow:*:first:col-start-2 max-narrow:*:first:row-start-1'
