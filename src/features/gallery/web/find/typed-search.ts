import type { TypedPart } from '#features/typed-search/typed-search.contract.ts'
import type { PhotoKind } from '#features/photos/photos.rules.ts'
import type { GalleryFilter, GallerySearch } from '#features/photos/web/photos.search.ts'
import { writeNear } from './near.ts'
import { readTypedWords, writeTypedWords } from '#features/typed-search/web/typed-words.ts'

/** A gallery search with the filters that someone typed. `base`: the search before. */
export function withTyped(base: GallerySearch, read: { parts: readonly TypedPart[]; text: string }): GallerySearch {
  const { text: _text, typed, ...filter } = base
  const words = new Map(readTypedWords(typed))
  const found = read.parts.reduce<GalleryFilter>((now, part) => {
    const { key, change } = meaningOf(part, now)
    words.set(key, part.words)
    return { ...now, ...change }
  }, filter)
  return { ...found, ...(read.text && { text: read.text }), typed: writeTypedWords(words) }
}

/** The key of a part's chip, and its filter in the URL. */
function meaningOf({ kind, name, filter }: TypedPart, now: GalleryFilter): { key: string; change: GalleryFilter } {
  switch (kind) {
    case 'dates':
      return { key: 'dates', change: { from: filter.taken_from, to: filter.taken_to } }
    case 'person': {
      const ids = new Set(now.people?.split(','))
      return { key: `people-${filter.person_ids}`, change: { people: [...ids.add(filter.person_ids ?? '')].join() } }
    }
    case 'alone':
      return { key: 'only', change: { only: 'yes' } }
    case 'favorites':
      return { key: 'show', change: { show: 'favorites' } }
    case 'kind':
      return { key: 'kind', change: { kind: filter.kind as PhotoKind } }
    case 'file':
      return { key: 'file', change: { file: filter.file_name } }
    case 'place': {
      const [lat, lng, km] = [filter.near_lat, filter.near_lng, filter.near_km].map(Number) as [number, number, number]
      return { key: 'near', change: { near: writeNear({ lat, lng, km, name: name ?? undefined }) } }
    }
  }
}

/** A search without one of its filters, whose words, if it was typed, are text again. */
export function asText(search: GallerySearch, key: string, without: GalleryFilter): GallerySearch {
  const words = new Map(readTypedWords(search.typed))
  const typed = words.get(key)
  words.delete(key)
  const text = [without.text, typed && `"${typed}"`].filter(Boolean).join(' ')
  return { ...without, ...(text && { text }), typed: writeTypedWords(words) }
}
