import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Emails a member that a letter has opened, without its text. */
export const sendLetterMailJob = defineMailJob('send-letter-mail', z.object({ letter_id: Id, user_id: Id }))

/** Right after a letter has opened. For what this leaves, a later run of `open-letters` adds another. */
export const openLetterFilesJob = defineJob('open-letter-files', z.object({ letter_id: Id }), { maxAttempts: 3 })
