import type { Tx } from '#server/db/database.ts'
import { addIngestJob } from './add-ingest-job.ts'
import { insertUpload, markReceived } from './uploads.queries.ts'

/** Adds an upload whose file is already in staging, synced to disk. */
export async function addReceivedUpload(tx: Tx, upload: Parameters<typeof insertUpload>[1]): Promise<void> {
  await insertUpload(tx, upload)
  await markReceived(tx, upload.id)
  await addIngestJob(tx, upload)
}
