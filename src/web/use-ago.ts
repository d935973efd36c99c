import { useLocale, useNow } from 'use-intl'
import { DAY_MS, dateIn } from '#shared/days.ts'
import { useTimeZone } from './text.tsx'
import { LOOK_EACH_MS } from './use-today.ts'

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_628_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

type Settings = { locale: string; timeZone: string; now: number }

/** Relative time in the user's language, updated while the page is open. */
export function useAgo(): (moment: string) => string {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const now = useNow({ updateInterval: LOOK_EACH_MS }).getTime()
  return (moment) => agoFor(moment, { locale, timeZone, now })
}

/** "3 hours ago", of whole hours; less than a minute is "now". Yesterday is the previous calendar day, not 24 hours ago. */
export function agoFor(moment: string, { locale, timeZone, now }: Settings): string {
  const seconds = (Date.parse(moment) - now) / 1000
  const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', Number.POSITIVE_INFINITY]
  const dayOf = (instant: string | number) => Date.parse(dateIn(timeZone, new Date(instant))) / DAY_MS
  const count = unit === 'day' ? dayOf(moment) - dayOf(now) : Math.trunc(seconds / size)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(count, unit)
}
