import path from 'node:path'
import type { Logger } from 'pino'
import type { Db, Tx } from '#server/db/database.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { removeFolder } from '#server/storage/remove-objects.ts'
import { newId } from '#shared/ids.ts'
import { DECODER_SECONDS_PER_HOUR } from '../uploads.rules.ts'
import { storeMedia } from '#features/media/server/media-objects.ts'
import { retryLater } from './retry-upload.ts'
import type { Staging } from './staging.ts'
import type { Decision, Outcome } from './upload-outcome.ts'
import {
  NeedsAnother,
  type GatheringPurpose,
  type MediaPurpose,
  type ReceivedUpload,
  type UploadPurposes,
} from './upload-purpose.ts'
import { addDecoderUse, finishUpload, lockReceivedUpload, selectUploadToIngest } from './uploads.queries.ts'
import { waitForMore } from './wait-for-more.ts'

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

/** Answers what it decided; nothing where another run was first, or the file waits. */
async function judge(upload: ReceivedUpload, parts: IngestParts): Promise<Outcome | undefined> {
  const { db, staging, store, tellRefused } = parts
  const purpose = purposeOf(upload, parts)
  if ('gathered' in purpose) return gather(upload, purpose, parts)
  // Of this run alone: a second run of the same job must not write into what the first one stores.
  const files = { file: staging.fileOf(upload.id), folder: path.join(staging.workFolderOf(upload.id), newId()) }
  const report = await inspect(upload, files, purpose, parts)
  if (!report) return undefined
  const refuse = (reason: string) =>
    decideUpload(db, upload, async (tx) => {
      if (!report.ok && upload.retry_cause) await tellRefused(tx, upload)
      return { state: 'refused', reason }
    })
  const reason = await purpose.refuses(report, upload, db)
  if (reason !== undefined) return refuse(reason)
  if (!report.ok) return refuse(report.reason)
  const earlier = await purpose.findEarlier?.(db, upload, report, store)
  if (earlier) return decideUpload(db, upload, async () => earlier)
  await storeMedia(store, purpose.folderOf(upload), files, report)
  try {
    return await decideUpload(db, upload, (tx) => purpose.keep(tx, upload, report, store))
  } catch (error) {
    if (!(error instanceof NeedsAnother)) throw error
    await removeFolder(store, purpose.folderOf(upload))
    return (await waitForMore(db, upload)) ? undefined : refuse(error.otherwise)
  }
}

/** Answers nothing where no decoder gave a verdict: it's tried again later. */
function inspect(
  upload: ReceivedUpload,
  { file, folder }: { file: string; folder: string },
  { seekable }: MediaPurpose,
  parts: IngestParts,
) {
  let decoderMs = 0
  return parts.media
    .inspect(file, folder, {
      filename: upload.filename,
      posterPath: parts.staging.posterOf(upload.id),
      ...(seekable && { seekable }),
      alone: upload.retry_cause !== null && upload.retry_cause !== 'timed_out',
      share: upload.decoder_ms > DECODER_SECONDS_PER_HOUR * 1000 ? OVER_BUDGET : upload.family_id,
      onUsed: (ms) => (decoderMs += ms),
    })
    .catch((error: unknown) => retryLater(parts, upload, error))
    .finally(() => addDecoderUse(parts.db, upload.user_id, decoderMs))
}

/** Decides an upload in one transaction; answers nothing where another run was first. */
function decideUpload(db: Db, { id }: ReceivedUpload, decide: (tx: Tx) => Promise<Decision>) {
  return db.transaction().execute(async (tx): Promise<Outcome | undefined> => {
    return (await lockReceivedUpload(tx, id)) ? finishUpload(tx, id, await decide(tx)) : undefined
  })
}

function purposeOf(upload: ReceivedUpload, { purposes }: Pick<IngestParts, 'purposes'>) {
  const purpose = purposes[upload.purpose]
  if (!purpose) throw new Error(`no feature ingests uploads with the purpose ${upload.purpose}`)
  return purpose
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
