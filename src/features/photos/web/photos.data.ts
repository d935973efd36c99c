import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  replaceEqualDeep,
  skipToken,
} from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { URLS_FRESH_MS } from '#web/query.ts'
import type { photosContract as photosContractType } from '../photos.contract.ts'
import { BULK_MAX, GALLERY_PAGE_MAX, GALLERY_PAGE_SIZE, RECENT_PHOTOS_SHOWN } from '../photos.rules.ts'
import type { GalleryStart } from './list/gallery-start.ts'
import type { GalleryFilter } from './photos.search.ts'

const photosContract = operationsOf<typeof photosContractType>()

/** The unfiltered gallery. */
export const EVERYTHING: GalleryFilter = {}
export const FAVORITES: GalleryFilter = { show: 'favorites' }
export const ARCHIVED: GalleryFilter = { show: 'archived' }

export const photoKeys = {
  family: (family_id: string) => ['photos', family_id] as const,
  galleries: (family_id: string) => ['photos', family_id, 'gallery'] as const,
  gallery: (family_id: string, filter: GalleryFilter) => ['photos', family_id, 'gallery', filter] as const,
  total: (family_id: string, filter: GalleryFilter) => ['photos', family_id, 'total', filter] as const,
  months: (family_id: string) => ['photos', family_id, 'months'] as const,
  places: (family_id: string) => ['photos', family_id, 'places'] as const,
  ofPerson: (family_id: string, person_id: string) => ['photos', family_id, 'person', person_id] as const,
  recent: (family_id: string) => ['photos', family_id, 'recent'] as const,
  photos: (family_id: string) => ['photos', family_id, 'photo'] as const,
  photo: (family_id: string, photo_id: string | undefined) => ['photos', family_id, 'photo', photo_id] as const,
}

/** When photos were deleted on this page: their view may still be closing when the server's event arrives. */
export const deletedHere = new Map<string, number>()
/** Later events say that someone restored it. */
const DELETED_HERE_MS = 5000

/** Whether the view of a deleted photo may still be closing, so that nothing of it should be requested. */
export function isJustDeleted(photo_id: string): boolean {
  return Date.now() - (deletedHere.get(photo_id) ?? 0) < DELETED_HERE_MS
}

/** At most three gallery rows on a wide screen. */
const PERSON_PHOTOS_SIZE = 24

export function countedInput({ show }: GalleryFilter): { is_favorite?: 'true'; is_archived?: 'true' } {
  return show === 'favorites' ? { is_favorite: 'true' } : show === 'archived' ? { is_archived: 'true' } : {}
}

/** Converts the URL's filter to the API's. */
export function filterInput(filter: GalleryFilter): Partial<SentOf<typeof photosContract.listPhotos>> {
  const { text, from, to, people, only, category, milestone, tags, kind, file } = filter
  const { placed, near, area, sort } = filter
  const [near_lat, near_lng, near_km] = near?.split(',') ?? []
  return {
    ...countedInput(filter),
    text,
    taken_from: from,
    taken_to: to,
    person_ids: people,
    no_one_else: only && 'true',
    category_ids: category,
    milestone_ids: milestone,
    tags,
    kind,
    file_name: file,
    has_location: placed && 'true',
    ...{ near_lat, near_lng, near_km, area },
    sort_by: sort === 'added' ? 'created_at' : undefined,
    sort_order: sort === 'oldest' ? 'asc' : undefined,
  }
}

/**
 * Structural sharing for refetched pages, so that unchanged photos don't re-render. Not when a page was added: a long gallery
 * drops its first page then, and comparing by index would find that all pages changed.
 */
function reusePages(before: unknown, now: unknown): unknown {
  const known = new Set((before as { pages: unknown[] } | undefined)?.pages)
  const isOneMore = (now as { pages: unknown[] }).pages.some((page) => known.has(page))
  return isOneMore ? now : replaceEqualDeep(before, now)
}

type PageAsked = { cursor: string; backwards?: 'true' } | undefined

/**
 * The gallery, paged by keyset. `firstPage` is the size of the first request, to restore what was on screen before a reload;
 * `start` is where to begin, if it isn't the top.
 */
