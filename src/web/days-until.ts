import { DAY_MS } from '#shared/days.ts'

/** Days left until a moment, rounded: 7 right after a week was set, 0 on the last half day. */
export function daysUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.round((Date.parse(moment) - now) / DAY_MS))
}
