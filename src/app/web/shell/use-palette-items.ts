import { useQuery } from '@tanstack/react-query'
import { linkOptions, type LinkProps } from '@tanstack/react-router'
import {
  BookHeart,
  GalleryVerticalEnd,
  History,
  Images,
  MapPin,
  MessageCircleHeart,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { useLocale } from 'use-intl'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { readSearches } from '#features/gallery/web/find/search-history.ts'
import { typedSearchOptions } from '#features/gallery/web/find/typed-search.data.ts'
import { withTyped } from '#features/gallery/web/find/typed-search.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import type { PersonWithAvatar } from '#features/people/web/person-avatar.tsx'
import { takenDay } from '#features/photos/web/alt-text.ts'
import { recentPhotosOptions, suggestionsOptions } from '#features/photos/web/photos.data.ts'
import { useAltText } from '#features/photos/web/use-alt-text.ts'
import type { Found } from '#features/search/search.contract.ts'
import { townOf } from '#features/places/places.rules.ts'
import { searchOptions } from '#features/search/web/search.data.ts'
import { fullName } from '#shared/full-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useDebounced } from '#web/use-debounced.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { useToday } from '#web/use-today.ts'
import { useCurrentFamily } from './current-family.ts'
import { entryTarget, useEntries } from './entry-link.tsx'
import { recentCommands } from './recent-commands.ts'

export type PaletteItem = {
  value: string
  label: string
  hint?: string
  /** What else it's found by. */
  words?: string | undefined
  /** What's shown before the label: an icon; above it: a photo or a face. */
  mark: LucideIcon | { src: string } | { person: PersonWithAvatar }
  /** A recent search, or a place. */
  isSearch?: true
  target: LinkProps
  /** Listed first the next time. */
  isCommand?: true
  /** Does something, unlike a page. */
  isAction?: boolean
}

export type PaletteSection = { heading?: string; items: PaletteItem[] }

/** Items for a query, while more are loading or if the search failed. */
type Offered = { sections: PaletteSection[]; isSearching: boolean; error: Error | null }

type ShownPhoto = Omit<Found['photos'][number], 'thumbhash'>

/** Shown before anything is typed. */
const SEARCHES_MAX = 3
const PLACES_MAX = 3
const NARROW_PLACES_MAX = 4
/** A row of each. */
const FACES_MAX = 6
const NARROW_FACES_MAX = 4
const PHOTOS_MAX = 3
const NARROW_PHOTOS_MAX = 2

/** People, places, what was used recently, the latest photos, and all pages. For a text, pages and search results from the server. */
export function usePaletteItems(text: string): Offered {
  const t = useText('palette')
  const all = useText()
  const format = useFormat()
  const alt = useAltText()
  const { current } = useCurrentFamily()
  const entries = useEntries('palette')
  const isNarrow = useIsNarrow()
  const wanted = text.trim()
  const debounced = useDebounced(wanted)
  const { data: found, error, isFetching, isPlaceholderData } = useQuery(searchOptions(debounced))
  const starts = useStarts(current?.id)
  const { data: latest } = useQuery({ ...recentPhotosOptions(current?.id ?? ''), enabled: current !== undefined })
  const photosOf = usePhotosOf(current?.id, debounced, found)
  const commandItems = entries.flatMap((entry): PaletteItem[] => {
    const target = entryTarget(entry, current?.id)
    if (!target) return []
    const words = entry.words && all(entry.words)
    const isAction = entry.in.quickActions !== undefined
    return [{ value: entry.label, label: all(entry.label), words, mark: entry.icon, target, isCommand: true, isAction }]
  })
  /** When and where it was taken. */
  const factsOf = (photo: Pick<ShownPhoto, 'taken_at' | 'taken_precision' | 'location_name'>) => {
    const day = takenDay(photo)
    return [day && format.longDate(day), photo.location_name].filter(Boolean).join(' · ')
  }
  const photoItem = ({ id, family_id, small_url, ...photo }: ShownPhoto): PaletteItem => ({
    value: id,
    label: photo.description || factsOf(photo) || alt(photo),
    mark: { src: small_url },
    target: linkOptions({ to: '/families/$familyId/photos', params: { familyId: family_id }, search: { photo: id } }),
  })
  if (!wanted) {
    const recent = recentCommands().flatMap((value) => commandItems.filter((item) => item.value === value))
    const others = commandItems.filter((item) => !recent.includes(item))
    const photos = (latest?.photos ?? [])
      .slice(0, isNarrow ? NARROW_PHOTOS_MAX : PHOTOS_MAX)
      .map((photo) => photoItem({ ...photo, location_name: null }))
    const recents = [...recent.map((item) => ({ ...item, mark: History })), ...starts.searches]
    const sections = [
      { heading: t('sections.people'), items: starts.people },
      { heading: t('sections.places'), items: starts.places },
      { heading: t('sections.recent'), items: recents },
      { heading: t('sections.photos'), items: photos },
      { heading: t('sections.pages'), items: others.filter(({ isAction }) => !isAction) },
      { heading: all('shell.groups.quickActions'), items: others.filter(({ isAction }) => isAction) },
    ]
    return { sections: sections.filter(({ items }) => items.length > 0), isSearching: false, error: null }
  }
  const isNamed = ({ label, hint = '', words = '' }: PaletteItem) =>
    normalized(`${label} ${hint} ${words}`).includes(normalized(wanted))
  const isOfEarlier = debounced !== wanted || isPlaceholderData
  const results: PaletteItem[] = [
    ...(found?.families ?? []).map(({ id, name }): PaletteItem => ({
      value: id,
      label: name,
      hint: t('family'),
      mark: BookHeart,
      target: linkOptions({ to: '/families/$familyId', params: { familyId: id } }),
    })),
    ...(found?.people ?? []).map((person): PaletteItem => ({
      value: person.id,
      label: fullName(person),
      hint: t(person.kind),
      mark: { person },
      target: linkOptions({
        to: '/families/$familyId/people/$personId',
        params: { familyId: person.family_id, personId: person.id },
      }),
    })),
    ...(found?.albums ?? []).map(({ id, family_id, title, cover_url }): PaletteItem => ({
      value: id,
      label: title,
      hint: t('album'),
      mark: cover_url ? { src: cover_url } : GalleryVerticalEnd,
      target: linkOptions({ to: '/families/$familyId/albums/$albumId', params: { familyId: family_id, albumId: id } }),
    })),
    ...(found?.milestones ?? []).map(({ id, family_id, name, date }): PaletteItem => ({
      value: id,
      label: name,
      hint: format.longDate(date),
      mark: Sparkles,
      target: linkOptions({
        to: '/families/$familyId/milestones',
        params: { familyId: family_id },
        search: { milestone: id },
      }),
    })),
    ...(found?.answers ?? []).map(({ id, family_id, child_id, first_name, prompt_order, excerpt }): PaletteItem => ({
      value: id,
      label: excerpt,
      hint: first_name,
      mark: MessageCircleHeart,
      target: linkOptions({
        to: '/families/$familyId/personality/$childId',
        params: { familyId: family_id, childId: child_id },
        search: { question: prompt_order },
      }),
    })),
    ...photosOf,
    ...(found?.photos ?? []).map((photo): PaletteItem => ({
      ...photoItem(photo),
      ...(normalized(photo.filename).includes(normalized(wanted)) && { hint: photo.filename }),
    })),
  ]
  // Results of an earlier, shorter query are filtered, so that Enter doesn't choose a wrong one.
  const shown = isOfEarlier ? results.filter(isNamed) : results
  const [people, others] = [shown.filter(isPerson), shown.filter((item) => !isPerson(item))]
  const items = [...people, ...commandItems.filter(isNamed), ...others]
  return {
    sections: items.length > 0 ? [{ items }] : [],
    isSearching: wanted.length > 1 && (debounced !== wanted || isFetching),
    error,
  }
}

const isPerson = ({ mark }: PaletteItem) => 'person' in mark

/** The gallery's photos of what was typed: if several were found, or its words mean something there, such as a month. */
function usePhotosOf(familyId: string | undefined, text: string, found: Found | undefined): PaletteItem[] {
  const t = useText('palette')
  const asked = { text, today: useToday(), language: useLocale() }
  const { data: read } = useQuery({
    ...typedSearchOptions(familyId ?? '', asked),
    enabled: familyId !== undefined && text.length > 1,
  })
  const isMany = (found?.photos.filter(({ family_id }) => family_id === familyId).length ?? 0) > 1
  if (!familyId || !(read?.parts.length || isMany)) return []
  const target = linkOptions({
    to: '/families/$familyId/photos',
    params: { familyId },
    search: read ? withTyped({}, read) : { text },
  })
  return [{ value: 'photos', label: t('photosOf', { text }), mark: Images, target }]
}

/** Lowercase without accents, as the server compares. */
function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}

