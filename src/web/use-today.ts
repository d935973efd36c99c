import { useNow } from 'use-intl'
import { dateIn } from './calendar.ts'
import { useTimeZone } from './text.tsx'

/** So often a page that is left open looks at the clock. */
export const LOOK_EACH_MS = 60_000

/** The calendar date of the reader's zone (YYYY-MM-DD), also on a page that is left open for days. */
export function useToday(): string {
  return dateIn(useTimeZone(), useNow({ updateInterval: LOOK_EACH_MS }))
}
