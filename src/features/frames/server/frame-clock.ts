import { zoneOf } from '#shared/time-zones.ts'

/** Old browsers don't know time zones, so screens get the distance of theirs from UTC. */
export function utcOffsetMinutes(timezone: string, now = new Date()): number {
  const format = { timeZone: zoneOf(timezone), dateStyle: 'short', timeStyle: 'medium' } as const
  // Swedish dates are ISO dates: 2026-11-26 17:05:00.
  const clock = new Intl.DateTimeFormat('sv-SE', format).format(now)
  const local = Date.parse(`${clock.replace(' ', 'T')}Z`)
  return Math.round((local - now.getTime()) / 60_000)
}
