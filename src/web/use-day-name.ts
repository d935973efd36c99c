import { useLocale } from 'use-intl'
import { daysBetween } from '#shared/days.ts'
import { useFormat } from './text.tsx'
import { useToday } from './use-today.ts'

/** "yesterday", "today" or "tomorrow", for calendar dates. */
export function nearDay(day: string, today: string, locale: string): string | undefined {
  const days = daysBetween(today, day)
  if (Math.abs(days) > 1) return undefined
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}

/** "today", "yesterday", "Wednesday, May 1" or, in another year, "May 1, 2024" for a calendar date. */
export function useDayName(): (day: string) => string {
  const locale = useLocale()
  const today = useToday()
  const { longDate, weekday } = useFormat()
  return (day) => nearDay(day, today, locale) ?? (day.slice(0, 4) === today.slice(0, 4) ? weekday(day) : longDate(day))
}
