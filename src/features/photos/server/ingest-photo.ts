import { link } from 'node:fs/promises'
import path from 'node:path'
import type { Plans } from '#features/billing/server/plans.ts'
import { photoFolder } from '#features/media/server/media-objects.ts'
import type { StagedFiles } from '#features/uploads/server/staging.ts'
import { NeedsAnother, type MediaPurpose, type ReceivedUpload } from '#features/uploads/server/upload-purpose.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import { recordFinding } from '#server/scrub/scrub.queries.ts'
import { typeFromKey } from '#server/storage/object-key.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { lockFileOfFamily, selectSameFiles } from './add-photo.queries.ts'
import { addPhoto, addPhotoActivity } from './add-photo.ts'
import { mayBeLivePhotoVideo } from './live-photo-pairs.ts'

/** Runs in the transaction that adds an uploaded photo, or finds that the family had it. */
export type PhotoUploaded = (tx: Tx, upload: ReceivedUpload, photo_id: string) => Promise<void>

/** Uploads that become photos and videos. A photo has its upload's ID. */
export function photoUploads(
  plans: Pick<Plans, 'reservePhotoQuota' | 'ofFamilyForJob'>,
  uploaded: readonly PhotoUploaded[] = [],
): MediaPurpose<'photos.add'> {
  const isAllowed = async (db: Db, { family_id }: ReceivedUpload, { kind }: AcceptedMedia) =>
    kind === 'image' || (await plans.ofFamilyForJob(db, family_id)).videos

  async function notifyUploaded<D extends { photo_id: string }>(
    tx: Tx,
    upload: ReceivedUpload,
    decision: D,
  ): Promise<D> {
    for (const hook of uploaded) await hook(tx, upload, decision.photo_id)
    return decision
  }

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

    async findEarlier(db, upload, report: AcceptedMedia, parts) {
      const earlier = await findOrHeal(db, upload, report, parts)
      return earlier && db.transaction().execute((tx) => notifyUploaded(tx, upload, earlier))
    },

    async keep(tx, upload, report: AcceptedMedia, store) {
      const [, { same }] = await Promise.all([
        lockFileOfFamily(tx, upload.family_id, Buffer.from(report.sha256, 'hex')),
        findSame(tx, upload, report, store),
      ])
      if (same) return notifyUploaded(tx, upload, same)
      const photo_id = await addPhoto(tx, upload, report)
      if (photo_id === upload.id) {
        // The video of a Live Photo may arrive before its image, and is allowed even if the plan has no videos.
        if (!(await isAllowed(tx, upload, report))) throw new NeedsAnother('video_not_allowed')
        await addPhotoActivity(tx, upload)
      }
      return notifyUploaded(tx, upload, { state: 'done' as const, photo_id })
    },
  }
}

type Parts = { store: ObjectStore; files: StagedFiles }

/** If the originals of all photos with this file were lost, the file becomes that of the first one. */
async function findOrHeal(db: Db, upload: ReceivedUpload, report: AcceptedMedia, { store, files }: Parts) {
  const { same, lost } = await findSame(db, upload, report, store)
  if (same || !lost) return same
  return db.transaction().execute(async (tx) => {
    await lockFileOfFamily(tx, upload.family_id, Buffer.from(report.sha256, 'hex'))
    const found = await findSame(tx, upload, report, store)
    if (found.same || !found.lost) return found.same
    await healOriginal(tx, { ...found.lost, family_id: upload.family_id }, report, { store, files })
    return { state: 'duplicate' as const, photo_id: found.lost.id }
  })
}

async function healOriginal(
  tx: Tx,
  { storage_path, family_id }: { storage_path: string; family_id: string },
  { sha256, bytes, mime }: AcceptedMedia,
  { store, files }: Parts,
) {
  const copy = path.join(files.folder, 'healed')
  await link(files.file, copy)
  await store.remove(storage_path)
  await store.storeFile(storage_path, copy, { contentType: typeFromKey(storage_path) ?? mime, isDurable: true })
  await recordFinding(tx, { storage_path, family_id, sha256, bytes }, 'whole')
  await recordAudit(tx, { action: 'original.healed', family_id, details: { object: storage_path } })
}

/** `lost` is the first photo with this file if none of them has its original: this file may be the only copy left. */
async function findSame(db: Db, upload: ReceivedUpload, { sha256, bytes }: AcceptedMedia, store: ObjectStore) {
  const photos = await selectSameFiles(db, upload, Buffer.from(sha256, 'hex'))
  for (const { id: photo_id, storage_path, finding } of photos)
    if (finding !== 'changed' && (await store.stat(storage_path))?.size === bytes)
      return { same: { state: 'duplicate' as const, photo_id } }
  return { lost: photos[0] }
}
