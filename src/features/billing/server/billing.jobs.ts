import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Sends the sandbox provider's events, signed, to the real webhook endpoint. */
export const deliverSandboxEventJob = defineJob(
  'deliver-sandbox-event',
  z.object({ event_id: z.string(), type: z.string(), customer_id: z.string() }),
)

/** Ends the payments of a deleted account; a trigger enqueues it (app.end_payments). */
export const endPaymentsJob = defineJob(
  'end-payments',
  z.object({ provider: z.enum(['sandbox', 'stripe']), subscription_id: z.string() }),
  { maxAttempts: 25 },
)

/** Cancels a payment, or refunds it if it was made. */
export const endPaymentJob = defineJob('end-payment', z.object({ payment_id: Id }), { maxAttempts: 25 })

/** Updates a customer's email address; a trigger enqueues it (app.follow_email_change). */
export const updateBillingEmailJob = defineJob('update-billing-email', z.object({ user_id: Id }), { maxAttempts: 25 })

export const billingMailKinds = ['receipt', 'payment_failed', 'cancelled', 'ended', 'renewal'] as const

/** Emails someone about a change of their plan or payment. The payload has the facts at that time. */
export const sendBillingMailJob = defineMailJob(
  'send-billing-mail',
  z.object({
    user_id: Id,
    kind: z.enum(billingMailKinds),
    tier: z.nullable(z.string()),
    amount: z.nullable(z.int()),
    currency: z.nullable(z.string()),
    /** When the plan ends or renews, or its grace period ends. */
    on: z.nullable(z.string()),
    number: z.nullable(z.string()),
    /** The rest of a receipt. */
    invoice: z.optional(
      z.object({
        reference: z.string(),
        is_yearly: z.boolean(),
        period_start: z.nullable(z.string()),
        card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
      }),
    ),
  }),
)
