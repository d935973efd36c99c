import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { addJob } from '#server/jobs/jobs.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { encrypt } from '#server/storage/encrypt.ts'
import { locales } from '#shared/locales.ts'

/** The contents of a sign-in email. If only invited people may join, others get neither code nor link. */
export const SignInMail = z.object({
  kind: z.enum(['sign-in', 'sign-up', 'newcomer', 'closed', 'no-account', 'proof', 'reset']),
  language: z.enum(locales),
  email: z.string(),
  first_name: z.string(),
  code: z.string(),
  link_token: z.string(),
  /** The email is useless after this time, and isn't sent anymore. */
  expires_at: z.string(),
})
export type SignInMail = z.output<typeof SignInMail>

/** Encrypted, so that the jobs table contains no codes or addresses. */
export const sendSignInMailJob = defineMailJob('send-sign-in-mail', z.object({ sealed: z.string() }))

export async function addSignInMail<D>(tx: Kysely<D>, secret: string, mail: SignInMail): Promise<void> {
  await addJob(tx, sendSignInMailJob, { sealed: encrypt(secret, JSON.stringify(mail)) })
}
