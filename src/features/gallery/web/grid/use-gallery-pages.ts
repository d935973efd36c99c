import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { GALLERY_PAGE_SIZE } from '#features/photos/photos.rules.ts'
import { shownPhotos } from '#features/photos/web/list/gallery-pages.ts'
import type { GalleryStart } from '#features/photos/web/list/gallery-start.ts'
import { countedInput, galleryOptions } from '#features/photos/web/photos.data.ts'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import type { GalleryTimeline } from '../timeline/gallery-timeline.ts'
import { photosToReturn, startToReturn } from './saved-position.ts'

/** Pages farther away than this are dropped, and loaded again when needed. */
const PAGES_MAX = 12

type Jump = {
  name: string
  start: GalleryStart | undefined
  /** Shows the skeleton, rather than the previous photos, until these have loaded. */
  isFresh?: boolean
}

/** The loaded photos of the gallery, and how to load others. */
export function useGalleryPages(
  family_id: string,
  filter: GalleryFilter,
  { positionKey, isMapOpen }: { positionKey: string; isMapOpen: boolean },
) {
  const [firstPage] = useState(() => photosToReturn(positionKey, GALLERY_PAGE_SIZE))
  const name = `${family_id} ${JSON.stringify(filter)}`
  const [jump, setJump] = useState<Jump>(() => ({ name, start: startToReturn(positionKey) }))
  const { start, isFresh } = jump.name === name ? jump : {}
  const query = useInfiniteQuery({
    ...galleryOptions(family_id, filter, { firstPage: start ? GALLERY_PAGE_SIZE : firstPage, start }),
    maxPages: PAGES_MAX,
    // Keeps the previous photos on screen while another month or map area loads.
    placeholderData: (before, of) =>
      of?.queryKey[1] === family_id &&
      (isMapOpen || (!isFresh && JSON.stringify(of.queryKey[3]) === JSON.stringify(filter)))
        ? before
        : undefined,
  })
  const { sort } = filter
  const photos = useMemo(() => (query.data ? shownPhotos(query.data, sort) : []), [query.data, sort])
  const isBusy = query.isFetchingNextPage || query.isFetchingPreviousPage || query.isPlaceholderData
  const fetchMore = () => {
    if (query.hasNextPage && !isBusy && !query.isFetchNextPageError) void query.fetchNextPage()
  }
  const fetchBefore = () => {
    if (query.hasPreviousPage && !isBusy && !query.isFetchPreviousPageError) void query.fetchPreviousPage()
  }
  const skipped = query.data?.pages[0]?.month_offset
  const timeline: GalleryTimeline | undefined =
    skipped === undefined || skipped === null || sort
      ? undefined
      : {
          family_id,
          counted: { ...countedInput(filter), person_id: filter.people },
          span: {
            hasBefore: query.data?.pages[0]?.previous_cursor !== null,
            hasAfter: query.data?.pages.at(-1)?.next_cursor !== null,
            skipped,
          },
          onNearStart: fetchBefore,
          onJump: (to) => setJump({ name, start: to }),
        }
  /** Starts over at another month. */
  const jumpTo = (to: GalleryStart) => setJump({ name, start: to, isFresh: true })
  return { query, photos, fetchMore, fetchBefore, timeline, jumpTo }
}
