import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem, call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { photosContract as photosContractType } from '../photos.contract.ts'
import { RECENT_PHOTOS_SIZE } from '../photos.rules.ts'
import { changeListedPhoto, removeListedPhoto, takeInNewPhotos } from './list/gallery-cache.ts'
import type { PhotoPages } from './list/gallery-pages.ts'
import { photoKeys } from './photos.data.ts'

const photosContract = operationsOf<typeof photosContractType>()

/** A gallery of more pages is mended where it changed: to load it anew would take longer than anybody looks. */
const PAGES_MAX = 2

/** Brings what is on screen up to date when somebody else added, changed or deleted a photo, or several. */
export async function refreshPhotos(cache: QueryClient, family_id: string, photo_id: string | undefined) {
  void cache.invalidateQueries({
    queryKey: photo_id ? photoKeys.photo(family_id, photo_id) : photoKeys.family(family_id),
    refetchType: 'active',
    predicate: ({ queryKey }) => queryKey[2] !== 'gallery',
  })
  // Where it was, or is now, on the map.
  void cache.invalidateQueries({ queryKey: photoKeys.places(family_id) })
  const galleries = cache.getQueriesData<PhotoPages>({ queryKey: photoKeys.galleries(family_id) })
  const isLong = galleries.some(([, pages]) => (pages?.pages.length ?? 0) > PAGES_MAX)
  if (!isLong) return void cache.invalidateQueries({ queryKey: photoKeys.galleries(family_id) })
  if (photo_id) await refreshOne(cache, family_id, photo_id)
  else await takeInNewPhotos(cache, family_id, RECENT_PHOTOS_SIZE)
}

async function refreshOne(cache: QueryClient, family_id: string, photo_id: string) {
  try {
    const photo = await call(photosContract.getPhoto, { family_id, photo_id })
    // A film may have become one with its picture.
    if (photo.id !== photo_id) removeListedPhoto(cache, family_id, photo_id)
    changeListedPhoto(cache, family_id, photo.id, photo)
    await takeInNewPhotos(cache, family_id, 1)
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'not_found')) throw error
    removeListedPhoto(cache, family_id, photo_id)
  }
}
