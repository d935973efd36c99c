import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type ChoiceGroupProps<Value extends string> = {
  label: string
  /** Only for screen readers, where everyone else sees from the context what is chosen. */
  hideLabel?: boolean
  value: Value
  options: readonly { value: Value; label: ReactNode; hint?: string }[]
  onChange: (value: Value) => void
  /** `row` for two or three short labels, `cards` if each option needs a sentence. */
  layout?: 'row' | 'cards'
  /** The options are beside the label, if there's room. */
  beside?: boolean
  disabled?: boolean
}

export function ChoiceGroup<Value extends string>({
  label,
  hideLabel = false,
  value,
  options,
  onChange,
  layout = 'cards',
  beside = false,
  disabled,
}: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      className={classNames('flex gap-2', beside ? 'flex-wrap items-center justify-between' : 'flex-col')}
    >
      {/* Only a floating legend is laid out like other content. */}
      <legend className={hideLabel ? 'sr-only' : beside ? 'float-left font-medium' : 'mb-1.5 font-semibold'}>
        {label}
      </legend>
      <div
        className={
          layout === 'row'
            ? classNames(
                'inline-flex w-fit max-w-full flex-wrap rounded-control bg-sunk p-1 max-narrow:w-full max-narrow:flex-col',
                // As wide as a select in the row below.
                beside && 'sm:w-60 sm:*:flex-auto sm:*:justify-center sm:*:px-2',
              )
            : 'divide-y divide-line overflow-hidden rounded-control border border-line bg-card'
        }
      >
        {options.map((option) => (
          <label key={option.value} className={classNames('group relative', layout === 'row' ? rowStyle : cardStyle)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={
                layout === 'row'
                  ? 'absolute inset-0 appearance-none rounded-mark'
                  : 'size-5 shrink-0 appearance-none rounded-full border border-outline bg-card checked:border-6 checked:border-ember'
              }
            />
            <span className="pointer-events-none relative">
              <span className="block font-medium">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const rowStyle =
  'flex min-h-10 items-center rounded-mark px-3 text-ink-soft sm:px-4 transition-colors hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-line'
const cardStyle =
  'flex min-h-14 items-center gap-3 px-4 py-3 transition-colors hover:bg-sunk/50 has-checked:bg-ember-wash'
