import { infiniteQueryOptions, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { URLS_FRESH_MS } from '#web/query.ts'
import type { photosContract as photosContractType } from '../photos.contract.ts'
import { GALLERY_PAGE_MAX, GALLERY_PAGE_SIZE, RECENT_PHOTOS_SIZE } from '../photos.rules.ts'
import type { GalleryStart } from './list/gallery-start.ts'
import type { GalleryFilter } from './photos.search.ts'

const photosContract = operationsOf<typeof photosContractType>()

/** The gallery of everything. */
export const EVERYTHING: GalleryFilter = {}
export const FAVORITES: GalleryFilter = { show: 'favorites' }

export const photoKeys = {
  family: (family_id: string) => ['photos', family_id] as const,
  galleries: (family_id: string) => ['photos', family_id, 'gallery'] as const,
  gallery: (family_id: string, filter: GalleryFilter) => ['photos', family_id, 'gallery', filter] as const,
  months: (family_id: string) => ['photos', family_id, 'months'] as const,
  places: (family_id: string) => ['photos', family_id, 'places'] as const,
  ofChild: (family_id: string, child_id: string) => ['photos', family_id, 'child', child_id] as const,
  recent: (family_id: string) => ['photos', family_id, 'recent'] as const,
  photos: (family_id: string) => ['photos', family_id, 'photo'] as const,
  photo: (family_id: string, photo_id: string) => ['photos', family_id, 'photo', photo_id] as const,
}

/** Three rows of the gallery at most, on a wide screen. */
const CHILD_PHOTOS_SIZE = 24

/** A filter of the address as the server takes it. */
export function filterInput(filter: GalleryFilter): Partial<SentOf<typeof photosContract.listPhotos>> {
  const { show, text, from, to, child, category, milestone, tags, placed, near, area, sort } = filter
  const [near_lat, near_lng, near_km] = near?.split(',') ?? []
  return {
    is_favorite: show && 'true',
    text,
    taken_from: from,
    taken_to: to,
    child_id: child,
    category_ids: category,
    milestone_ids: milestone,
    tags,
    has_location: placed && 'true',
    ...{ near_lat, near_lng, near_km, area },
    sort_by: sort === 'added' ? 'created_at' : undefined,
    sort_order: sort === 'oldest' ? 'asc' : undefined,
  }
}

/**
 * When everything is asked for anew, what did not change stays as it is, and is not drawn again. Not when one more page came: a
 * long gallery forgets its first page then, so that by their places all others seem changed.
 */
function keptPages(before: unknown, now: unknown): unknown {
  const known = new Set((before as { pages: unknown[] } | undefined)?.pages)
  const isOneMore = (now as { pages: unknown[] }).pages.some((page) => known.has(page))
  return isOneMore ? now : replaceEqualDeep(before, now)
}

type PageAsked = { cursor: string; backwards?: 'true' } | undefined

/**
 * The gallery, a page at a time by keyset. `firstPage` brings as many photos at once as were on screen before a reload,
 * so that it comes back where it was; `start` is the place to begin with, where that is not the top.
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
    structuralSharing: keptPages,
    // What a photo belongs to changes elsewhere.
    staleTime: Object.keys(filter).length ? 0 : URLS_FRESH_MS,
  })
}

/** The latest photos of a child, for its own page. */
export function childPhotosOptions(family_id: string, child_id: string) {
  return queryOptions({
    queryKey: photoKeys.ofChild(family_id, child_id),
    queryFn: ({ signal }) =>
      call(photosContract.listPhotos, { family_id, child_id, limit: CHILD_PHOTOS_SIZE }, { signal }),
  })
}

/** The latest that came in, for the dashboard. */
export function recentPhotosOptions(family_id: string) {
  return queryOptions({
    queryKey: photoKeys.recent(family_id),
    queryFn: ({ signal }) =>
      call(photosContract.listPhotos, { family_id, sort_by: 'created_at', limit: RECENT_PHOTOS_SIZE }, { signal }),
  })
}

export function photoOptions(family_id: string, photo_id: string) {
  return queryOptions({
    queryKey: photoKeys.photo(family_id, photo_id),
    queryFn: ({ signal }) => call(photosContract.getPhoto, { family_id, photo_id }, { signal }),
  })
}

/** Tags and places of the family that contain the text, or those it uses most. */
export function suggestionsOptions(family_id: string, text: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'suggestions', text],
    queryFn: ({ signal }) =>
      call(photosContract.listPhotoSuggestions, { family_id, ...(text && { text }) }, { signal }),
    select: (answer) => answer.suggestions,
    placeholderData: (previous) => previous,
  })
}

/** The children and milestones that photos can be of. */
export function choicesOptions(family_id: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'choices'],
    queryFn: ({ signal }) => call(photosContract.listPhotoChoices, { family_id }, { signal }),
  })
}
