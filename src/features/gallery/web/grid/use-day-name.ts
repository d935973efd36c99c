import { isExactDay, useApproximateDate } from '#features/photos/web/use-taken-date.ts'
import { addDays } from '#shared/days.ts'
import { useText } from '#web/text.tsx'
import { useToday } from '#web/use-today.ts'
import type { DayLabel } from './gallery-layout.ts'

type NamedDay = Pick<DayLabel, 'date' | 'precision' | 'isAdded'>

/** "Today", "Yesterday", or the weekday and date, as far as they are known; "Added today" for photos without a date. */
export function useDayName(): (day: NamedDay, weekday: (date: string) => string) => string {
  const t = useText('photos')
  const today = useToday()
  const yesterday = addDays(today, -1)
  const approximate = useApproximateDate()
  return ({ date, precision = 'time', isAdded }, weekday) => {
    const when = date === today ? 'today' : date === yesterday ? 'yesterday' : undefined
    if (isAdded) return t('gallery.added', { when: when ?? 'other', day: weekday(date) })
    if (!isExactDay(precision)) return approximate(date, precision)
    return when ? t(`gallery.${when}`) : weekday(date)
  }
}
