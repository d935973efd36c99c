import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { DayLabel } from './gallery-layout.ts'
import { SelectCircle } from './select-circle.tsx'
import { useDayName } from './use-day-name.ts'
import { isExactDay } from '#features/photos/web/use-taken-date.ts'

/** The average width of a letter, as a share of the root font size. */
const LETTER_REM = 0.46
/** The width of the button beside a label, with its margin. */
const MENU_REM = 1.75
/** The width of the circle before a label, with its margin. */
const CIRCLE_REM = 1.625
/** The first label's margin on phones. */
const MARGIN_REM = 1

type DayLabelsProps = {
  labels: readonly DayLabel[]
  /** The root font size, in pixels. */
  rem: number
  /** On phones, all days are short, since most rows have no room for more. */
  isNarrow: boolean
  canChoose: boolean
  /** While photos are being selected: whether all of a day's are. */
  isChosen: ((date: string) => boolean) | undefined
}

/** The days above a row's photos, all in one form: where one has no room for a long date, each has a short one. */
export function DayLabels({ labels, rem, isNarrow, canChoose, isChosen }: DayLabelsProps) {
  const t = useText('photos')
  const dayName = useDayName()
  const format = useFormat()
  const fits = (words: string, { x, width }: DayLabel) => {
    const beside = isNarrow ? (x === 0 ? MARGIN_REM : 0) : canChoose ? MENU_REM : 0
    return words.length * LETTER_REM <= width / rem - beside - (isChosen ? CIRCLE_REM : 0)
  }
  const isLong = !isNarrow && labels.every((label) => fits(dayName(label, format.weekday), label))
  return labels.map((label) => {
    const { date, x, width } = label
    const words = dayName(label, format.weekday)
    const short = isLong ? words : dayName(label, format.shortWeekday)
    // A date never loses its number.
    const shown = capitalized(
      !isExactDay(label.precision ?? 'time') || label.isAdded || fits(short, label)
        ? short
        : String(Number(date.slice(8))),
    )
    // The selection layer handles clicks on the gallery.
    return (
      <div
        key={date}
        style={{ left: x, width }}
        className={classNames(
          'group absolute -top-[1.5rem] flex text-sm text-ink-soft sm:-top-[2rem]',
          x === 0 && 'max-sm:pl-4',
        )}
      >
        <h3 title={words} className="min-w-0 truncate whitespace-nowrap font-medium">
          {canChoose ? (
            <button
              type="button"
              data-day={date}
              aria-pressed={isChosen?.(date)}
              className="relative flex max-w-full items-center gap-1.5 whitespace-nowrap select-none after:absolute after:-inset-y-2.5 after:inset-x-0 hover:text-ember"
            >
              {isChosen && <SelectCircle isChosen={isChosen(date)} />}
              <span className="truncate">{shown}</span>
            </button>
          ) : (
            shown
          )}
        </h3>
        {canChoose && (
          <button
            type="button"
            id={`day-${date}`}
            data-day-menu={date}
            aria-haspopup="menu"
            aria-label={t('gallery.dayMenu', { day: words })}
            className="three-dots -mt-0.5 ml-1 size-6 shrink-0 rounded-full opacity-0 group-hover:opacity-100 hover:text-ember focus-visible:opacity-100 pointer-coarse:not-focus-visible:sr-only"
          />
        )}
      </div>
    )
  })
}

/** Instead of `::first-letter`, which makes browsers lay out a label's text twice. */
const capitalized = (words = '') => words.charAt(0).toUpperCase() + words.slice(1)
