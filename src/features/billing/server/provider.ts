import type { Tx } from '#server/db/database.ts'
import type { Tier } from '../catalogue.ts'

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export type Card = { brand: string; last4: string; exp_month: number; exp_year: number }

export type ProvidedSubscription = {
  id: string
  tier: Tier
  is_yearly: boolean
  status: SubscriptionStatus
  /** Minor units for each period. */
  amount: number
  currency: string
  current_period_end: string
  trial_end: string | null
  cancel_at_period_end: boolean
  /** Since when a payment is missing. */
  past_due_since: string | null
}

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void', 'refunded'] as const

export type ProvidedInvoice = {
  id: string
  number: string | null
  amount: number
  currency: string
  status: (typeof invoiceStatuses)[number]
  tier: Tier | null
  /** What it is for, where that is no plan. */
  about: string | null
  is_yearly: boolean
  period_start: string | null
  period_end: string | null
  created_at: string
}

/** All that a provider knows of a customer at one moment. Times are ISO 8601. */
export type Standing = {
  /** The one that counts: the living one, else the last. */
  subscription: ProvidedSubscription | null
  card: Card | null
  /** The newest, whatever became of them. */
  invoices: ProvidedInvoice[]
}

export type Customer = { user_id: string; email: string }

/** Paid once. `id` is that of what is paid; asked twice for it, a provider answers the same page. */
export type PaymentWish = {
  id: string
  customer_id: string
  /** What stands on the page and the invoice. */
  about: string
  /** Minor units of the currency. */
  amount: number
  currency: string
  /** Where the page leads back to, with `success` or `canceled`. */
  return_path: string
}

export const paymentStatuses = ['open', 'paid', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * A payment provider. Everything that it does is told again by its events; what is true is what `readStanding` says.
 * `within` is the asker's transaction, for a provider whose books are in the same database.
 */
export type Provider = {
  name: 'sandbox' | 'stripe'
  /** Asked twice for one person, it answers the same customer. */
  createCustomer(customer: Customer, within: Tx): Promise<string>
  /** Where receipts and reminders of the provider go from now on. */
  updateCustomer(customer_id: string, email: string): Promise<void>
  /** A page of the provider where a plan is paid, or the present one changed to it. */
  startCheckout(wish: { customer_id: string; tier: Tier; is_yearly: boolean }): Promise<string>
  /** A page of the provider for cards, cancelling and what was paid. */
  openPortal(customer_id: string): Promise<string>
  /** Null once the customer was deleted there. */
  readStanding(customer_id: string, within: Tx): Promise<Standing | null>
  /** Ends it at once, for somebody who has gone. */
  endSubscription(subscription_id: string): Promise<void>
  /** A page of the provider where something is paid once, for a day, and the provider's name for that payment. */
  startPayment(wish: PaymentWish): Promise<{ reference: string; url: string }>
  readPayment(reference: string, within: Tx): Promise<PaymentStatus>
  /** Makes sure that nothing is paid any more: an open one expires, what was paid is paid back. Done twice it does no more. */
  endPayment(reference: string): Promise<void>
}

export function isLive({ status }: { status: string }): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired'
}
