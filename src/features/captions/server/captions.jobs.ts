import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Transcribes an audio caption. Also enqueued by `app.allow_transcripts`. */
export const transcribeCaptionJob = defineJob('transcribe-caption', z.object({ family_id: Id, clip_id: Id }), {
  maxAttempts: 6,
})
