import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'

/** Creates playable copies of pending videos. */
export const makeRenditionsJob = defineJob('make-renditions', z.object({}))
