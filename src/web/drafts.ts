import { DRAFTS, writerOfDrafts } from './own-storage.ts'

/** What nobody came back to for so long is forgotten. */
const KEPT_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** What stands in the fields of a form, by their names. */
export type DraftFields = Record<string, string>

/** What was begun under this name and not saved. */
export function readDraft(name: string, now = Date.now()): DraftFields | undefined {
  if (!writerOfDrafts()) return undefined
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as { at: number; fields: DraftFields } | null
    if (!kept || now - kept.at > KEPT_DAYS * DAY_MS) return undefined
    return Object.fromEntries(Object.entries(kept.fields).filter(([, text]) => typeof text === 'string'))
  } catch {
    return undefined
  }
}

export function writeDraft(name: string, fields: DraftFields, now = Date.now()): void {
  if (!writerOfDrafts()) return
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: now, fields }))
  } catch {
    // Storage is full or forbidden: the form itself still has what was typed.
  }
}

/** Once it is saved, or no longer wanted. */
export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Storage is forbidden: there is none.
  }
}

function keyOf(name: string): string {
  return `${DRAFTS}${writerOfDrafts()}.${name}`
}
