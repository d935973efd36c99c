import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

const OfMessage = z.object({ message_id: Id })

/** The message to the operator. */
export const forwardMessageJob = defineMailJob('forward-contact-message', OfMessage)
/** The confirmation to the sender. */
export const acknowledgeMessageJob = defineMailJob('acknowledge-contact-message', OfMessage)
