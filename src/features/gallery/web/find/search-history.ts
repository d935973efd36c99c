import { OWN } from '#web/own-storage.ts'
import { storedValue, textsIn } from '#web/stored-value.ts'

/** S1 section 9. */
const ENTRIES_MAX = 10

function stored(user_id: string, family_id: string) {
  return storedValue(`${OWN}searches.${user_id}:${family_id}`, textsIn)
}

/** This person's recent searches in this family and browser, newest first. */
export function readSearches(user_id: string, family_id: string): string[] {
  return stored(user_id, family_id).read()?.slice(0, ENTRIES_MAX) ?? []
}

/** Moves a search to the top, without duplicates, ignoring case. */
export function saveSearch(user_id: string, family_id: string, text: string): string[] {
  const others = readSearches(user_id, family_id).filter((one) => one.toLowerCase() !== text.toLowerCase())
  return write(user_id, family_id, [text, ...others].slice(0, ENTRIES_MAX))
}

export function deleteSearch(user_id: string, family_id: string, text: string): string[] {
  return write(
    user_id,
    family_id,
    readSearches(user_id, family_id).filter((one) => one !== text),
  )
}

export function clearSearches(user_id: string, family_id: string): string[] {
  return write(user_id, family_id, [])
}

function write(user_id: string, family_id: string, searches: string[]): string[] {
  stored(user_id, family_id).write(searches)
  return searches
}
