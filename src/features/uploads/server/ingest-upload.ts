import path from 'node:path'
import type { Logger } from 'pino'
import type { Db, Tx } from '#server/db/database.ts'
import type { AcceptedMedia, AcceptedSound } from '#server/media-process/media-report.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { newId } from '#shared/ids.ts'
import { DECODER_SECONDS_PER_HOUR } from '../uploads.rules.ts'
import { decideUpload } from './decide-upload.ts'
import { removeFolder, storeMedia } from '#features/media/server/media-objects.ts'
import { retryLater } from './retry-upload.ts'
import type { Staging } from './staging.ts'
import type { Outcome } from './upload-outcome.ts'
import type { DecodedFiles, GatheringPurpose, MediaPurpose, ReceivedUpload, UploadPurposes } from './upload-purpose.ts'
import { addDecoderUse, finishUpload, selectUploadToIngest } from './uploads.queries.ts'

export type IngestParts = {
  log: Logger
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
 * Gives a received upload to its purpose, or says why not. May be killed at any point and run again, or twice at once: the
 * objects are named by the upload's id, so a second run meets the first one's; one transaction decides, and the first
 * decision stands; only then staging is emptied.
 */
export async function ingestUpload({ upload_id }: { upload_id: string }, parts: IngestParts): Promise<void> {
  const { db, staging } = parts
  const upload = await selectUploadToIngest(db, upload_id)
  const judged = upload?.state === 'received' ? await judge(upload, parts) : undefined
  const outcome = judged ?? (upload && (await selectUploadToIngest(db, upload_id))?.state)
  if (outcome === 'received') return
  // Objects are stored before a duplicate is known for sure, perhaps by a run that was killed then.
  if (upload && (outcome === 'duplicate' || outcome === 'refused')) await removeObjects(upload, parts)
  await staging.forget(upload_id)
}

/** Answers what it decided; nothing where another run was first. */
async function judge(upload: ReceivedUpload, parts: IngestParts): Promise<Outcome | undefined> {
  const { db, media, staging } = parts
  const purpose = purposeOf(upload, parts)
  if ('gathered' in purpose) return gather(upload, purpose, parts)
  // Of this run alone: a second run of the same job must not write into what the first one stores.
  const files = { file: staging.fileOf(upload.id), folder: path.join(staging.workFolderOf(upload.id), newId()) }
  let decoderMs = 0
  const report = await media
    .inspect(files.file, files.folder, {
      filename: upload.filename,
      posterPath: staging.posterOf(upload.id),
      seekable: 'keep' in purpose,
      alone: upload.retry_cause !== null && upload.retry_cause !== 'timed_out',
      share: upload.decoder_ms > DECODER_SECONDS_PER_HOUR * 1000 ? OVER_BUDGET : upload.family_id,
      onUsed: (ms) => (decoderMs += ms),
    })
    .catch((error: unknown) => retryLater(parts, upload, error))
    .finally(() => addDecoderUse(db, upload.user_id, decoderMs))
  if (!report) return undefined
  const reason = purpose.refuses(report)
  if (reason !== undefined) return refuse(upload, reason, parts)
  if (!report.ok) return refuse(upload, report.reason, parts)
  return 'keep' in purpose
    ? keepForPurpose(upload, report, files, purpose, parts)
    : purpose.decide(upload, report, files, parts)
}

function purposeOf(upload: ReceivedUpload, { purposes }: Pick<IngestParts, 'purposes'>) {
  const purpose = purposes[upload.purpose]
  if (!purpose) throw new Error(`no feature ingests uploads with the purpose ${upload.purpose}`)
  return purpose
}

function refuse(
  upload: ReceivedUpload,
  reason: string,
  { db, tellRefused }: IngestParts,
): Promise<Outcome | undefined> {
  return db.transaction().execute(async (tx) => {
    const outcome = await finishUpload(tx, upload.id, { state: 'refused', reason })
    if (outcome && upload.retry_cause) await tellRefused(tx, upload)
    return outcome
  })
}

async function removeObjects(upload: ReceivedUpload, { store, ...parts }: IngestParts): Promise<void> {
  const purpose = purposeOf(upload, parts)
  if ('folderOf' in purpose) await removeFolder(store, purpose.folderOf(upload))
}

/** The bytes first: a second run finds them moved already. */
async function gather(upload: ReceivedUpload, purpose: GatheringPurpose, { db, staging }: IngestParts) {
  await staging.gather(upload.id, purpose.gathersIn(upload))
  return decideUpload(db, upload, async (tx) => {
    await purpose.gathered(tx, upload)
    return { state: 'done', photo_id: null }
  })
}

async function keepForPurpose(
  upload: ReceivedUpload,
  report: AcceptedMedia | AcceptedSound,
  files: DecodedFiles,
  purpose: MediaPurpose,
  { db, store }: IngestParts,
) {
  await storeMedia(store, purpose.folderOf(upload), files, report)
  return decideUpload(db, upload, async (tx) => {
    const reason = await purpose.keep(tx, upload, report)
    return reason ? { state: 'refused', reason } : { state: 'done', photo_id: null }
  })
}
