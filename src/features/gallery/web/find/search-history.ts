import { OWN } from '#web/own-storage.ts'

/** S1 section 9. */
const ENTRIES_MAX = 10

function keyOf(user_id: string, family_id: string): string {
  return `${OWN}searches.${user_id}:${family_id}`
}

/** What this person looked for in this family in this browser, latest first. */
export function readSearches(user_id: string, family_id: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(user_id, family_id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, ENTRIES_MAX) : []
  } catch {
    return []
  }
}

/** Puts a search on top, once, whatever its case. */
export function keepSearch(user_id: string, family_id: string, text: string): string[] {
  const others = readSearches(user_id, family_id).filter((one) => one.toLowerCase() !== text.toLowerCase())
  return write(user_id, family_id, [text, ...others].slice(0, ENTRIES_MAX))
}

export function forgetSearch(user_id: string, family_id: string, text: string): string[] {
  return write(
    user_id,
    family_id,
    readSearches(user_id, family_id).filter((one) => one !== text),
  )
}

export function forgetSearches(user_id: string, family_id: string): string[] {
  return write(user_id, family_id, [])
}

function write(user_id: string, family_id: string, searches: string[]): string[] {
  try {
    localStorage.setItem(keyOf(user_id, family_id), JSON.stringify(searches))
  } catch {
    // Storage is forbidden here: searches are not remembered.
  }
  return searches
}
