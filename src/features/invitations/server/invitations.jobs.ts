import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

const OfInvitation = z.object({ invitation_id: Id })

/** The invitation email. The payload has only the ID: token, note and address are loaded when it's sent. */
export const sendInvitationJob = defineMailJob('send-invitation', OfInvitation)
/** Emails the owner who joined, and with which address. */
export const memberJoinedMailJob = defineMailJob('send-member-joined-mail', OfInvitation)