export function galleryOptions(
  family_id: string,
  filter: GalleryFilter,
  { firstPage = GALLERY_PAGE_SIZE, start }: { firstPage?: number; start?: GalleryStart | undefined } = {},
) {
  return infiniteQueryOptions({
    queryKey: [...photoKeys.gallery(family_id, filter), start ?? 'top'],
    queryFn: ({ signal, pageParam }) =>
      call(
        photosContract.listPhotos,
        {
          family_id,
          ...(pageParam ?? (start && { from_month: start.month, offset: start.skip })),
          limit: pageParam ? GALLERY_PAGE_SIZE : Math.min(GALLERY_PAGE_MAX, firstPage),
          ...filterInput(filter),
        },
        { signal },
      ),
    initialPageParam: undefined as PageAsked,
    getNextPageParam: (page): PageAsked => (page.next_cursor ? { cursor: page.next_cursor } : undefined),
    getPreviousPageParam: (page): PageAsked =>
      page.previous_cursor ? { cursor: page.previous_cursor, backwards: 'true' } : undefined,
    structuralSharing: reusePages,
    // Other screens can change which photos match.
    staleTime: Object.keys(filter).length ? 0 : URLS_FRESH_MS,
  })
}

/** A person's latest photos, for their page. */
export function personPhotosOptions(family_id: string, person_id: string) {
  return queryOptions({
    queryKey: photoKeys.ofPerson(family_id, person_id),
    queryFn: ({ signal }) =>
      call(photosContract.listPhotos, { family_id, person_ids: person_id, limit: PERSON_PHOTOS_SIZE }, { signal }),
  })
}

/** The first photos of a search, and how many there are. */
export function foundPhotosOptions(family_id: string, filter: GalleryFilter, limit: number) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'found', filter, limit],
    queryFn: ({ signal }) => call(photosContract.listPhotos, { family_id, ...filterInput(filter), limit }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The exact number of photos, of which pages only say that there are more than TOTAL_MAX. */
export function exactTotalOptions(family_id: string, filter: GalleryFilter) {
  return queryOptions({
    queryKey: photoKeys.total(family_id, filter),
    queryFn: async ({ signal }) => {
      const input = { family_id, ...filterInput(filter), limit: 1, count: 'exact' } as const
      return (await call(photosContract.listPhotos, input, { signal })).total
    },
    gcTime: 0,
  })
}

/** The latest photos, for the dashboard. */
export function recentPhotosOptions(family_id: string) {
  return queryOptions({
    queryKey: photoKeys.recent(family_id),
    queryFn: ({ signal }) =>
      call(photosContract.listPhotos, { family_id, sort_by: 'created_at', limit: RECENT_PHOTOS_SHOWN }, { signal }),
  })
}

export function photoOptions(family_id: string, photo_id: string | undefined) {
  return queryOptions({
    queryKey: photoKeys.photo(family_id, photo_id),
    queryFn: photo_id ? ({ signal }) => call(photosContract.getPhoto, { family_id, photo_id }, { signal }) : skipToken,
  })
}

/** The family's tags and places that contain the text, or the most used ones. */
export function suggestionsOptions(family_id: string, text: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'suggestions', text],
    queryFn: ({ signal }) =>
      call(photosContract.listPhotoSuggestions, { family_id, ...(text && { text }) }, { signal }),
    select: (answer) => answer.suggestions,
    placeholderData: (previous) => previous,
  })
}

/** The people in photos from the same hour as these, most frequent first. */
export function suggestedPeopleOptions(family_id: string, photo_ids: readonly string[]) {
  const asked = photo_ids.slice(0, BULK_MAX)
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'suggested-people', asked.join()],
    queryFn: ({ signal }) => call(photosContract.suggestPeople, { family_id, photo_ids: asked }, { signal }),
    select: (answer) => answer.person_ids,
  })
}

/** The people and milestones that photos can be linked to. */
export function choicesOptions(family_id: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'choices'],
    queryFn: ({ signal }) => call(photosContract.listPhotoChoices, { family_id }, { signal }),
  })
}
