import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[]
  }

/** A native select, which works with every phone and screen reader. */
export function Select({ label, hideLabel, hint, error, optional, className, options, ...select }: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, optional, className }}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={classNames(controlStyle, 'appearance-none truncate pr-10')}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
          />
        </span>
      )}
    </Field>
  )
}
