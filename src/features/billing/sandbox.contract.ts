import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { tiers } from './catalogue.ts'
import { CardNumber, portalActions } from './sandbox.rules.ts'

const Chosen = z.object({
  tier: z.enum(tiers),
  is_yearly: z.boolean(),
  /** Minor units for each billing period. */
  amount: z.int(),
  currency: z.string(),
})

/** Pages of the sandbox provider. They only exist if `BILLING` is `sandbox`. */
export const sandboxContract = contract({
  getSandboxCheckout: operation('GET', '/api/sandbox/checkouts/:checkout_id', {
    access: signedIn,
    summary: 'Sandbox: get a checkout session',
    response: z.object({
      ...Chosen.shape,
      /** The charge today, after credit for the unused time of the current plan. */
      due: z.int(),
      credit: z.int(),
      is_paid: z.boolean(),
      /** The plan that it replaces. */
      instead_of: z.nullable(z.enum(tiers)),
    }),
    problems: ['not_found', 'link_expired'],
  }),
  paySandboxCheckout: operation('POST', '/api/sandbox/checkouts/:checkout_id/payment', {
    access: signedIn,
    summary: 'Sandbox: pay with a test card',
    description: 'Paying twice charges once.',
    body: z.object({ card_number: CardNumber }),
    problems: ['not_found', 'link_expired', 'card_declined'],
  }),
  getSandboxPayment: operation('GET', '/api/sandbox/payments/:payment_id', {
    access: signedIn,
    summary: 'Sandbox: get a one-time payment',
    response: z.object({
      about: z.string(),
      /** Minor units. */
      amount: z.int(),
      currency: z.string(),
      is_paid: z.boolean(),
      return_path: z.string(),
    }),
    problems: ['not_found', 'link_expired'],
  }),
  paySandboxPayment: operation('POST', '/api/sandbox/payments/:payment_id/payment', {
    access: signedIn,
    summary: 'Sandbox: make a one-time payment with a test card',
    description: 'Paying twice charges once.',
    body: z.object({ card_number: CardNumber }),
    problems: ['not_found', 'link_expired', 'card_declined'],
  }),
  getSandboxPortal: operation('GET', '/api/sandbox/portal', {
    access: signedIn,
    summary: 'Sandbox: get a customer',
    response: z.object({
      subscription: z.nullable(
        z.object({
          ...Chosen.shape,
          status: z.string(),
          current_period_end: z.string(),
          cancel_at_period_end: z.boolean(),
        }),
      ),
      card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
    }),
  }),
  actInSandboxPortal: operation('POST', '/api/sandbox/portal', {
    access: signedIn,
    summary: 'Sandbox: change a subscription’s state',
    description:
      'Cancels, resumes, or renews the subscription; fails, pays, or refunds a payment; or deletes the customer.',
    body: z.object({
      action: z.enum(portalActions).check(z.describe('The event to simulate.')),
      card_number: z.optional(CardNumber),
    }),
    problems: ['card_declined'],
  }),
})
