import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** A run that was killed starts over. If the job fails, the user is notified and can request it again. */
export const makeExportJob = defineJob('make-export', z.object({ export_id: Id }), { maxAttempts: 5 })
