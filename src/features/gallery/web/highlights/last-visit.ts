/** Somebody who comes back within this time has not been away. */
const AWAY_MS = 60 * 60_000

type Visit = { last: number; before: number | null }

/** When the reader looked at this family before the present visit, as far as this browser knows. */
export function noteVisit(family_id: string, now = Date.now()): string | undefined {
  const key = `hearthbook.visit.${family_id}`
  try {
    const known = JSON.parse(localStorage.getItem(key) ?? 'null') as Visit | null
    const before = known && now - known.last > AWAY_MS ? known.last : (known?.before ?? null)
    localStorage.setItem(key, JSON.stringify({ last: now, before } satisfies Visit))
    return before === null ? undefined : new Date(before).toISOString()
  } catch {
    // Storage is forbidden here: nobody knows.
    return undefined
  }
}
