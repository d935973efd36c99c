import { normalizedName } from '#features/places/server/normalized-name.ts'
import type { Locale } from '#shared/locales.ts'
import type { TypedPart } from '../typed-search.contract.ts'
import { readAge } from './read-age.ts'
import { dateContext, readDates } from './read-dates.ts'
import { nameOfPersonAt, withNames, type NamedPerson, type Person } from './read-people.ts'
import { smallWords, vocabulary } from './vocabulary.ts'
import { longestPhrase, wordsOf, type Word } from './words.ts'

export type Place = { name: string; lat: number; lng: number }

export type Known = { people: readonly Person[]; today: string; locale: Locale }

type Context = {
  words: readonly Word[]
  people: readonly NamedPerson[]
  dates: ReturnType<typeof dateContext>
  /** By normalized names. */
  places: ReadonlyMap<string, Place>
}

type Reading = Omit<TypedPart, 'words' | 'name'> & { count: number; name?: string }

/**
 * Splits what someone typed into filters and the words that are left to search for; with the places that it may name, if it's
 * called again.
 */
export function typedSearchReader(text: string, { people, today, locale }: Known) {
  const words = wordsOf(text)
  const context = { words, people: people.map(withNames), dates: dateContext(words, today, locale) }
  return (places: ReadonlyMap<string, Place> = new Map()) => read(text, { ...context, places })
}

function read(text: string, context: Context): { parts: TypedPart[]; text: string } {
  const { words } = context
  const parts: TypedPart[] = []
  let rest: Word[] = []
  const rests = [rest]
  for (let at = 0; at < words.length;) {
    const found = readAt(at, context, rest.length > 0 ? undefined : parts.at(-1))
    if (found && !isTaken(parts, found)) {
      const { count, name = null, ...part } = found
      const raw = words.slice(at, at + count).map((word) => word.raw)
      parts.push({ ...part, words: raw.join(' '), name })
      rest = []
      rests.push(rest)
      at += count
    } else {
      rest.push(...words.slice(at, at + 1))
      at++
    }
  }
  if (parts.length === 0) return { parts, text: text.trim() }
  return { parts, text: written(rests.flatMap(withoutSmallWords)) }
}

/** Filters that can be given only once. */
function isTaken(parts: readonly TypedPart[], { kind, filter }: Reading): boolean {
  return parts.some((part) => (kind === 'person' ? part.filter.person_ids === filter.person_ids : part.kind === kind))
}

function readAt(
  at: number,
  { words, people, dates, places }: Context,
  before: TypedPart | undefined,
): Reading | undefined {
  const age = readAge(words, at, people)
  if (age) return { kind: 'dates', count: age.count, filter: taken(age.meaning) }
  const person = nameOfPersonAt(words, at, people)
  if (person) return { kind: 'person', count: person.count, filter: { person_ids: person.meaning.id } }
  const only = longestPhrase(words, at, vocabulary.only)
  if (only && nameOfPersonAt(words, at + only, people))
    return { kind: 'alone', count: only, filter: { no_one_else: 'true' } }
  const alone = before?.kind === 'person' ? longestPhrase(words, at, vocabulary.alone) : 0
  if (alone) return { kind: 'alone', count: alone, filter: { no_one_else: 'true' } }
  const range = readDates(words, at, dates)
  if (range) return { kind: 'dates', count: range.count, filter: taken(range.meaning) }
  const word = words[at]
  if (word && !word.isLiteral && isFileName(word.raw))
    return { kind: 'file', count: 1, filter: { file_name: word.raw } }
  const favorites = longestPhrase(words, at, vocabulary.favorites)
  if (favorites) return { kind: 'favorites', count: favorites, filter: { is_favorite: 'true' } }
  for (const [kind, names] of Object.entries(vocabulary.kinds)) {
    const count = longestPhrase(words, at, names)
    if (count) return { kind: 'kind', count, filter: { kind } }
  }
  return placeAt(words, at, places)
}

/** With the towns around it. */
export const AROUND_CITY_KM = 25
const PLACE_WORDS_MAX = 4

function placeAt(words: readonly Word[], at: number, places: ReadonlyMap<string, Place>): Reading | undefined {
  for (let count = PLACE_WORDS_MAX; count > 0; count--) {
    const place = places.get(placeKey(words.slice(at, at + count)))
    if (place)
      return {
        ...{ kind: 'place', count, name: place.name },
        filter: { near_lat: String(place.lat), near_lng: String(place.lng), near_km: String(AROUND_CITY_KM) },
      }
  }
  return undefined
}

const placeKey = (words: readonly Word[]) =>
  words.some(({ isLiteral }) => isLiteral) ? '' : normalizedName(words.map(({ raw }) => raw).join(' '))

/** What could be names of places: every few words in a row. */
export function possiblePlaces(text: string): string[] {
  const words = wordsOf(text)
  return words.flatMap((_word, at) =>
    Array.from({ length: PLACE_WORDS_MAX }, (_, more) => placeKey(words.slice(at, at + more + 1))),
  )
}

const taken = ({ from, to }: { from?: string; to?: string }) => ({
  ...(from && { taken_from: from }),
  ...(to && { taken_to: to }),
})

/** "IMG_1234", "DSC00012.jpg", "party.heic". */
function isFileName(word: string): boolean {
  return (
    /^[^/\\]+\.(jpe?g|png|hei[cf]|webp|avif|gif|tiff?|dng|mp4|m4v|mov|webm)$/i.test(word) ||
    /^(img|dscn?|dscf|pxl|mvi|vid|gopr|dji|cimg|hpim|scan)[-_]?\d{2,}[\w-]*$/i.test(word) ||
    /^[a-z\d]{2,}_\d{3,}[\w-]*$/i.test(word)
  )
}

function withoutSmallWords(words: readonly Word[]): Word[] {
  const isSmall = (word: Word) => !word.isLiteral && smallWords.has(word.folded)
  const first = words.findIndex((word) => !isSmall(word))
  const last = words.findLastIndex((word) => !isSmall(word))
  return first < 0 ? [] : words.slice(first, last + 1)
}

/** Quoted words stay quoted, so that they are still words the next time. */
function written(words: readonly Word[]): string {
  return words
    .map(({ raw, isLiteral }) => (isLiteral ? `"${raw}"` : raw))
    .join(' ')
    .replaceAll('" "', ' ')
}
