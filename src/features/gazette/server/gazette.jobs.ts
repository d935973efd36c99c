import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Asks someone whether they want the gazette. */
export const sendGazetteQuestionJob = defineMailJob('send-gazette-question', z.object({ subscriber_id: Id }))
/** Emails a month's edition to one subscriber. */
export const sendGazetteJob = defineMailJob('send-gazette', z.object({ subscriber_id: Id, month: z.string() }))
