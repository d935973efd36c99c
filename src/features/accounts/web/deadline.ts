/**
 * Until when somebody has to wait, kept by this tab so that a reload does not end the wait; names may hold an address,
 * which goes with the tab. Times are milliseconds since 1970.
 */
export function keepDeadline(name: string, until: number): void {
  try {
    sessionStorage.setItem(keyOf(name), String(until))
  } catch {
    // Storage is forbidden here: the wait holds until the next reload, and the server's own limits always.
  }
}

export function keptDeadline(name: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(name))) || 0
  } catch {
    return 0
  }
}

/** Whole seconds still to wait, never more than `longest`: a clock that was set back must not lock anybody out. */
export function secondsLeft(until: number, now: number, longest: number): number {
  const seconds = Math.ceil((until - now) / 1000)
  return seconds > longest ? 0 : Math.max(0, seconds)
}

function keyOf(name: string): string {
  return `hearthbook.wait.${name}`
}
