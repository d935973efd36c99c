import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Export } from '#features/exports/exports.schemas.ts'
import { downloadExport } from '#features/exports/web/exports.data.ts'
import type {
  SelectionOutcome,
  photoSelectionsContract as photoSelectionsContractType,
} from '#features/photos/photo-selections.contract.ts'
import type { photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import type { BulkJob, bulkJobsContract as photoWorksContractType } from '#features/photos/bulk-jobs.contract.ts'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { filterInput, photoKeys } from './photos.data.ts'
import type { GalleryFilter } from './photos.search.ts'

const photoSelectionsContract = operationsOf<typeof photoSelectionsContractType>()
const photosContract = operationsOf<typeof photosContractType>()
const bulkJobsContract = operationsOf<typeof photoWorksContractType>()

export type ManyChange = Omit<SentOf<typeof photoSelectionsContract.editPhotos>, 'family_id' | 'photo_ids' | 'undo_key'>
export type Reason = SelectionOutcome['failed'][number]['reason']
export type Failure = { id: string; reason: Reason }

/** All photos that match the gallery's filter, including those that aren't loaded. */
export async function allIds(cache: QueryClient, family_id: string, filter: GalleryFilter): Promise<string[]> {
  const { sort_by: _by, sort_order: _order, ...narrowed } = filterInput(filter)
  const { photo_ids } = await cache.fetchQuery({
    queryKey: [...photoKeys.family(family_id), 'ids', filter],
    queryFn: () => call(photosContract.listPhotoIds, { family_id, ...narrowed }),
  })
  return photo_ids
}

/** Changes or deletes photos in one request. `undoChange` can undo a change by the `undo_key`. Failures are returned, not thrown. */
export async function changeMany(
  family_id: string,
  photo_ids: string[],
  change: ManyChange | 'delete',
  undo_key: string,
): Promise<Failure[]> {
  const { failed } =
    change === 'delete'
      ? await call(photoSelectionsContract.deletePhotos, { family_id, photo_ids })
      : await call(photoSelectionsContract.editPhotos, { family_id, photo_ids, undo_key, ...change })
  return failed.map(({ place, reason }) => ({ id: photo_ids[place] ?? '', reason }))
}

/** Starts a background job, for more photos than one request can change. */
export async function startBulkJob(
  family_id: string,
  photo_ids: string[],
  change: ManyChange | 'delete',
): Promise<void> {
  if (change === 'delete') await call(bulkJobsContract.startDeletingPhotos, { family_id, photo_ids })
  else await call(bulkJobsContract.startEditingPhotos, { family_id, photo_ids, ...change })
}

/** Undoes a change, or begins to, if it was a large one. */
export function undoChange(family_id: string, undo_key: string): Promise<BulkJob> {
  return call(bulkJobsContract.startUndoingPhotos, { family_id, undo_key })
}

const LOOK_EVERY_MS = 1000

/** The caller's bulk jobs, polled while one is running. */
export function bulkJobsOptions(family_id: string) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'works'],
    queryFn: ({ signal }) => call(bulkJobsContract.listPhotoWorks, { family_id }, { signal }),
    select: ({ works }) => works,
    refetchInterval: ({ state }) =>
      state.data?.works.some((work) => work.state === 'running') ? LOOK_EVERY_MS : false,
  })
}

export async function cancelBulkJob(family_id: string, work_id: string): Promise<void> {
  await call(bulkJobsContract.endPhotoWork, { family_id, work_id })
}

/** Downloads a ZIP of the originals, or of all that the user can see, once it's packed. */
export function downloadMany(
  family_id: string,
  chosen: { photo_ids: string[] | undefined; title: string },
  onProgress?: (progress: Export) => void,
): Promise<void> {
  return downloadExport(
    {
      request: () => call(photoSelectionsContract.createPhotoDownload, { family_id, ...chosen }),
      list: () => call(photoSelectionsContract.listPhotoDownloads, { family_id }),
      addressOf: (id) => `/api/families/${family_id}/photo-downloads/${id}`,
    },
    onProgress,
  )
}
