import path from 'node:path'
import type { Logger } from 'pino'
import type { Plans } from '#features/billing/server/plans.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { AcceptedMedia, AcceptedSound } from '#server/media-process/media-report.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import { required } from '#shared/required.ts'
import { DECODER_SECONDS_PER_HOUR } from '../photos.rules.ts'
import { addPhoto, tellOfPhoto } from './add-photo.ts'
import { mayBeHalf, NoPictureYet, waitsForPicture } from './live-halves.ts'
import { photoFolder, removeFolder, storeMedia } from './media-objects.ts'
import { retryLater } from './retry-upload.ts'
import type { Staging } from './staging.ts'
import type { GatheringPurpose, MediaPurpose, UploadPurposes } from './upload-purpose.ts'
import {
  addDecoderUse,
  finishUpload,
  lockFileOfFamily,
  lockReceivedUpload,
  selectSameFiles,
  selectUploadToIngest,
  type Fate,
  type ReceivedUpload,
} from './uploads.queries.ts'

export type IngestParts = {
  log: Logger
  plans: Pick<Plans, 'ofFamilyForJob'>
  db: Db
  store: ObjectStore
  media: MediaProcess
  staging: Staging
  purposes: UploadPurposes
  /** Tells a person that a file of theirs, which they know to be stored, can't be read. `app` fills it in. */
  tellRefused(tx: Tx, file: { family_id: string; user_id: string; filename: string }): Promise<void>
}

/** People over their budget share the slots of one family. */
const OVER_BUDGET = 'over the budget'

/**
 * Turns a received upload into a photo, or says why not. May be killed at any point and run again, or twice at once: the
 * photo has the upload's id, so a second run meets the first one's objects; one transaction decides, and the first decision
 * stands; only then staging is emptied.
 */
export async function ingestUpload({ upload_id }: { upload_id: string }, parts: IngestParts): Promise<void> {
  const { db, staging, store } = parts
  const upload = await selectUploadToIngest(db, upload_id)
  const judged = upload?.state === 'received' ? await judge(upload, parts) : undefined
  const fate = judged ?? (upload && (await selectUploadToIngest(db, upload_id))?.state)
  if (fate === 'received') return
  // Objects are stored before a duplicate is known for sure, perhaps by a run that was killed then.
  if (upload && (fate === 'duplicate' || fate === 'refused'))
    await removeFolder(store, folderOf(upload, parts.purposes))
  await staging.forget(upload_id)
}

/** Answers what it decided; nothing where another run was first. */
async function judge(upload: ReceivedUpload, parts: IngestParts): Promise<Fate | undefined> {
  const { db, media, plans, staging, purposes } = parts
  const purpose = purposes[upload.purpose]
  if (purpose && 'gathered' in purpose) return gather(upload, purpose, parts)
  // Of this run alone: a second run of the same job must not write into what the first one stores.
  const folder = path.join(staging.workFolderOf(upload.id), newId())
  let decoderMs = 0
  const report = await media
    .inspect(staging.fileOf(upload.id), folder, {
      filename: upload.filename,
      posterPath: staging.posterOf(upload.id),
      seekable: purpose !== undefined,
      alone: upload.retry_cause !== null && upload.retry_cause !== 'timed_out',
      share: upload.decoder_ms > DECODER_SECONDS_PER_HOUR * 1000 ? OVER_BUDGET : upload.family_id,
      onUsed: (ms) => (decoderMs += ms),
    })
    .catch((error: unknown) => retryLater(parts, upload, error))
    .finally(() => addDecoderUse(db, upload.user_id, decoderMs))
  if (!report) return undefined
  const reason = purpose ? purpose.refuses(report) : report.ok ? undefined : report.reason
  if (!report.ok || reason) return refuse(upload, required(reason), parts)
  if (purpose) return keepForPurpose(upload, report, folder, purpose, parts)
  if (report.kind === 'audio') return finishUpload(db, upload.id, { state: 'refused', reason: 'not_a_photo_or_video' })
  if (report.kind === 'video' && !(await plans.ofFamilyForJob(db, upload.family_id)).videos)
    return keepFilmOfPicture(upload, report, folder, parts)
  return keepMedia(upload, report, folder, parts)
}

