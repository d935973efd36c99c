import { useLocale, useNow } from 'use-intl'
import { DAY_MS, dateIn } from '#shared/days.ts'
import { useFormat, useTimeZone } from '#web/text.tsx'
import { LOOK_EACH_MS } from '#web/use-today.ts'

/** "today, 3:12 AM", "tomorrow, 3:12 AM", "November 3, 2026, 3:12 AM" */
export function useDayAndTime(): (moment: string) => string {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { longDate, time } = useFormat()
  const now = useNow({ updateInterval: LOOK_EACH_MS })
  const dayOf = (moment: Date) => Date.parse(dateIn(timeZone, moment)) / DAY_MS
  return (moment) => {
    const days = dayOf(new Date(moment)) - dayOf(now)
    const day =
      Math.abs(days) > 1
        ? longDate(moment)
        : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
    return `${day}, ${time(moment)}`
  }
}