/** What people look for most: the family's people and places, and their recent searches in it. */
function useStarts(familyId: string | undefined): Record<'searches' | 'people' | 'places', PaletteItem[]> {
  const t = useText('palette')
  const isNarrow = useIsNarrow()
  const { data: session } = useQuery(sessionOptions)
  const { data: family } = useQuery({ ...familyOptions(familyId ?? ''), enabled: familyId !== undefined })
  const { data } = useQuery({ ...peopleOptions(familyId ?? ''), enabled: familyId !== undefined })
  const { data: suggestions = [] } = useQuery({
    ...suggestionsOptions(familyId ?? '', ''),
    enabled: familyId !== undefined,
  })
  if (!familyId || !session?.user || !family) return { searches: [], people: [], places: [] }
  const searchItem = (text: string, label: string, mark: LucideIcon): PaletteItem => ({
    ...{ value: `search ${text}`, label, mark, isSearch: true },
    target: linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { text } }),
  })
  const children = family.children.map((child) => ({
    ...child,
    kind: 'child' as const,
    family_id: familyId,
    user_id: null,
  }))
  return {
    searches: readSearches(session.user.id, familyId)
      .slice(0, SEARCHES_MAX)
      .map((text) => searchItem(text, text, History)),
    places: suggestions
      .filter(({ kind }) => kind === 'place')
      .slice(0, isNarrow ? NARROW_PLACES_MAX : PLACES_MAX)
      // Without its country, which the other places mostly share.
      .map(({ name }) => searchItem(name, townOf(name), MapPin)),
    people: (data?.people ?? children).slice(0, isNarrow ? NARROW_FACES_MAX : FACES_MAX).map((person): PaletteItem => ({
      value: person.id,
      label: person.first_name,
      hint: t(person.kind),
      mark: { person },
      target: linkOptions({
        to: '/families/$familyId/people/$personId',
        params: { familyId, personId: person.id },
      }),
    })),
  }
}
