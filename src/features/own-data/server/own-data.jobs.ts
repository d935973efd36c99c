import * as z from 'zod/mini'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

export const OwnDataNews = z.discriminatedUnion('kind', [
  z.object({ user_id: Id, kind: z.enum(['ready', 'leaving']), until: z.string() }),
  z.object({
    ...{ user_id: Id, kind: z.literal('familyReady'), until: z.string() },
    family: z.object({ id: Id, name: z.string() }),
  }),
])
export type OwnDataNews = z.output<typeof OwnDataNews>

/** Emails a user about a finished export of their account or family, or about their scheduled account deletion. */
export const sendOwnDataMailJob = defineMailJob('send-own-data-mail', OwnDataNews)
