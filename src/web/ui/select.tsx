import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'

type SelectProps<Value extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'value' | 'onChange'> & {
    options: readonly { value: Value; label: string; disabled?: boolean }[]
    value?: Value
    onChange?: (value: Value) => void
  }

/** A native select, which works with every phone and screen reader. */
export function Select<Value extends string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  beside,
  className,
  options,
  onChange,
  ...select
}: SelectProps<Value>) {
  function choose(value: string) {
    const option = options.find((one) => one.value === value)
    if (option) onChange?.(option.value)
  }

  return (
    <Field {...{ label, hideLabel, hint, error, optional, beside, className }}>
      {(wiring) => (
        <span className="relative block max-w-full">
          <select
            {...select}
            {...wiring}
            onChange={(event) => choose(event.target.value)}
            className={classNames(
              controlStyle,
              'appearance-none truncate pr-10',
              beside && 'max-sm:field-sizing-content',
            )}
          >
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
