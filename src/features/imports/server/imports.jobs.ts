import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Takes in what was uploaded for an import; another run goes on where it stopped. */
export const runImportJob = defineJob('run-import', z.object({ import_id: Id }), { maxAttempts: 5 })
