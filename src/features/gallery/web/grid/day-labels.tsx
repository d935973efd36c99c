import { addDays } from '#shared/days.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { DayLabel } from './gallery-layout.ts'
import { useApproximateDate } from '#features/photos/web/use-taken-date.ts'

/** The average width of a letter, as a share of the root font size. */
const LETTER_REM = 0.46
/** The width of the button beside a label, with its margin. */
const MENU_REM = 1.75
/** The first label's margin on phones. */
const MARGIN_REM = 1

type DayLabelsProps = {
  labels: readonly DayLabel[]
  /** The root font size, in pixels. */
  rem: number
  canChoose: boolean
}

/** The days above a row's photos. Where a label is wider than its photos, it's shorter, and shown in full on hover. */
export function DayLabels({ labels, rem, canChoose }: DayLabelsProps) {
  const t = useText('photos')
  const dayLabel = useDayLabel()
  const format = useFormat()
  return labels.map(({ date, precision, x, width }) => {
    const words = dayLabel(date, precision)
    const isDay = precision === undefined || precision === 'time' || precision === 'day'
    const room = width / rem - (canChoose ? MENU_REM : 0) - (x === 0 ? MARGIN_REM : 0)
    // A date never loses its number.
    const choices = isDay ? [words, format.shortWeekday(date), String(Number(date.slice(8)))] : [words]
    const shown = capitalized(choices.find((one) => one.length * LETTER_REM <= room) ?? choices.at(-1))
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
        <h3 title={words} className="min-w-0 truncate font-medium">
          {canChoose ? (
            <button type="button" data-day={date} className="max-w-full truncate hover:text-ember">
              {shown}
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
            className="three-dots -mt-0.5 ml-1 size-6 shrink-0 rounded-full opacity-0 group-hover:opacity-100 hover:text-ember focus-visible:opacity-100 pointer-coarse:opacity-100"
          />
        )}
      </div>
    )
  })
}

/** "Today", "Yesterday", or the weekday and date, as far as they are known. */
function useDayLabel(): (date: string, precision?: string) => string {
  const t = useText('photos')
  const format = useFormat()
  const today = useToday()
  const yesterday = addDays(today, -1)
  const approximate = useApproximateDate()
  return (date, precision = 'time') => {
    if (precision !== 'time' && precision !== 'day') return approximate(date, precision)
    if (date === today) return t('gallery.today')
    if (date === yesterday) return t('gallery.yesterday')
    return format.weekday(date)
  }
}

/** Instead of `::first-letter`, which makes browsers lay out a label's text twice. */
const capitalized = (words = '') => words.charAt(0).toUpperCase() + words.slice(1)
