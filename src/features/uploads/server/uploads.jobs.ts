import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Ingests an upload whose bytes are all here. */
export const ingestUploadJob = defineJob('ingest-upload', z.object({ upload_id: Id }))

/** How the keys of these jobs begin. */
export const INGEST_KEYS = 'ingest:'

/** An upload is taken in by one job. */
export function ingestKeyOf(upload_id: string): string {
  return INGEST_KEYS + upload_id
}
