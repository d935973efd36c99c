import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { removeObjectsJob } from '#server/storage/remove-objects.ts'
import { PHOTO_TRASH_DAYS } from '../photos.rules.ts'
import { photoFolder } from '#features/media/server/media-objects.ts'
import { deleteExpiredPhotos } from './deleted-photos.queries.ts'

/** Purges photos PHOTO_TRASH_DAYS after they were deleted. */
export async function purgeDeletedPhotos({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const purged = await db.transaction().execute(async (tx) => {
      const photos = await deleteExpiredPhotos(tx, PHOTO_TRASH_DAYS)
      for (const { id, family_id } of photos) await addJob(tx, removeObjectsJob, { folder: photoFolder(family_id, id) })
      return photos.length
    })
    if (purged === 0) return
  }
}
