import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ToggleChipsProps = {
  label: string
  options: readonly { value: string; label: string; icon?: ReactNode }[]
  value: readonly string[]
  onChange: (values: string[]) => void
  /** One of the options is chosen. */
  single?: boolean
  /** Of the row of options. */
  className?: string
  /** Shown if there are no options. */
  children?: ReactNode
}

/** A choice from a few options. */
export function ToggleChips({ label, options, value, onChange, single, className, children }: ToggleChipsProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {options.length === 0 && children}
      <div className={classNames('flex flex-wrap gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border border-outline/60 px-3.5 text-sm font-medium has-checked:border-ember has-checked:bg-ember-wash has-checked:text-ember',
              option.icon !== undefined && 'pl-1',
            )}
          >
            <input
              {...(single ? { type: 'radio', name } : { type: 'checkbox' })}
              checked={value.includes(option.value)}
              onChange={(event) =>
                onChange(
                  single
                    ? [option.value]
                    : event.target.checked
                      ? [...value, option.value]
                      : value.filter((chosen) => chosen !== option.value),
                )
              }
              className="absolute inset-0 appearance-none rounded-full"
            />
            {option.icon}
            <span className="pointer-events-none relative truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
