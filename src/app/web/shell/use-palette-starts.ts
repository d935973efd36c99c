import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { History, MapPin, type LucideIcon } from 'lucide-react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { readSearches } from '#features/gallery/web/find/search-history.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { recentPhotosOptions, suggestionsOptions } from '#features/photos/web/photos.data.ts'
import { townOf } from '#features/places/places.rules.ts'
import { useIsNarrow } from '#web/use-is-narrow.ts'
import { useCurrentFamily } from './current-family.ts'
import { usePersonItem, usePhotoItem, type PaletteItem } from './palette-item.ts'

const SEARCHES_MAX = 3
/** A row of each, or two. */
const wide = { faces: 6, places: 3, tiles: 3 }
const narrow = { faces: 4, places: 4, tiles: 2 }

type Starts = Record<'searches' | 'people' | 'places' | 'photos', PaletteItem[]>

/** What people look for most: the family's people and places, their recent searches in it, and the photos that were added last. */
export function usePaletteStarts(): Starts {
  const familyId = useCurrentFamily().current?.id
  const most = useIsNarrow() ? narrow : wide
  const personItem = usePersonItem()
  const photoItem = usePhotoItem()
  const ofFamily = { id: familyId ?? '', enabled: familyId !== undefined }
  const { data: session } = useQuery(sessionOptions)
  const { data: family } = useQuery({ ...familyOptions(ofFamily.id), enabled: ofFamily.enabled })
  const { data } = useQuery({ ...peopleOptions(ofFamily.id), enabled: ofFamily.enabled })
  const { data: suggestions = [] } = useQuery({ ...suggestionsOptions(ofFamily.id, ''), enabled: ofFamily.enabled })
  const { data: latest } = useQuery({ ...recentPhotosOptions(ofFamily.id), enabled: ofFamily.enabled })
  if (!familyId || !session?.user || !family) return { searches: [], people: [], places: [], photos: [] }
  const searchItem = (text: string, label: string, mark: LucideIcon): PaletteItem => ({
    ...{ value: `search ${text}`, label, look: 'chip', mark },
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
      .slice(0, most.places)
      // Without its country, which the other places mostly share.
      .map(({ name }) => searchItem(name, townOf(name), MapPin)),
    people: (data?.people ?? children)
      .slice(0, most.faces)
      .map((person) => personItem(person, person.first_name, 'face')),
    photos: (latest?.photos ?? [])
      .slice(0, most.tiles)
      .toSorted((one, other) => other.sort_at.localeCompare(one.sort_at))
      .map(photoItem),
  }
}