function refuse(upload: ReceivedUpload, reason: string, { db, tellRefused }: IngestParts): Promise<Fate | undefined> {
  return db.transaction().execute(async (tx) => {
    const fate = await finishUpload(tx, upload.id, { state: 'refused', reason })
    if (fate && upload.retry_cause) await tellRefused(tx, upload)
    return fate
  })
}

/** The film of a Live Photo belongs to its picture, also where a plan has no videos, and may come before it. */
async function keepFilmOfPicture(
  upload: ReceivedUpload,
  report: AcceptedMedia,
  folder: string,
  parts: IngestParts,
): Promise<Fate | undefined> {
  const { db, store } = parts
  try {
    if (mayBeHalf(report)) return await keepMedia(upload, report, folder, parts, { alone: false })
  } catch (error) {
    if (!(error instanceof NoPictureYet)) throw error
    await removeFolder(store, photoFolder(upload.family_id, upload.id))
    if (await waitsForPicture(db, upload)) return undefined
  }
  return finishUpload(db, upload.id, { state: 'refused', reason: 'video_not_allowed' })
}

/** Everything of an upload that is stored lies below this. */
function folderOf(upload: ReceivedUpload, purposes: UploadPurposes): string {
  const purpose = purposes[upload.purpose]
  return purpose && 'folderOf' in purpose ? purpose.folderOf(upload) : photoFolder(upload.family_id, upload.id)
}

/** The bytes first: a second run finds them moved already. */
async function gather(upload: ReceivedUpload, purpose: GatheringPurpose, { db, staging }: IngestParts) {
  await staging.gather(upload.id, purpose.gathersIn(upload))
  return db.transaction().execute(async (tx) => {
    if (!(await lockReceivedUpload(tx, upload.id))) return undefined
    await purpose.gathered(tx, upload)
    return finishUpload(tx, upload.id, { state: 'done', photo_id: null })
  })
}

async function keepForPurpose(
  upload: ReceivedUpload,
  report: AcceptedMedia | AcceptedSound,
  folder: string,
  purpose: MediaPurpose,
  { db, store, staging }: IngestParts,
) {
  await storeMedia(store, purpose.folderOf(upload), { file: staging.fileOf(upload.id), folder }, report)
  return db.transaction().execute(async (tx) => {
    if (!(await lockReceivedUpload(tx, upload.id))) return undefined
    const reason = await purpose.keep(tx, upload, report)
    return finishUpload(tx, upload.id, reason ? { state: 'refused', reason } : { state: 'done', photo_id: null })
  })
}

/** @throws NoPictureYet where it must not stand alone and has no picture */
async function keepMedia(
  upload: ReceivedUpload,
  report: AcceptedMedia,
  folder: string,
  parts: IngestParts,
  { alone } = { alone: true },
) {
  const { db, store, staging } = parts
  const sha256 = Buffer.from(report.sha256, 'hex')
  const same = await firstThatIsThere(await selectSameFiles(db, upload, sha256), report.bytes, store)
  if (same) return finishUpload(db, upload.id, { state: 'duplicate', photo_id: same.id })
  await storeMedia(store, photoFolder(upload.family_id, upload.id), { file: staging.fileOf(upload.id), folder }, report)
  return db.transaction().execute(async (tx) => {
    const [isReceived, , meanwhile] = await Promise.all([
      lockReceivedUpload(tx, upload.id),
      lockFileOfFamily(tx, upload.family_id, sha256),
      selectSameFiles(tx, upload, sha256),
    ])
    if (!isReceived) return undefined
    const earlier = await firstThatIsThere(meanwhile, report.bytes, store)
    if (earlier) return finishUpload(tx, upload.id, { state: 'duplicate', photo_id: earlier.id })
    const photo_id = await addPhoto(tx, upload, report, sha256)
    if (!alone && photo_id === upload.id) throw new NoPictureYet()
    const [fate] = await Promise.all([
      finishUpload(tx, upload.id, { state: 'done', photo_id }),
      // The film of a picture that is here is no news.
      photo_id === upload.id && tellOfPhoto(tx, upload),
    ])
    return fate
  })
}

/** Of a photo whose bytes were lost this file may be the only one left. */
async function firstThatIsThere<P extends { storage_path: string }>(photos: P[], bytes: number, store: ObjectStore) {
  for (const photo of photos) if ((await store.stat(photo.storage_path))?.size === bytes) return photo
  return undefined
}
