import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Processes an import's uploaded files; another run resumes it. */
export const runImportJob = defineJob('run-import', z.object({ import_id: Id }), {
  maxAttempts: 5,
  maxHours: 7 * 24,
})
