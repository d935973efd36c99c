import type { Db } from '#server/db/database.ts'
import { addLaterIngestJob } from './add-ingest-job.ts'
import type { ReceivedUpload } from './upload-purpose.ts'
import { isStillUploading } from './uploads.queries.ts'

const SECOND_MS = 1000
/** The time between two files that are uploaded in sequence. */
const LEAST_WAIT_MS = 15 * SECOND_MS
const MOST_WAIT_MS = 60 * 60 * SECOND_MS

/**
 * Whether an upload should wait for a related one: as long as its person is still uploading, doubling the interval each time.
 */
export async function waitForMore(db: Db, upload: ReceivedUpload, now = Date.now()): Promise<boolean> {
  const ageMs = Math.max(0, now - Date.parse(upload.created_at))
  if (ageMs > MOST_WAIT_MS || (ageMs > LEAST_WAIT_MS && !(await isStillUploading(db, upload)))) return false
  const runAt = new Date(now + Math.max(LEAST_WAIT_MS, ageMs))
  await addLaterIngestJob(db, upload, runAt)
  return true
}
