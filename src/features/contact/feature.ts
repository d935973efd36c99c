import type { Feature } from '#server/feature.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { handleMail, ignoringRefusals } from '#server/mail/mail-jobs.ts'
import { contactContract } from './contact.contract.ts'
import { CONTACT_MESSAGES_DAYS } from './contact.rules.ts'
import { writeAcknowledgement, writeForwarded } from './server/contact-mail.ts'
import { acknowledgeMessageJob, forwardMessageJob } from './server/contact.jobs.ts'
import { deleteOldMessages, selectMessage } from './server/contact.queries.ts'
import { contactRoutes } from './server/contact.routes.ts'

export const feature: Feature = {
  contract: [contactContract],
  routes: contactRoutes,
  jobs: ({ db: { worker: db }, config, post, log }) => [
    handleMail(forwardMessageJob, post, async ({ message_id }) => {
      const message = await selectMessage(db, message_id)
      return message ? writeForwarded(message, config.supportEmail) : null
    }),
    handleMail(acknowledgeMessageJob, ignoringRefusals(post, log), async ({ message_id }) => {
      const message = await selectMessage(db, message_id)
      return message ? writeAcknowledgement(message) : null
    }),
    schedule('sweep-contact-messages', '15 4 * * *', () => deleteOldMessages(db, CONTACT_MESSAGES_DAYS)),
  ],
}
