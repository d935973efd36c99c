import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

const DamageNews = z.object({
  user_id: Id,
  /** Null: everything, for an administrator. */
  family_id: z.nullable(Id),
  kind: z.enum(['damaged', 'mended']),
})
export type DamageNews = z.output<typeof DamageNews>

/** Emails a family's owner or an administrator about missing and changed originals. */
export const sendDamageMailJob = defineMailJob('send-damage-mail', DamageNews)

/** Restores a damaged or missing file that was made from an original, or makes it again. */
export const healDerivedJob = defineJob('heal-derived', z.object({ key: z.string() }))

export const healKeyOf = (key: string) => `heal:${key}`
