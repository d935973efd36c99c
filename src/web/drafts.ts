import { DAY_MS } from '#shared/days.ts'
import { DRAFTS, writerOfDrafts } from './own-storage.ts'
import { fieldsIn, storedValue, textFieldsIn } from './stored-value.ts'

/** Days until a draft is deleted. */
const KEPT_DAYS = 14

/** The values of a form's fields, by name. */
export type DraftFields = Record<string, string>

export function readDraft(name: string, now = Date.now()): DraftFields | undefined {
  const draft = writerOfDrafts() && draftOf(name).read()
  return draft && now - draft.at <= KEPT_DAYS * DAY_MS ? draft.fields : undefined
}

export function writeDraft(name: string, fields: DraftFields, now = Date.now()): void {
  if (writerOfDrafts()) draftOf(name).write({ at: now, fields })
}

/** Call this once the draft is saved or discarded. */
export function deleteDraft(name: string): void {
  draftOf(name).remove()
}

function draftOf(name: string) {
  return storedValue(`${DRAFTS}${writerOfDrafts()}.${name}`, (stored) => {
    const { at, fields } = fieldsIn(stored)
    return typeof at === 'number' ? { at, fields: textFieldsIn(fields) } : undefined
  })
}
