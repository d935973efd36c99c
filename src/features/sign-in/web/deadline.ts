import { numberIn, storedValue } from '#web/stored-value.ts'

/**
 * When a form may send again. sessionStorage keeps it across reloads. A name may contain an email address, which is
 * deleted with the tab. Times are in milliseconds since 1970.
 */
const deadlines = new Map<string, number>()
const listeners = new Set<() => void>()

export function saveDeadline(name: string, until: number): void {
  deadlines.set(name, until)
  // Without storage, the wait lasts until the next reload. The server's own limits still apply.
  stored(name).write(until)
  for (const listener of listeners) listener()
}

export function savedDeadline(name: string): number {
  return deadlines.get(name) ?? stored(name).read() ?? 0
}

export function onDeadline(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a form is still in its cooldown by the device's clock. */
export function isWaiting(name: string, longest: number): boolean {
  return secondsLeft(countTo(savedDeadline(name), longest)) > 0
}

/** The device's clock may change during a countdown, and the page's own may stop while the device sleeps. */
type ClockReading = { wall: number; monotonic: number }
export type Countdown = { until: number; seconds: number; startedAt: ClockReading; now: ClockReading }

/** Starts counting. More than `longest` seconds means that the clock was set back: the form isn't blocked then. */
export function countTo(until: number, longest: number, startedAt = readClock()): Countdown {
  const seconds = (until - startedAt.wall) / 1000
  return { until, seconds: seconds > longest ? 0 : Math.max(0, seconds), startedAt, now: startedAt }
}

/** Remaining whole seconds, by the clock that advanced further. */
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
