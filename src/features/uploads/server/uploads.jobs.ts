import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Ingests a complete upload, soon after a full disk or an unreachable bucket is available again. */
export const ingestUploadJob = defineJob('ingest-upload', z.object({ upload_id: Id }), { maxPauseSeconds: 10 * 60 })

/** The prefix of these jobs' keys. */
export const INGEST_KEYS = 'ingest:'

/** Each upload has one ingest job. */
export function ingestKeyOf(upload_id: string): string {
  return INGEST_KEYS + upload_id
}
