import type { Plans } from '#features/billing/server/plans.ts'
import type { Db } from '#server/db/database.ts'
import type { AcceptedMedia } from '#server/media-process/media-report.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { lockFileOfFamily, selectSameFiles } from './add-photo.queries.ts'
import { addPhoto, tellOfPhoto } from './add-photo.ts'
import { decideUpload } from '#features/uploads/server/decide-upload.ts'
import { mayBeHalf, NoPictureYet } from './live-photo-pairs.ts'
import { photoFolder, removeFolder, storeMedia } from '#features/media/server/media-objects.ts'
import type { Outcome } from '#features/uploads/server/upload-outcome.ts'
import type { DecidingPurpose, DecodedFiles, ReceivedUpload } from '#features/uploads/server/upload-purpose.ts'
import { waitForMore } from '#features/uploads/server/wait-for-more.ts'

type Parts = { db: Db; store: ObjectStore }

/** Uploads that become photos and videos. A photo has its upload's id. */
export function photoUploads(plans: Pick<Plans, 'holdPhotoPlace' | 'ofFamilyForJob'>): DecidingPurpose<'photos.add'> {
  return {
    needs: 'photos.add',

    async begin({ tx, family_id }) {
      await plans.holdPhotoPlace(tx, family_id)
      return {}
    },

    folderOf: ({ family_id, id }) => photoFolder(family_id, id),

    refuses: (report) => (report.ok ? undefined : report.reason),

    async decide(upload, report, files, parts) {
      if (report.kind === 'audio') return refuse(parts.db, upload, 'not_a_photo_or_video')
      if (report.kind === 'video' && !(await plans.ofFamilyForJob(parts.db, upload.family_id)).videos)
        return keepFilmOfPicture(upload, report, files, parts)
      return keepMedia(upload, report, files, parts)
    },
  }
}

function refuse(db: Db, upload: ReceivedUpload, reason: string) {
  return decideUpload(db, upload, async () => ({ state: 'refused', reason }))
}

/** The film of a Live Photo belongs to its picture, also where a plan has no videos, and may come before it. */
async function keepFilmOfPicture(
  upload: ReceivedUpload,
  report: AcceptedMedia,
  files: DecodedFiles,
  parts: Parts,
): Promise<Outcome | undefined> {
  const { db, store } = parts
  try {
    if (mayBeHalf(report)) return await keepMedia(upload, report, files, parts, { alone: false })
  } catch (error) {
    if (!(error instanceof NoPictureYet)) throw error
    await removeFolder(store, photoFolder(upload.family_id, upload.id))
    if (await waitForMore(db, upload)) return undefined
  }
  return refuse(db, upload, 'video_not_allowed')
}

/** @throws NoPictureYet where it must not stand alone and has no picture */
async function keepMedia(
  upload: ReceivedUpload,
  report: AcceptedMedia,
  files: DecodedFiles,
  { db, store }: Parts,
  { alone } = { alone: true },
) {
  const sha256 = Buffer.from(report.sha256, 'hex')
  const same = await firstThatIsThere(await selectSameFiles(db, upload, sha256), report.bytes, store)
  if (same) return decideUpload(db, upload, async () => ({ state: 'duplicate', photo_id: same.id }))
  await storeMedia(store, photoFolder(upload.family_id, upload.id), files, report)
  return decideUpload(db, upload, async (tx) => {
    const [, meanwhile] = await Promise.all([
      lockFileOfFamily(tx, upload.family_id, sha256),
      selectSameFiles(tx, upload, sha256),
    ])
    const earlier = await firstThatIsThere(meanwhile, report.bytes, store)
    if (earlier) return { state: 'duplicate', photo_id: earlier.id }
    const photo_id = await addPhoto(tx, upload, report, sha256)
    if (!alone && photo_id === upload.id) throw new NoPictureYet()
    // The film of a picture that is here is no news.
    if (photo_id === upload.id) await tellOfPhoto(tx, upload)
    return { state: 'done', photo_id }
  })
}

/** Of a photo whose bytes were lost this file may be the only one left. */
async function firstThatIsThere<P extends { storage_path: string }>(photos: P[], bytes: number, store: ObjectStore) {
  for (const photo of photos) if ((await store.stat(photo.storage_path))?.size === bytes) return photo
  return undefined
}
