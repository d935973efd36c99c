import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Creates playable copies of pending videos, after an import for days. */
export const makeRenditionsJob = defineJob('make-renditions', z.object({}), { maxHours: 7 * 24 })

/** Creates a photo's derivatives that are missing from the store. */
export const remakeDerivativesJob = defineJob('remake-derivatives', z.object({ photo_id: Id }))
