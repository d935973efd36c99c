import { sql, type Kysely, type RawBuilder } from 'kysely'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf, type Share } from '#server/jobs/shares.ts'
import { DECODER_SECONDS_PER_HOUR, INGEST_HEAD_START_SECONDS, INGEST_STEP_SECONDS } from '../uploads.rules.ts'
import { ingestKeyOf, ingestUploadJob } from './uploads.jobs.ts'

type Upload = { id: string; family_id: string }

export const INGEST_JOBS = { most: 6, each: 4 }
/** Limits for files that decoders have failed on, because they may take all the time they're given. */
export const RETRY_JOBS = { most: 1, each: 1 }

/** Enqueues the ingestion of a complete upload, in the transaction that marks it as received. */
export function addIngestJob<D>(tx: Kysely<D>, { id, family_id }: Upload): Promise<void> {
  const turn = sql<string>`app.ingest_turn(${id}, make_interval(secs => ${INGEST_STEP_SECONDS}),
    make_interval(secs => ${INGEST_HEAD_START_SECONDS}), ${DECODER_SECONDS_PER_HOUR * 1000})`
  return add(tx, id, turn, sharesOf('ingest', family_id, INGEST_JOBS))
}

/** Enqueues it for later, after an attempt that decided nothing. */
export function addLaterIngestJob<D>(tx: Kysely<D>, { id, family_id }: Upload, runAt: Date): Promise<void> {
  return add(tx, id, runAt, sharesOf('ingest', family_id, INGEST_JOBS))
}

/** Enqueues another attempt for a file that decoders failed on. */
export function addRetryJob<D>(tx: Kysely<D>, { id, family_id }: Upload, runAt: Date): Promise<void> {
  return add(tx, id, runAt, sharesOf('retries', family_id, RETRY_JOBS))
}

function add<D>(tx: Kysely<D>, upload_id: string, runAt: Date | RawBuilder<string>, shares: Share[]): Promise<void> {
  return addJob(tx, ingestUploadJob, { upload_id }, { key: ingestKeyOf(upload_id), runAt, shares })
}
