/**
 * Compares two times as PostgreSQL sends them, which have as many digits as they need: as text, "10:00:00.2Z" would come after
 * "10:00:00.25Z". Negative if `a` is earlier, 0 if they're the same.
 */
export function compareTimes(a: string, b: string): number {
  const [one, other] = [a.slice(0, -1), b.slice(0, -1)]
  return one < other ? -1 : one > other ? 1 : 0
}
