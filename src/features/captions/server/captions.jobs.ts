import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Removes the bytes of a caption whose row is gone or has another recording; the row adds it (app.remove_caption_objects). */
export const removeCaptionObjectsJob = defineJob('remove-caption-objects', z.object({ family_id: Id, clip_id: Id }), {
  maxAttempts: 25,
})
