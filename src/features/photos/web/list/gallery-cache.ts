import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { activityKeys } from '#features/activity/web/activity.data.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import type { photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import { GALLERY_PAGE_MAX, RECENT_PHOTOS_SHOWN } from '#features/photos/photos.rules.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { photoKeys } from '../photos.data.ts'
import { withChangedPhoto, withNewPhotos, withoutCovered, withoutPhoto } from './changed-pages.ts'
import type { PhotoPage, PhotoPages } from './gallery-pages.ts'

const photosContract = operationsOf<typeof photosContractType>()

/** Updates a photo in every loaded list. */
export function changeListedPhoto(
  cache: QueryClient,
  family_id: string,
  photo_id: string,
  change: Partial<PhotoListed>,
) {
  cache.setQueriesData<PhotoPages>(
    { queryKey: photoKeys.galleries(family_id) },
    (pages) => pages && withChangedPhoto(pages, photo_id, change),
  )
  cache.setQueryData<PhotoPage>(
    photoKeys.recent(family_id),
    (page) =>
      page && {
        ...page,
        photos: page.photos.map((photo) => (photo.id === photo_id ? { ...photo, ...change } : photo)),
      },
  )
}

/**
 * A changed photo may match other filters now, so filtered galleries are invalidated. The unfiltered one is updated in place,
 * since it may be long.
 */
export function refreshFiltered(cache: QueryClient, family_id: string) {
  void cache.invalidateQueries({
    queryKey: photoKeys.galleries(family_id),
    predicate: (query) => !isOfEverything(query),
  })
}

function isOfEverything({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return Object.keys(queryKey[3] as object).length === 0
}

/** Removes a deleted photo from every loaded list. */
export function removeListedPhoto(cache: QueryClient, family_id: string, photo_id: string) {
  cache.setQueriesData<PhotoPages>(
    { queryKey: photoKeys.galleries(family_id) },
    (pages) => pages && withoutPhoto(pages, photo_id),
  )
  void cache.invalidateQueries({ queryKey: photoKeys.months(family_id) })
  void cache.invalidateQueries({ queryKey: photoKeys.places(family_id) })
  void cache.invalidateQueries({ queryKey: photoKeys.recent(family_id) })
  void cache.invalidateQueries({ queryKey: activityKeys.family(family_id) })
}

/**
 * Adds new photos to the loaded lists with one request for the newest. Refetching every page of a long gallery for each batch
 * of an upload of 500 would take longer than the upload.
 */
export async function addNewPhotos(cache: QueryClient, family_id: string, count: number): Promise<void> {
  const limit = Math.min(GALLERY_PAGE_MAX, Math.max(RECENT_PHOTOS_SHOWN, count + 4))
  const newest = await call(photosContract.listPhotos, { family_id, sort_by: 'created_at', limit })
  cache.setQueryData<PhotoPage>(photoKeys.recent(family_id), {
    ...newest,
    photos: newest.photos.slice(0, RECENT_PHOTOS_SHOWN),
  })
  const galleries = { queryKey: photoKeys.galleries(family_id), predicate: isOfEverything }
  // The response of a running request would overwrite the update.
  await waitUntilIdle(cache, galleries)
  cache.setQueriesData<PhotoPages>(
    galleries,
    (pages) => pages && withNewPhotos(withoutCovered(pages, newest), newest.photos, newest.total),
  )
  void cache.invalidateQueries({ queryKey: photoKeys.months(family_id) })
  void cache.invalidateQueries({ queryKey: activityKeys.family(family_id) })
}

async function waitUntilIdle(cache: QueryClient, queries: QueryFilters): Promise<void> {
  for (let tries = 0; tries < 100 && cache.isFetching(queries) > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
}
