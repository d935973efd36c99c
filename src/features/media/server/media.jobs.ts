import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'

/** Makes films play everywhere, those that wait. */
export const makeRenditionsJob = defineJob('make-renditions', z.object({}))
