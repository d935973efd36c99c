import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail, ignoringRefusals } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { CONTACT_MESSAGES_DAYS } from '../contact.rules.ts'
import { acknowledgeMessageJob, forwardMessageJob } from './contact.jobs.ts'
import { writeAcknowledgement, writeForwarded } from './contact-mail.ts'
import { deleteOldMessages, selectMessage } from './contact.queries.ts'

type Parts = { db: Db; config: Pick<Config, 'supportEmail'>; post: Pick<Mailer, 'send'>; log: Logger }

/** Emails contact messages, and deletes them after their retention period. */
export function contactJobs({ db, config, post, log }: Parts): HandledJob[] {
  return [
    handleMail(forwardMessageJob, post, async ({ message_id }) => {
      const message = await selectMessage(db, message_id)
      return message ? writeForwarded(message, config.supportEmail) : null
    }),
    handleMail(acknowledgeMessageJob, ignoringRefusals(post, log), async ({ message_id }) => {
      const message = await selectMessage(db, message_id)
      return message ? writeAcknowledgement(message) : null
    }),
    schedule('sweep-contact-messages', '15 4 * * *', () => deleteOldMessages(db, CONTACT_MESSAGES_DAYS)),
  ]
}
