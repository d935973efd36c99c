import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/ids.ts'

/** Emails a member that a letter has opened, without its text. */
export const sendLetterMailJob = defineMailJob('send-letter-mail', z.object({ letter_id: Id, user_id: Id }))
