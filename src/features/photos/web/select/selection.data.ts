import type { QueryClient } from '@tanstack/react-query'
import { photoSelectionsContract, type SelectionOutcome } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { BULK_MAX } from '#features/photos/photos.rules.ts'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { filterInput, photoKeys } from '../photos.data.ts'
import type { GalleryFilter } from '../photos.search.ts'

export type ManyChange = Omit<SentOf<typeof photoSelectionsContract.editPhotos>, 'family_id' | 'photo_ids'>
export type Reason = SelectionOutcome['failed'][number]['reason']
export type Failure = { id: string; reason: Reason }

/** Every photo that the gallery's filter lets through, also those that are not loaded. */
export async function allIds(cache: QueryClient, family_id: string, filter: GalleryFilter): Promise<string[]> {
  const { sort_by: _by, sort_order: _order, ...narrowed } = filterInput(filter)
  const { photo_ids } = await cache.fetchQuery({
    queryKey: [...photoKeys.family(family_id), 'ids', filter],
    queryFn: () => call(photosContract.listPhotoIds, { family_id, ...narrowed }),
  })
  return photo_ids
}

/**
 * Changes or deletes photos, so many at a time, and tells after each lot how many are done. What failed is answered, not
 * thrown; a lot that did not arrive at all ends it.
 */
export async function changeMany(
  family_id: string,
  ids: readonly string[],
  change: ManyChange | 'delete',
  onProgress: (done: number) => void,
): Promise<Failure[]> {
  const failures: Failure[] = []
  for (let from = 0; from < ids.length; from += BULK_MAX) {
    const photo_ids = ids.slice(from, from + BULK_MAX)
    const { failed } =
      change === 'delete'
        ? await call(photoSelectionsContract.deletePhotos, { family_id, photo_ids })
        : await call(photoSelectionsContract.editPhotos, { family_id, photo_ids, ...change })
    failures.push(...failed.map(({ place, reason }) => ({ id: photo_ids[place]!, reason })))
    onProgress(from + photo_ids.length)
  }
  return failures
}

/** Has the browser save one ZIP of the originals. */
export async function downloadMany(family_id: string, photo_ids: string[]): Promise<void> {
  const { id } = await call(photoSelectionsContract.createPhotoDownload, { family_id, photo_ids })
  const link = document.createElement('a')
  link.href = `/api/families/${family_id}/photo-downloads/${id}`
  link.download = ''
  link.click()
}
