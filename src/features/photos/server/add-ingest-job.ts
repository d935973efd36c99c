import type { Kysely } from 'kysely'
import { addJob, type AddJobOptions } from '#server/jobs/jobs.ts'
import { ingestKeyOf, ingestUploadJob } from './photos.jobs.ts'

/** Has an upload taken in whose bytes are all here, in the transaction that says so. */
export function addIngestJob<D>(tx: Kysely<D>, upload_id: string, options: AddJobOptions = {}): Promise<void> {
  return addJob(tx, ingestUploadJob, { upload_id }, { ...options, key: ingestKeyOf(upload_id) })
}
