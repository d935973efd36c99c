import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/ids.ts'

const DamageNews = z.object({
  user_id: Id,
  /** Null: everything, for an administrator. */
  family_id: z.nullable(Id),
  kind: z.enum(['damaged', 'mended']),
})
export type DamageNews = z.output<typeof DamageNews>

/** Emails a family's owner or an administrator about missing and changed originals. */
export const sendDamageMailJob = defineMailJob('send-damage-mail', DamageNews)
