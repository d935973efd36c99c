import type { Db } from '#server/db/database.ts'
import { jobLives } from '#server/jobs/jobs.ts'
import { addIngestJob } from './add-ingest-job.ts'
import { ingestKeyOf } from './photos.jobs.ts'
import { selectWaitingUploads } from './uploads.queries.ts'

/**
 * Gives uploads to a worker again that are whole and whose job is no more: it failed or was killed too often, or the disk
 * was full for longer than it was tried. What was acknowledged is never left lying.
 */
export async function rescueUploads({ db }: { db: Db }): Promise<void> {
  for (const { id } of await selectWaitingUploads(db)) {
    const key = ingestKeyOf(id)
    if (!(await jobLives(db, key))) await addIngestJob(db, id)
  }
}
