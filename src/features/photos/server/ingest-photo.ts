import type { Plans } from '#features/billing/server/plans.ts'
import { photoFolder } from '#features/media/server/media-objects.ts'
import { NeedsAnother, type MediaPurpose, type ReceivedUpload } from '#features/uploads/server/upload-purpose.ts'
import type { Db } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { lockFileOfFamily, selectSameFiles } from './add-photo.queries.ts'
import { addPhoto, addPhotoActivity } from './add-photo.ts'
import { mayBeLivePhotoVideo } from './live-photo-pairs.ts'

/** Uploads that become photos and videos. A photo has its upload's ID. */
export function photoUploads(plans: Pick<Plans, 'reservePhotoQuota' | 'ofFamilyForJob'>): MediaPurpose<'photos.add'> {
  const isAllowed = async (db: Db, { family_id }: ReceivedUpload, { kind }: AcceptedMedia) =>
    kind === 'image' || (await plans.ofFamilyForJob(db, family_id)).videos

  return {
    needs: 'photos.add',

    async begin({ tx, family_id }) {
      await plans.reservePhotoQuota(tx, family_id)
      return {}
    },

    folderOf: ({ family_id, id }) => photoFolder(family_id, id),

    async refuses(report, upload, db) {
      if (!report.ok) return report.reason
      if (report.kind === 'audio') return 'not_a_photo_or_video'
      return mayBeLivePhotoVideo(report) || (await isAllowed(db, upload, report)) ? undefined : 'video_not_allowed'
    },

    findEarlier: findSame,

    async keep(tx, upload, report: AcceptedMedia, store) {
      const [, same] = await Promise.all([
        lockFileOfFamily(tx, upload.family_id, Buffer.from(report.sha256, 'hex')),
        findSame(tx, upload, report, store),
      ])
      if (same) return same
      const photo_id = await addPhoto(tx, upload, report)
      if (photo_id === upload.id) {
        // The video of a Live Photo may arrive before its image, and is allowed even if the plan has no videos.
        if (!(await isAllowed(tx, upload, report))) throw new NeedsAnother('video_not_allowed')
        await addPhotoActivity(tx, upload)
      }
      return { state: 'done', photo_id }
    },
  }
}

/** If a photo's original was lost, this file may be the only copy left, so it isn't treated as a duplicate. */
async function findSame(db: Db, upload: ReceivedUpload, report: AcceptedMedia, store: ObjectStore) {
  for (const { id: photo_id, storage_path } of await selectSameFiles(db, upload, Buffer.from(report.sha256, 'hex')))
    if ((await store.stat(storage_path))?.size === report.bytes) return { state: 'duplicate' as const, photo_id }
  return undefined
}
