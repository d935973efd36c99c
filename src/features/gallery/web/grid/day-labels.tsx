import { useState } from 'react'
import { dayBefore } from '#web/calendar.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { DayLabel } from './gallery-layout.ts'
import { useApproximateDate } from './use-approximate-date.ts'

/** The average width of a letter, as a share of the root font size. */
const LETTER_REM = 0.46

/** The days above a row's photos. Where a label is wider than its photos, it's shorter, and shown in full on hover. */
export function DayLabels({ labels, canChoose }: { labels: readonly DayLabel[]; canChoose: boolean }) {
  const dayLabel = useDayLabel()
  const format = useFormat()
  const [rem] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  return labels.map(({ date, precision, x, width }) => {
    const words = dayLabel(date, precision)
    const isDay = precision === undefined || precision === 'time' || precision === 'day'
    const shown = isDay && width < words.length * LETTER_REM * rem ? format.shortWeekday(date) : words
    return (
      <h3
        key={date}
        title={words}
        style={{ left: x, width }}
        className={classNames(
          'absolute -top-6 truncate sm:-top-8 text-sm font-medium text-ink-soft first-letter:uppercase',
          x === 0 && 'max-sm:pl-4',
        )}
      >
        {/* The selection layer handles clicks on the gallery. */}
        {canChoose ? (
          <button type="button" data-day={date} className="max-w-full truncate first-letter:uppercase hover:text-ember">
            {shown}
          </button>
        ) : (
          shown
        )}
      </h3>
    )
  })
}

/** "Today", "Yesterday", or the weekday and date, as far as they are known. */
function useDayLabel(): (date: string, precision?: string) => string {
  const t = useText('photos')
  const format = useFormat()
  const today = useToday()
  const yesterday = dayBefore(today)
  const approximate = useApproximateDate()
  return (date, precision = 'time') => {
    if (precision !== 'time' && precision !== 'day') return approximate(date, precision)
    if (date === today) return t('gallery.today')
    if (date === yesterday) return t('gallery.yesterday')
    return format.weekday(date)
  }
}
