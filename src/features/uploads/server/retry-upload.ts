import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { DecoderFailed } from '#server/media-process/decoder-failed.ts'
import { StorageFull } from '#server/storage/object-store.ts'
import { addRetryJob } from './add-ingest-job.ts'
import type { Staging } from './staging.ts'
import { noteDecoderFailure, setRetryAt } from './uploads.queries.ts'

const FIRST_WAIT_MS = 60_000
/** Minutes, then hours, then days: a busy hour passes soon, and a file that never decodes costs almost nothing. */
const WAIT_FACTOR = 8
const LONGEST_WAIT_MS = 30 * 24 * 60 * 60_000

type Upload = { id: string; family_id: string }

type RetryParts = { db: Db; log: Logger; staging: Pick<Staging, 'hasSpaceFor'> }

/**
 * Leaves the upload received, with its file in staging, and schedules another attempt. Each family has one such attempt at a
 * time. Rethrows errors that aren't decoder failures.
 * @throws StorageFull if the decoder couldn't write: the job tries again soon, since that says nothing about the file
 */
export async function retryLater({ db, log, staging }: RetryParts, upload: Upload, error: unknown): Promise<undefined> {
  if (!(error instanceof DecoderFailed)) throw error
  if (error.failure === 'fault' && !(await staging.hasSpaceFor(0))) throw new StorageFull({ cause: error })
  await db.transaction().execute(async (tx) => {
    const attempts = await noteDecoderFailure(tx, upload.id, error.failure)
    if (attempts === undefined) return
    if (attempts === 1)
      log.warn({ upload_id: upload.id, reason: error.failure }, 'a decoder failed on a file; trying again later')
    const runAt = new Date(Date.now() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * WAIT_FACTOR ** (attempts - 1)))
    await setRetryAt(tx, upload.id, runAt.toISOString())
    await addRetryJob(tx, upload, runAt)
  })
}
