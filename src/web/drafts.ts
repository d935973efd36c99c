const PREFIX = 'hearthbook.draft.'
/** What nobody came back to for so long is forgotten. */
const KEPT_DAYS = 14
const DAY_MS = 24 * 60 * 60 * 1000

/** What stands in the fields of a form, by their names. */
export type DraftFields = Record<string, string>

let keeper: string | undefined

/** From now on drafts are this person's; undefined for nobody, or for somebody who wants none kept. */
export function keepDraftsOf(user_id: string | undefined): void {
  keeper = user_id
}

/** What was begun under this name and not saved. */
export function readDraft(name: string, now = Date.now()): DraftFields | undefined {
  if (!keeper) return undefined
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as { at: number; fields: DraftFields } | null
    if (!kept || now - kept.at > KEPT_DAYS * DAY_MS) return undefined
    return Object.fromEntries(Object.entries(kept.fields).filter(([, text]) => typeof text === 'string'))
  } catch {
    return undefined
  }
}

export function writeDraft(name: string, fields: DraftFields, now = Date.now()): void {
  if (!keeper) return
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

/** Everybody's, when somebody signs out: the next one at this screen is perhaps another. */
export function forgetAllDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: there is none.
  }
}

function keyOf(name: string): string {
  return `${PREFIX}${keeper}.${name}`
}
