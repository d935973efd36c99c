import { findEmailRecipient } from '#features/accounts/server/find-account.ts'
import type { Logger } from 'pino'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail, isPast } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { writeBillingMail } from './billing-mail.ts'
import {
  deliverSandboxEventJob,
  endPaymentJob,
  endPaymentsJob,
  sendBillingMailJob,
  updateBillingEmailJob,
} from './billing.jobs.ts'
import type { Billing } from './billing.ts'
import { selectBilledEmail } from './billing.queries.ts'
import { endPayment } from './payments.ts'
import { receiveEvent } from './receive-event.ts'
import { reconcile } from './reconcile.ts'
import { notifyRenewals } from './notify-renewals.ts'
import { signEvent } from './webhook-signature.ts'

type Parts = { billing: Billing; post: Mailer; log: Logger }

/** Background jobs for plans and payments. */
export function billingJobs({ billing, post, log }: Parts): HandledJob[] {
  const { db, provider, webhookSecret } = billing
  return [
    handle(deliverSandboxEventJob, async ({ event_id: id, type, customer_id }) => {
      const about = type.startsWith('customer.deleted')
        ? { object: 'customer', id: customer_id }
        : { customer: customer_id }
      const body = Buffer.from(JSON.stringify({ id, type, data: { object: about } }))
      if (provider?.name === 'sandbox') await receiveEvent(billing, body, signEvent(webhookSecret, body))
    }),
    handle(endPaymentsJob, async ({ provider: name, subscription_id }) => {
      if (provider?.name === name) await provider.endSubscription(subscription_id)
    }),
    handle(endPaymentJob, ({ payment_id }) => endPayment(payment_id, billing)),
    handle(updateBillingEmailJob, async ({ user_id }) => {
      const payer = await selectBilledEmail(db, user_id)
      if (provider && payer?.provider === provider.name) await provider.updateCustomer(payer.customer_id, payer.email)
    }),
    handleMail(sendBillingMailJob, post, async (news) => {
      // What it announces has happened, and has an email of its own.
      if ((news.kind === 'renewal' || news.kind === 'payment_failed') && news.on && isPast(news.on)) return null
      const recipient = await findEmailRecipient(db, news.user_id)
      return recipient ? writeBillingMail(billing, recipient, news) : null
    }),
    schedule('compare-subscriptions', '40 2 * * *', () => reconcile(billing, log)),
    schedule('notify-renewals', '10 9 * * *', () => notifyRenewals(billing)),
  ]
}
