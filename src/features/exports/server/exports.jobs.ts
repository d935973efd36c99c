import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** A run that was killed starts over. One that fails tells the person, who can ask again. */
export const makeExportJob = defineJob('make-export', z.object({ export_id: Id }), { maxAttempts: 5 })
