import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

export const successionNews = [
  'trusted',
  'reminder',
  'opened',
  'requested',
  'canceled',
  'back',
  'completed',
  'record',
] as const

const SuccessionNews = z.object({
  kind: z.enum(successionNews),
  family_id: Id,
  /** Who gets the email. */
  user_id: Id,
  /** Who asked, objected, or is the new owner. */
  actor_id: z.optional(Id),
  /** Which reminder it is, from 1. */
  reminder: z.optional(z.int()),
})
export type SuccessionNews = z.output<typeof SuccessionNews>

/** Emails the owner or a trusted member about who may take over the family. */
export const sendSuccessionMailJob = defineMailJob('send-succession-mail', SuccessionNews)
