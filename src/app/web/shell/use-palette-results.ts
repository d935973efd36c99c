import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { BookHeart, GalleryVerticalEnd, Images, MapPin, MessageCircleHeart, Sparkles } from 'lucide-react'
import { useLocale } from 'use-intl'
import { typedSearchOptions } from '#features/typed-search/web/typed-search.data.ts'
import { withTyped } from '#features/gallery/web/find/typed-search.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { foundPhotosOptions, suggestionsOptions } from '#features/photos/web/photos.data.ts'
import { townOf } from '#features/places/places.rules.ts'
import type { Found } from '#features/search/search.contract.ts'
import { searchOptions } from '#features/search/web/search.data.ts'
import { fullName } from '#shared/full-name.ts'
import { useFormat, useText } from '#web/text.tsx'
import { useDebounced } from '#web/use-debounced.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { useToday } from '#web/use-today.ts'
import { useCurrentFamily } from './current-family.ts'
import { usePersonItem, usePhotoItem, type PaletteItem, type PaletteSection } from './palette-item.ts'

const PHOTO_ROWS_MAX = 2

type Results = { sections: PaletteSection[]; isSearching: boolean; error: Error | null }

/** Results for a text: people, pages, photos as the gallery finds them, and what else has these words. */
export function usePaletteResults(text: string, commands: readonly PaletteItem[]): Results {
  const t = useText('palette')
  const nav = useText('shell.nav')
  const debounced = useDebounced(text)
  const familyId = useCurrentFamily().current?.id
  const { data: found, error, isFetching, isPlaceholderData } = useQuery(searchOptions(debounced))
  const photos = useFoundPhotos(familyId, debounced, isPlaceholderData ? undefined : found)
  const places = useFoundPlaces(familyId, debounced)
  const others = useFoundItems(found)
  const isOfEarlier = debounced !== text || isPlaceholderData
  const isNamed = ({ label, hint = '', words = '' }: PaletteItem) =>
    normalized(`${label} ${hint} ${words}`).includes(normalized(text))
  // Results of an earlier, shorter text are filtered, so that Enter doesn't choose a wrong one. Photos would flicker.
  const current = (items: PaletteItem[]) => (isOfEarlier ? items.filter(isNamed) : items)
  // They don't wait for the other results, so that Enter isn't lost.
  const isStale = debounced !== text || photos.isStale
  const sections = [
    { heading: t('sections.people'), items: current(others.people) },
    { heading: t('sections.pages'), items: commands.filter(isNamed) },
    { heading: nav('photos'), items: photos.items.map((item) => ({ ...item, isStale })) },
    { heading: t('sections.places'), items: current(places) },
    { heading: nav('albums'), items: current(others.albums) },
    { heading: nav('milestones'), items: current(others.milestones) },
    { heading: t('sections.answers'), items: current(others.answers) },
    { heading: t('families'), items: current(others.families) },
  ]
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    isSearching: text.length > 1 && (debounced !== text || isFetching || photos.isFetching),
    error,
  }
}

/** Full rows of the family's photos, with a link to all in the gallery, and then those of other families. */
function useFoundPhotos(familyId: string | undefined, text: string, found: Found | undefined) {
  const t = useText('palette')
  const photoItem = usePhotoItem()
  const columns = useIsNarrow() ? 2 : 3
  const asked = { text, today: useToday(), language: useLocale() }
  const isAsked = familyId !== undefined && text.length > 1
  const typed = useQuery({ ...typedSearchOptions(familyId ?? '', asked), enabled: isAsked })
  const search = typed.data ? withTyped({}, typed.data) : {}
  const listed = useQuery({
    ...foundPhotosOptions(familyId ?? '', search, PHOTO_ROWS_MAX * columns),
    enabled: isAsked && typed.data !== undefined,
  })
  const state = { isStale: listed.isPlaceholderData, isFetching: typed.isFetching || listed.isFetching }
  if (!isAsked || !listed.data) return { items: [], ...state }
  const { photos, total } = listed.data
  const elsewhere = found?.photos.filter(({ family_id }) => family_id !== familyId) ?? []
  const all = [...photos, ...elsewhere]
  // Two columns may end with half a row.
  const shown =
    columns > 2 && all.length > columns
      ? all.slice(0, all.length - (all.length % columns))
      : all.slice(0, PHOTO_ROWS_MAX * columns)
  const more: PaletteItem = {
    value: 'photos',
    label: t('photosOf', { text }),
    look: 'more',
    mark: Images,
    target: linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search }),
  }
  const hasMore = total > shown.length || (total > 0 && typed.data?.parts.length)
  return { items: [...shown.map(photoItem), ...(hasMore ? [more] : [])], ...state }
}

function useFoundPlaces(familyId: string | undefined, text: string): PaletteItem[] {
  const isAsked = familyId !== undefined && text.length > 1
  const { data = [] } = useQuery({ ...suggestionsOptions(familyId ?? '', text), enabled: isAsked })
  if (!isAsked) return []
  return data
    .filter(({ kind }) => kind === 'place')
    .map(({ name }) => ({
      value: `place ${name}`,
      label: townOf(name),
      hint: name.slice(townOf(name).length + 2),
      look: 'row',
      mark: MapPin,
      target: linkOptions({ to: '/families/$familyId/photos', params: { familyId }, search: { text: name } }),
    }))
}

type FoundItems = Record<Exclude<keyof Found, 'photos'>, PaletteItem[]>

function useFoundItems(found: Found | undefined): FoundItems {
  const personItem = usePersonItem()
  const format = useFormat()
  const familyId = useCurrentFamily().current?.id
  const { data } = useQuery({ ...peopleOptions(familyId ?? ''), enabled: familyId !== undefined })
  const { families = [], people = [], albums = [], milestones = [], answers = [] } = found ?? {}
  return {
    families: families.map(({ id, name }) => ({
      value: id,
      label: name,
      look: 'row',
      mark: BookHeart,
      target: linkOptions({ to: '/families/$familyId', params: { familyId: id } }),
    })),
    people: people.map((person) => personItem(person, fullName(person), 'row')),
    albums: albums.map(({ id, family_id, title, cover_url }) => ({
      value: id,
      label: title,
      look: 'row',
      mark: cover_url ? { src: cover_url } : GalleryVerticalEnd,
      target: linkOptions({ to: '/families/$familyId/albums/$albumId', params: { familyId: family_id, albumId: id } }),
    })),
    milestones: milestones.map(({ id, family_id, name, date, cover_url }) => ({
      value: id,
      label: name,
      hint: format.longDate(date),
      look: 'row',
      mark: cover_url ? { src: cover_url } : Sparkles,
      target: linkOptions({
        to: '/families/$familyId/milestones',
        params: { familyId: family_id },
        search: { milestone: id },
      }),
    })),
    answers: answers.map(({ id, family_id, child_id, first_name, prompt_order, excerpt }) => {
      const person = data?.people.find((one) => one.id === child_id)
      return {
        value: id,
        label: excerpt,
        hint: first_name,
        look: 'row',
        mark: person ? { person } : MessageCircleHeart,
        target: linkOptions({
          to: '/families/$familyId/personality/$childId',
          params: { familyId: family_id, childId: child_id },
          search: { question: prompt_order },
        }),
      }
    }),
  }
}

/** Lowercase without accents, as the server compares. */
function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
