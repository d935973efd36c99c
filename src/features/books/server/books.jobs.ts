import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Makes one PDF; a second try begins anew. */
export const makeBookFileJob = defineJob('make-book-file', z.object({ file_id: Id }), { maxAttempts: 3 })

/** Removes the PDFs of a book that is gone. */
export const removeBookObjectsJob = defineJob('remove-book-objects', z.object({ family_id: Id, book_id: Id }), {
  maxAttempts: 25,
})
