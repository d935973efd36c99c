import type { Db } from '#server/db/database.ts'
import { failedJobKeys, isJobPending } from '#server/jobs/jobs.ts'
import { addIngestJob } from './add-ingest-job.ts'
import { INGEST_KEYS, ingestKeyOf } from './uploads.jobs.ts'
import { selectUploadToIngest, selectWaitingUploads } from './uploads.queries.ts'

/**
 * Requeues complete uploads whose job no longer exists, because it failed or was killed too often, or because the disk was
 * full for longer than it was retried. Acknowledged uploads are never abandoned, and the stored objects of refused files are
 * removed.
 */
export async function requeueUploads({ db }: { db: Db }): Promise<void> {
  for (const upload of await selectWaitingUploads(db))
    if (!(await isJobPending(db, ingestKeyOf(upload.id)))) await addIngestJob(db, upload)
  const dead = (await failedJobKeys(db, INGEST_KEYS)).map((key) => key.slice(INGEST_KEYS.length))
  for (const id of dead)
    await addIngestJob(db, { id, family_id: (await selectUploadToIngest(db, id))?.family_id ?? id })
}
