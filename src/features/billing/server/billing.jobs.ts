import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** What the test provider has to tell, sent signed to the door that real events come to. */
export const deliverSandboxEventJob = defineJob(
  'deliver-sandbox-event',
  z.object({ event_id: z.string(), type: z.string(), customer_id: z.string() }),
)

/** Ends what somebody pays who has gone; a trigger adds it (app.end_payments). */
export const endPaymentsJob = defineJob(
  'end-payments',
  z.object({ provider: z.enum(['sandbox', 'stripe']), subscription_id: z.string() }),
  { maxAttempts: 25 },
)

/** Has a payment expire, or paid back where it was made. */
export const endPaymentJob = defineJob('end-payment', z.object({ payment_id: Id }), { maxAttempts: 25 })

/** Follows a change of someone's address; a trigger adds it (app.follow_email_change). */
export const updateBillingEmailJob = defineJob('update-billing-email', z.object({ user_id: Id }), { maxAttempts: 25 })

export const billingMailKinds = ['receipt', 'payment_failed', 'cancelled', 'ended', 'renewal'] as const

/** Tells somebody what became of their plan or their money; the facts are those of the moment. */
export const sendBillingMailJob = defineJob(
  'send-billing-mail',
  z.object({
    user_id: Id,
    kind: z.enum(billingMailKinds),
    tier: z.nullable(z.string()),
    amount: z.nullable(z.int()),
    currency: z.nullable(z.string()),
    /** When it ends, is renewed, or its grace is over. */
    on: z.nullable(z.string()),
    number: z.nullable(z.string()),
  }),
  { maxAttempts: 8 },
)
