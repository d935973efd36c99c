import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

export const domainMailKinds = ['missing', 'gone'] as const

/** Emails the family's owner that their domain's record is missing, or that the domain was disconnected. */
export const sendDomainMailJob = defineMailJob(
  'send-domain-mail',
  z.object({ family_id: Id, domain: z.string(), kind: z.enum(domainMailKinds), on: z.nullable(z.string()) }),
)
