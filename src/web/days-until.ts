const DAY_MS = 24 * 60 * 60 * 1000

/** Days that are left until then, as people count them: seven right after a week was given, none on the last half day. */
export function daysUntil(moment: string, now = Date.now()): number {
  return Math.max(0, Math.round((Date.parse(moment) - now) / DAY_MS))
}
