import { fieldsIn, numberIn, storedValue } from '#web/stored-value.ts'

/** Somebody who comes back within this time has not been away. */
const AWAY_MS = 60 * 60_000

/** When the reader looked at this family before the present visit, as far as this browser knows. */
export function noteVisit(family_id: string, now = Date.now()): string | undefined {
  const stored = storedValue(`hearthbook.visit.${family_id}`, (value) => {
    const { last, before } = fieldsIn(value)
    return { last: numberIn(last), before: numberIn(before) }
  })
  const { last, before } = stored.read() ?? {}
  const previous = last !== undefined && now - last > AWAY_MS ? last : before
  stored.write({ last: now, before: previous })
  return previous === undefined ? undefined : new Date(previous).toISOString()
}
