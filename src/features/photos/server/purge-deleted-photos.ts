import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { PHOTO_TRASH_DAYS } from '../photos.rules.ts'
import { photoFolder, removeFolder } from '#features/media/server/media-objects.ts'
import { removePhotoObjectsJob } from './photos.jobs.ts'
import { deleteExpiredPhotos } from './deleted-photos.queries.ts'

/**
 * Removes photos for good, PHOTO_TRASH_DAYS after they were deleted. Their bytes are the matter of a job that is added
 * with the row's end, so that no row is ever without its bytes, and no bytes are forgotten where the store is away.
 */
export async function purgeDeletedPhotos({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const purged = await db.transaction().execute(async (tx) => {
      const photos = await deleteExpiredPhotos(tx, PHOTO_TRASH_DAYS)
      for (const { id, family_id } of photos) await addJob(tx, removePhotoObjectsJob, { photo_id: id, family_id })
      return photos.length
    })
    if (purged === 0) return
  }
}

export function removePhotoObjects(photo: { family_id: string; photo_id: string }, store: ObjectStore): Promise<void> {
  return removeFolder(store, photoFolder(photo.family_id, photo.photo_id))
}
