import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { addJob } from '#server/jobs/jobs.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { encrypt } from '#server/storage/encrypt.ts'
import { locales } from '#shared/locales.ts'

const common = { to: z.string(), language: z.enum(locales) }

/** Emails about a change of address: to the new address, to its owner if it has one already, and to the old address. */
export const EmailChangeMail = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('code'), code: z.string(), expires_at: z.string() }),
  z.object({ ...common, kind: z.literal('taken'), expires_at: z.string() }),
  z.object({
    ...common,
    ...{ kind: z.literal('changed'), new_email: z.string(), changed_at: z.string(), time_zone: z.string() },
    /** Null after a return to an earlier address: the one in between can't take the account over. */
    undo_token: z.nullable(z.string()),
    expires_at: z.string(),
  }),
  z.object({ ...common, kind: z.literal('undone'), expires_at: z.string() }),
])
export type EmailChangeMail = z.output<typeof EmailChangeMail>

/** Encrypted, so that the jobs table contains no codes or addresses. */
export const sendEmailChangeMailJob = defineMailJob('send-email-change-mail', z.object({ sealed: z.string() }))

export async function addEmailChangeMail<D>(tx: Kysely<D>, secret: string, mail: EmailChangeMail): Promise<void> {
  await addJob(tx, sendEmailChangeMailJob, { sealed: encrypt(secret, JSON.stringify(mail)) })
}
