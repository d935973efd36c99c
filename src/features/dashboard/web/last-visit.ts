import { OWN } from '#web/own-storage.ts'
import { fieldsIn, numberIn, storedValue } from '#web/stored-value.ts'

/** Shorter absences don't start a new visit. */
const AWAY_MS = 60 * 60_000

/** The end of the person's previous visit to this family, as far as this browser knows. */
export function noteVisit(family_id: string, now = Date.now()): string | undefined {
  const stored = storedValue(`${OWN}visit.${family_id}`, (value) => {
    const { last, before } = fieldsIn(value)
    return { last: numberIn(last), before: numberIn(before) }
  })
  const { last, before } = stored.read() ?? {}
  const previous = last !== undefined && now - last > AWAY_MS ? last : before
  stored.write({ last: now, before: previous })
  return previous === undefined ? undefined : new Date(previous).toISOString()
}
