import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

const OfInvitation = z.object({ invitation_id: Id })

/** The invitation email. The payload has only the ID: token, note and address are loaded when it's sent. */
export const sendInvitationJob = defineJob('send-invitation', OfInvitation, { maxAttempts: 8 })
/** Emails the owner who joined, and with which address. */
export const memberJoinedMailJob = defineJob('send-member-joined-mail', OfInvitation, { maxAttempts: 8 })
