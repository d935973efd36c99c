import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

export const domainMailKinds = ['missing', 'gone'] as const

/** Tells the owner of a family that the record of their domain is not there, or that the domain leads here no more. */
export const sendDomainMailJob = defineJob(
  'send-domain-mail',
  z.object({ family_id: Id, domain: z.string(), kind: z.enum(domainMailKinds), on: z.nullable(z.string()) }),
  { maxAttempts: 8 },
)
