import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { MailRefused, type Mail } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { CONTACT_MESSAGES_DAYS } from '../contact.rules.ts'
import { acknowledgeMessageJob, forwardMessageJob } from './contact.jobs.ts'
import { writeAcknowledgement, writeForwarded } from './contact-mail.ts'
import { deleteOldMessages, selectMessage } from './contact.queries.ts'

type Parts = { db: Db; config: Pick<Config, 'supportEmail'>; post: Pick<Mailer, 'send'>; log: Logger }

/** Emails contact messages, and deletes them after their retention period. */
export function contactJobs({ db, config, post, log }: Parts): HandledJob[] {
  const send = (mail: Mail) =>
    post.send(mail).catch((error: unknown) => {
      // A retry would fail the same way; the message itself stays stored.
      if (!(error instanceof MailRefused)) throw error
      log.warn({ err: error }, 'a mail about a contact message was refused for good')
    })
  return [
    handle(forwardMessageJob, async ({ message_id }) => {
      const message = await selectMessage(db, message_id)
      if (message) await send(writeForwarded(message, config.supportEmail))
    }),
    handle(acknowledgeMessageJob, async ({ message_id }) => {
      const message = await selectMessage(db, message_id)
      if (message) await send(writeAcknowledgement(message))
    }),
    schedule('sweep-contact-messages', '15 4 * * *', () => deleteOldMessages(db, CONTACT_MESSAGES_DAYS)),
  ]
}
