import { DRAFTS, writerOfDrafts } from './own-storage.ts'
import { fieldsIn, storedValue, textFieldsIn } from './stored-value.ts'

/** What nobody came back to for so long is forgotten. */
const KEPT_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** What stands in the fields of a form, by their names. */
export type DraftFields = Record<string, string>

/** What was begun under this name and not saved. */
export function readDraft(name: string, now = Date.now()): DraftFields | undefined {
  const draft = writerOfDrafts() && draftOf(name).read()
  return draft && now - draft.at <= KEPT_DAYS * DAY_MS ? draft.fields : undefined
}

export function writeDraft(name: string, fields: DraftFields, now = Date.now()): void {
  if (writerOfDrafts()) draftOf(name).write({ at: now, fields })
}

/** Once it is saved, or no longer wanted. */
export function forgetDraft(name: string): void {
  draftOf(name).remove()
}

function draftOf(name: string) {
  return storedValue(`${DRAFTS}${writerOfDrafts()}.${name}`, (stored) => {
    const { at, fields } = fieldsIn(stored)
    return typeof at === 'number' ? { at, fields: textFieldsIn(fields) } : undefined
  })
}
