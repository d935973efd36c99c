import { numberIn, storedValue } from '#web/stored-value.ts'

/**
 * Until when a form has to wait before it may send again. sessionStorage keeps it over a reload. A name may hold an email
 * address, which leaves with the tab. Times are milliseconds since 1970.
 */
const deadlines = new Map<string, number>()
const listeners = new Set<() => void>()

export function keepDeadline(name: string, until: number): void {
  deadlines.set(name, until)
  // Without storage, the wait lasts until the next reload. The server's own limits still apply.
  stored(name).write(until)
  for (const listener of listeners) listener()
}

export function keptDeadline(name: string): number {
  return deadlines.get(name) ?? stored(name).read() ?? 0
}

export function onDeadline(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a form still waits, by the clock as it is now. */
export function isWaiting(name: string, longest: number): boolean {
  return secondsLeft(countTo(keptDeadline(name), longest)) > 0
}

/** The device's clock may be set during a countdown, and the page's own may stop while the device sleeps. */
type ClockReading = { wall: number; monotonic: number }
export type Countdown = { until: number; seconds: number; startedAt: ClockReading; now: ClockReading }

/** Counts from now. More than `longest` seconds means that the clock was set back since: no one is locked out for that. */
export function countTo(until: number, longest: number, startedAt = readClock()): Countdown {
  const seconds = (until - startedAt.wall) / 1000
  return { until, seconds: seconds > longest ? 0 : Math.max(0, seconds), startedAt, now: startedAt }
}

/** Whole seconds still to wait, by the clock that ran further. */
export function secondsLeft({ seconds, startedAt, now }: Countdown): number {
  const elapsedMs = Math.max(now.wall - startedAt.wall, now.monotonic - startedAt.monotonic)
  return Math.max(0, Math.ceil(seconds - elapsedMs / 1000))
}

export function readClock(): ClockReading {
  return { wall: Date.now(), monotonic: performance.now() }
}

function stored(name: string) {
  return storedValue(`hearthbook.wait.${name}`, numberIn, 'sessionStorage')
}
