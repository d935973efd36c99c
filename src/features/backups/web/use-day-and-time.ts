import { useLocale, useNow } from 'use-intl'
import { dateIn } from '#shared/days.ts'
import { useFormat, useTimeZone } from '#web/text.tsx'
import { nearDay } from '#web/use-day-name.ts'
import { LOOK_EACH_MS } from '#web/use-today.ts'

/** "today, 3:12 AM", "tomorrow, 3:12 AM", "November 3, 2026, 3:12 AM" */
export function useDayAndTime(): (moment: string) => string {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { longDate, time } = useFormat()
  const now = useNow({ updateInterval: LOOK_EACH_MS })
  return (moment) => {
    const near = nearDay(dateIn(timeZone, new Date(moment)), dateIn(timeZone, now), locale)
    return `${near ?? longDate(moment)}, ${time(moment)}`
  }
}
