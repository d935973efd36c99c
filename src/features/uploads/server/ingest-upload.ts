import type { Logger } from 'pino'
import { storeMedia } from '#features/media/server/media-objects.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { MediaProcess } from '#server/media-process/media-process.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { removeFolder } from '#server/storage/remove-objects.ts'
import { DECODER_SECONDS_PER_HOUR } from '../uploads.rules.ts'
import { addLaterIngestJob } from './add-ingest-job.ts'
import { retryLater } from './retry-upload.ts'
import type { StagedFiles, Staging } from './staging.ts'
import type { Decision, Outcome } from './upload-outcome.ts'
import {
  NeedsAnother,
  type CollectingPurpose,
  type MediaPurpose,
  type ReceivedUpload,
  type SealingPurpose,
  type UploadPurposes,
} from './upload-purpose.ts'
import {
  addDecoderUse,
  finishUpload,
  isStillUploading,
  lockReceivedUpload,
  reopenUpload,
  selectUploadToIngest,
} from './uploads.queries.ts'

export type IngestParts = {
  log: Logger
  db: Db
  store: ObjectStore
  media: MediaProcess
  staging: Staging
  purposes: UploadPurposes
  /** Notifies a person that their file has been stored but can't be read. `app` provides it. */
  notifyRefused(
    tx: Tx,
    file: { family_id: string; user_id: string; filename: string; unattended: boolean },
  ): Promise<void>
}

/** What a sealed file's upload says about it. */
const FORGOTTEN = { filename: '', bytes: 0, about: '{}' }

/** The queue for people over their budget, who share the slots of one family. */
const OVER_BUDGET = 'over the budget'

/**
 * Passes a received upload to its purpose, or records why it's refused. It can be killed at any point and run again or twice
 * at the same time: object keys contain the upload's ID, so a second run finds the first one's objects; the first decision,
 * made in one transaction, is final; and staging is emptied only after that.
 */
export async function ingestUpload({ upload_id }: { upload_id: string }, parts: IngestParts): Promise<void> {
  const { db, staging } = parts
  const upload = await selectUploadToIngest(db, upload_id)
  const judged = upload?.state === 'received' ? await judge(upload, parts) : undefined
  const outcome = judged ?? (upload && (await selectUploadToIngest(db, upload_id))?.state)
  if (!upload || outcome === 'received' || outcome === 'receiving') return
  // Objects are stored before a duplicate is certain, possibly by an earlier run that was killed.
  if (outcome === 'duplicate' || outcome === 'refused') await removeObjects(upload, parts)
  const isCollected = outcome === 'done' && 'collected' in purposeOf(upload, parts)
  if (!isCollected) await staging.remove(upload)
}

/** Returns the decision; nothing if another run was first or the file has to wait. */
async function judge(upload: ReceivedUpload, parts: IngestParts): Promise<Outcome | undefined> {
  const { db, staging } = parts
  const purpose = purposeOf(upload, parts)
  if ('collected' in purpose) return collect(upload, purpose, parts)
  // A disk that doesn't sync when it's told to loses received bytes in a power cut.
  if ((await staging.offsetOf(upload)) < upload.bytes) return void (await reopenUpload(db, upload.id))
  return staging.withFiles(upload, (files) => judgeMedia(upload, purpose, files, parts))
}

async function judgeMedia(
  upload: ReceivedUpload,
  purpose: MediaPurpose | SealingPurpose,
  files: StagedFiles,
  parts: IngestParts,
): Promise<Outcome | undefined> {
  const { db, store, notifyRefused } = parts
  const report = await inspect(upload, files, purpose, parts)
  if (!report) return undefined
  const decide = (work: (tx: Tx) => Promise<Decision>) =>
    decideUpload(db, upload, async (tx) => ({ ...(await work(tx)), ...('seal' in purpose && FORGOTTEN) }))
  const refuse = (reason: string) =>
    decide(async (tx) => {
      if (upload.unattended || (!report.ok && upload.retry_cause)) await notifyRefused(tx, upload)
      return { state: 'refused', reason }
    })
  const reason = await purpose.refuses(report, upload, db)
  if (reason !== undefined) return refuse(reason)
  if (!report.ok) return refuse(report.reason)
  if ('seal' in purpose) return decide(await purpose.seal(upload, report, { store, files }))
  const earlier = await purpose.findEarlier?.(db, upload, report, { store, files })
  if (earlier) return decide(async () => earlier)
  await storeMedia(store, purpose.folderOf(upload), files, report)
  try {
    return await decide((tx) => purpose.keep(tx, upload, report, store))
  } catch (error) {
    if (!(error instanceof NeedsAnother)) throw error
    await removeFolder(store, purpose.folderOf(upload))
    return (await waitForMore(db, upload)) ? undefined : refuse(error.otherwise)
  }
}

/** Returns nothing if no decoder reached a verdict. It's tried again later. */
function inspect(
  upload: ReceivedUpload,
  { file, poster, folder }: StagedFiles,
  purpose: MediaPurpose | SealingPurpose,
  parts: IngestParts,
) {
  let decoderMs = 0
  return parts.media
    .inspect(file, folder, {
      filename: upload.filename,
      posterPath: poster,
      ...('seekable' in purpose && purpose.seekable && { seekable: true }),
      alone: upload.retry_cause !== null && upload.retry_cause !== 'timed_out',
      share: upload.decoder_ms > DECODER_SECONDS_PER_HOUR * 1000 ? OVER_BUDGET : upload.family_id,
      onUsed: (ms) => (decoderMs += ms),
    })
    .catch((error: unknown) => retryLater(parts, upload, error))
    .finally(() => addDecoderUse(parts.db, upload.user_id, decoderMs))
}

/** Decides an upload in one transaction. Returns nothing if another run was first. */
function decideUpload(
  db: Db,
  { id }: ReceivedUpload,
  decide: (tx: Tx) => Promise<Decision & Partial<typeof FORGOTTEN>>,
) {
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

/** Moves the file first. A second run finds that it's been moved. */
async function collect(upload: ReceivedUpload, purpose: CollectingPurpose, { db, staging }: IngestParts) {
  await staging.collect(upload, purpose.collectsIn(upload))
  return decideUpload(db, upload, async (tx) => {
    await purpose.collected(tx, upload)
    return { state: 'done', photo_id: null }
  })
}

const SECOND_MS = 1000
/** The time between two files that are uploaded in sequence. */
const LEAST_WAIT_MS = 15 * SECOND_MS
const MOST_WAIT_MS = 60 * 60 * SECOND_MS

/**
 * Whether an upload should wait for a related one: as long as its person is still uploading, doubling the interval each time.
 */
async function waitForMore(db: Db, upload: ReceivedUpload, now = Date.now()): Promise<boolean> {
  const ageMs = Math.max(0, now - Date.parse(upload.created_at))
  if (ageMs > MOST_WAIT_MS || (ageMs > LEAST_WAIT_MS && !(await isStillUploading(db, upload)))) return false
  const runAt = new Date(now + Math.max(LEAST_WAIT_MS, ageMs))
  await addLaterIngestJob(db, upload, runAt)
  return true
}
