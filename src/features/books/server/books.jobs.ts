import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Makes one PDF; a retry starts over. */
export const makeBookFileJob = defineJob('make-book-file', z.object({ file_id: Id }), { maxAttempts: 3 })
