import { useId } from 'react'
import { classNames } from './class-names.ts'

type ChoiceGroupProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; hint?: string }[]
  onChange: (value: Value) => void
  /** `row` for two or three short labels, `cards` if each option needs a sentence. */
  layout?: 'row' | 'cards'
  /** From tablets on, the options are beside the label. */
  beside?: boolean
  disabled?: boolean
}

export function ChoiceGroup<Value extends string>({
  label,
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
      className={classNames('flex flex-col gap-2', beside && 'sm:flex-row sm:items-center sm:justify-between sm:gap-6')}
    >
      {/* Only a floating legend is laid out like other content. */}
      <legend className={classNames('mb-1.5', beside ? 'font-medium sm:float-left sm:mb-0' : 'font-semibold')}>
        {label}
      </legend>
      <div
        className={
          layout === 'row' ? 'inline-flex w-fit max-w-full flex-wrap rounded-control bg-sunk p-1' : 'grid gap-2'
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
  'flex min-h-10 items-center rounded-mark px-4 text-ink-soft transition-colors hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:inset-ring has-checked:inset-ring-line'
const cardStyle =
  'flex min-h-14 items-center gap-3 rounded-control border border-line bg-card px-4 py-3 transition-colors hover:border-outline has-checked:border-ember has-checked:bg-ember-wash'
