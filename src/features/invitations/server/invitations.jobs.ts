import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

const OfInvitation = z.object({ invitation_id: Id })

/** The mail to whoever is invited. It names the invitation alone: token, words and address are looked up when it is sent. */
export const sendInvitationJob = defineJob('send-invitation', OfInvitation, { maxAttempts: 8 })
/** Tells the owner who joined, and with which address. */
export const tellOfJoiningJob = defineJob('tell-of-joining', OfInvitation, { maxAttempts: 8 })
