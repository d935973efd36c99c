import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type PictureChoiceProps<Value extends string> = {
  label: string
  hint?: string | undefined
  value: Value
  options: readonly { value: Value; label: string; hint?: string; picture: ReactNode; disabled?: boolean }[]
  onChange: (value: Value) => void
  /** Columns of the grid. */
  className: string
  /** Pictures speak for themselves: labels are tooltips, and read by screen readers. */
  isWithoutLabels?: boolean
}

/** Options that people tell apart by a picture. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { label, hint, value, options, onChange, className, isWithoutLabels } = props
  const name = useId()
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = grid.current
    if (!box) return
    // Fires right away, and again when a page that was rendered hidden is shown.
    const sizes = new ResizeObserver(() => showOption(box, value))
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [value])
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div ref={grid} className={classNames('grid', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            title={isWithoutLabels ? option.label : undefined}
            className="group relative flex min-w-0 flex-col gap-2 rounded-control p-1.5 transition-colors hover:bg-sunk has-checked:bg-ember-wash has-disabled:opacity-40"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              data-autofocus={option.value === value ? '' : undefined}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none rounded-control border-2 border-transparent checked:border-ember"
            />
            <span
              aria-hidden
              className={classNames('pointer-events-none grid place-items-center', isWithoutLabels && 'grow')}
            >
              {option.picture}
            </span>
            <span
              className={
                isWithoutLabels ? 'sr-only' : 'pointer-events-none flex grow flex-col text-center text-sm leading-tight'
              }
            >
              <span className="font-medium">{option.label}</span>
              {option.hint && <span className="mt-auto text-ink-soft">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Scrolls within the grid, and leaves the page where it is. */
function showOption(grid: HTMLElement, value: string) {
  const chosen = grid.querySelector(`[value="${value}"]`)?.parentElement
  if (!chosen) return
  const [{ top, bottom }, option] = [grid.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (option.top < top || option.bottom > bottom) grid.scrollTop += option.top - top
  const { left, right } = grid.getBoundingClientRect()
  if (option.left < left || option.right > right) grid.scrollLeft += (option.left + option.right - left - right) / 2
}
