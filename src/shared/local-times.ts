import { DAY_MS } from './days.ts'
import { zoneOf } from './time-zones.ts'

const MINUTE_MS = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes that the clocks of a time zone are ahead of UTC at an instant. */
function offsetAt(timezone: string, instant: number): number {
  const format =
    formats.get(timezone) ?? new Intl.DateTimeFormat('en', { timeZone: zoneOf(timezone), timeZoneName: 'longOffset' })
  formats.set(timezone, format)
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0
}

/**
 * Minutes that clocks of a time zone were ahead of UTC when they showed a local time. Clocks that are set back show an hour
 * twice, and this is about the first one.
 */
export function offsetOf(local: string, timezone: string): number {
  const shown = Date.parse(`${local}Z`)
  const [before, after] = [offsetAt(timezone, shown - DAY_MS), offsetAt(timezone, shown + DAY_MS)]
  const isAfter = offsetAt(timezone, shown - before * MINUTE_MS) !== before
  return isAfter && offsetAt(timezone, shown - after * MINUTE_MS) === after ? after : before
}

/** A local time as the clocks of a place showed it, with their offset, when a clock set to another time zone showed `local`. */
export function moveClock(local: string, clock_timezone: string, timezone: string) {
  const instant = Date.parse(`${local}Z`) - offsetOf(local, clock_timezone) * MINUTE_MS
  const offset = offsetAt(timezone, instant)
  return { local: shiftLocal(local, offset - offsetOf(local, clock_timezone)), offset }
}

export function shiftLocal(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 19)
}
