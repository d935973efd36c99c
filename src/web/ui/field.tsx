import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useText } from '../text.tsx'
import { classNames } from './class-names.ts'

export type FieldProps = {
  label: string
  /** Only for screen readers, where everyone else sees from the context what the field is. */
  hideLabel?: boolean
  /** What to enter, below the label. */
  hint?: ReactNode
  /** What's wrong and how to fix it. If set, the field is marked invalid. */
  error?: string | undefined
  /** Adds "optional" to the label. */
  optional?: boolean
  /** The control is beside its label and hint, if there's room: for short ones that save each change. */
  beside?: boolean
  className?: string
}

export type FieldWiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/**
 * A label above a control, and its error next to it. The control gets the IDs and ARIA attributes that connect them.
 */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  beside = false,
  className,
  children,
}: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const t = useText('web')
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div
      className={classNames(
        beside
          ? 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 sm:grid sm:grid-cols-[minmax(0,1fr)_15rem] sm:gap-x-6'
          : 'flex flex-col gap-1.5',
        className,
      )}
    >
      <div
        className={classNames(
          'flex flex-col',
          beside ? 'flex-1 basis-24 gap-0.5' : 'gap-1.5',
          hideLabel && !hint && 'sr-only',
        )}
      >
        <label htmlFor={id} className={hideLabel ? 'sr-only' : beside ? 'font-medium' : 'font-semibold'}>
          {label}
          {optional && <span className="font-normal text-ink-soft"> ({t('optional')})</span>}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {error}
    </p>
  )
}

/** Shared style of boxed controls. Text is 16 px, since iPhones zoom in on anything smaller. */
export const controlStyle = classNames(
  'min-h-11 w-full rounded-control border border-outline bg-card px-3.5 py-2 text-base text-ink placeholder:text-ink-soft/87',
  '-outline-offset-1 transition-colors hover:border-ink-soft aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-soft [&:is(input,textarea):read-only]:bg-sunk',
)
