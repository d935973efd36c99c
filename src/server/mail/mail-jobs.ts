import type * as z from 'zod/mini'
import { idempotentId } from '#server/idempotent-id.ts'
import { defineJob, handle, type HandledJob, type Job, type JobKey } from '#server/jobs/jobs.ts'
import { MailRefused, type Mail } from './mail-message.ts'
import type { Mailer } from './mail.ts'

/** The first eight pauses take 79 minutes together, and each of the others an hour: four days. */
const MAX_ATTEMPTS = 104
/** So that emails never take every slot while the mail server doesn't answer. */
const MAIL_JOBS = 4

/** How jobs that send an email are retried. */
export const untilMailServerIsBack = {
  maxAttempts: MAX_ATTEMPTS,
  maxPauseSeconds: 60 * 60,
  maxHours: 1,
  shares: [{ name: 'email', most: MAIL_JOBS }],
}

/** A job that sends one email. */
export function defineMailJob<P>(name: string, payload: z.ZodMiniType<P>): Job<P> {
  return defineJob(name, payload, untilMailServerIsBack)
}

/**
 * Sends the email that `write` returns, if it's still of use. Every attempt has the same Message-ID, so that mailboxes show it
 * once if the response of the mail server was lost.
 */
export function handleMail<P>(
  job: Job<P>,
  post: Pick<Mailer, 'send'>,
  write: (payload: P) => Mail | null | Promise<Mail | null>,
): HandledJob {
  return handle(job, async (payload, key) => {
    const mail = await write(payload)
    if (mail) await post.send(withMessageId(mail, key, job.name))
  })
}

export function withMessageId(mail: Mail, key: JobKey, name: string): Mail {
  return { ...mail, id: idempotentId(key, name) }
}

type Log = { warn(facts: object, message: string): void }

/** For emails to an address that someone typed: a wrong one is no failure that an administrator could fix. */
export function ignoringRefusals(post: Pick<Mailer, 'send'>, log: Log): Pick<Mailer, 'send'> {
  return {
    send: (mail) =>
      post.send(mail).catch((error: unknown) => {
        if (!(error instanceof MailRefused)) throw error
        log.warn({ err: error }, 'a mail server rejected an address that someone typed')
      }),
  }
}

export function isPast(iso: string): boolean {
  return new Date(iso) <= new Date()
}
