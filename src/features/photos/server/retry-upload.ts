import type { Db } from '#server/db/database.ts'
import { DecoderFailed } from '#server/media-process/decoder-failed.ts'
import { addIngestJob } from './add-ingest-job.ts'
import { noteDecoderFailure, setRetryAt } from './uploads.queries.ts'

const FIRST_WAIT_MS = 60_000
/** Minutes, then hours, then days: a busy hour passes soon, and a file that never decodes costs next to nothing. */
const WAIT_FACTOR = 8
const LONGEST_WAIT_MS = 30 * 24 * 60 * 60_000

/**
 * Leaves the upload received, with its bytes in staging, and has it tried again later; one such file at a time, after new
 * uploads. Rethrows what is no failure of a decoder.
 */
export async function retryLater(db: Db, upload_id: string, error: unknown): Promise<undefined> {
  if (!(error instanceof DecoderFailed)) throw error
  await db.transaction().execute(async (tx) => {
    const attempts = await noteDecoderFailure(tx, upload_id, error.failure)
    if (attempts === undefined) return
    const runAt = new Date(Date.now() + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * WAIT_FACTOR ** (attempts - 1)))
    await setRetryAt(tx, upload_id, runAt.toISOString())
    await addIngestJob(tx, upload_id, { runAt, priority: 5, queue: 'retried-uploads' })
  })
}
