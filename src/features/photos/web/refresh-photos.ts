import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem, call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { photosContract as photosContractType } from '../photos.contract.ts'
import { RECENT_PHOTOS_SHOWN } from '../photos.rules.ts'
import { changeListedPhoto, removeListedPhoto, addNewPhotos } from './list/gallery-cache.ts'
import type { PhotoPages } from './list/gallery-pages.ts'
import { isJustDeleted, photoKeys } from './photos.data.ts'

const photosContract = operationsOf<typeof photosContractType>()

/** Longer galleries are updated in place, because refetching them would take too long. */
const PAGES_MAX = 2

/** Updates the screen when someone else added, changed or deleted one or more photos. */
export async function refreshPhotos(cache: QueryClient, family_id: string, photo_id: string | undefined) {
  const isGone = photo_id !== undefined && isJustDeleted(photo_id)
  void cache.invalidateQueries({
    queryKey: photo_id ? photoKeys.photo(family_id, photo_id) : photoKeys.family(family_id),
    refetchType: 'active',
    predicate: ({ queryKey }) => queryKey[2] !== 'gallery' && !isGone,
  })
  // The photo's previous or new place on the map.
  void cache.invalidateQueries({ queryKey: photoKeys.places(family_id) })
  const galleries = cache.getQueriesData<PhotoPages>({ queryKey: photoKeys.galleries(family_id) })
  const isLong = galleries.some(([, pages]) => (pages?.pages.length ?? 0) > PAGES_MAX)
  if (!isLong) return void cache.invalidateQueries({ queryKey: photoKeys.galleries(family_id) })
  if (isGone) removeListedPhoto(cache, family_id, photo_id)
  else if (photo_id) await refreshOne(cache, family_id, photo_id)
  else await addNewPhotos(cache, family_id, RECENT_PHOTOS_SHOWN)
}

async function refreshOne(cache: QueryClient, family_id: string, photo_id: string) {
  try {
    const photo = await call(photosContract.getPhoto, { family_id, photo_id })
    // A video may have become part of a Live Photo.
    if (photo.id !== photo_id) removeListedPhoto(cache, family_id, photo_id)
    changeListedPhoto(cache, family_id, photo.id, photo)
    await addNewPhotos(cache, family_id, 1)
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'not_found')) throw error
    removeListedPhoto(cache, family_id, photo_id)
  }
}
