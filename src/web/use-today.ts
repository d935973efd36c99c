import { useNow } from 'use-intl'
import { dateIn } from '#shared/days.ts'
import { useTimeZone } from './text.tsx'

/** How often an open page checks the date. */
export const LOOK_EACH_MS = 60_000

/** Today's date in the user's time zone (YYYY-MM-DD), updated on pages that stay open for days. */
export function useToday(): string {
  return dateIn(useTimeZone(), useNow({ updateInterval: LOOK_EACH_MS }))
}
