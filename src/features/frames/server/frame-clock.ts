import { zoneOf } from '#shared/time-zones.ts'

/** "2026-11-26 17:05:00" on a clock in this zone. */
function clockIn(timezone: string, now: Date): string {
  const format = { timeZone: zoneOf(timezone), dateStyle: 'short', timeStyle: 'medium' } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(now)
}

/** The calendar day in a zone, YYYY-MM-DD. */
export function todayIn(timezone: string, now = new Date()): string {
  return clockIn(timezone, now).slice(0, 10)
}

/** Old browsers know no time zones, so screens are told how far theirs is from UTC. */
export function utcOffsetMinutes(timezone: string, now = new Date()): number {
  const local = Date.parse(`${clockIn(timezone, now).replace(' ', 'T')}Z`)
  return Math.round((local - now.getTime()) / 60_000)
}
