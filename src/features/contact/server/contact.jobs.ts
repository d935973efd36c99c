import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

const OfMessage = z.object({ message_id: Id })

/** The message to the operator. */
export const forwardMessageJob = defineJob('forward-contact-message', OfMessage, { maxAttempts: 12 })
/** The confirmation to the sender. */
export const acknowledgeMessageJob = defineJob('acknowledge-contact-message', OfMessage, { maxAttempts: 5 })
