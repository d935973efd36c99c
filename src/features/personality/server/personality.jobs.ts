import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Writes down what is said in a recording; also added by `app.allow_transcripts`. */
export const writeDownAnswerJob = defineJob('write-down-answer', z.object({ family_id: Id, clip_id: Id }), {
  maxAttempts: 6,
})
