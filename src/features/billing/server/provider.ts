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
  /** Minor units for each billing period. */
  amount: number
  currency: string
  current_period_end: string
  trial_end: string | null
  cancel_at_period_end: boolean
  /** Since when a payment has been overdue. */
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
  /** The purchased item, if it isn't a plan. */
  about: string | null
  is_yearly: boolean
  period_start: string | null
  period_end: string | null
  created_at: string
}

/** A provider's complete state of a customer at one time. Times are ISO 8601. */
export type CustomerSnapshot = {
  /** The active subscription, else the last one. */
  subscription: ProvidedSubscription | null
  card: Card | null
  /** What reduces the next invoices, in minor units of the currency. */
  credit: number
  /** The newest invoices, in any state. */
  invoices: ProvidedInvoice[]
}

export type Customer = { user_id: string; email: string }

/** A one-time payment. `id` identifies the purchased item: for the same one, a provider returns the same page. */
export type PaymentRequest = {
  id: string
  customer_id: string
  /** Shown on the checkout page and the invoice. */
  about: string
  /** Minor units of the currency. */
  amount: number
  currency: string
  /** The return URL, with `success` or `canceled` added. */
  return_path: string
}

export const paymentStatuses = ['open', 'paid', 'expired', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/**
 * A payment provider. Events only report that something changed; `readSnapshot` returns the authoritative state.
 * `within` is the caller's transaction, for a provider that stores its data in the same database.
 */
export type Provider = {
  name: 'sandbox' | 'stripe'
  /** Returns the same customer if called twice for one user. */
  createCustomer(customer: Customer, within: Tx): Promise<string>
  /** Changes where the provider's receipts and reminders go. */
  updateCustomer(customer_id: string, email: string): Promise<void>
  /** URL of the provider's page to buy a plan, or to change the current one. */
  startCheckout(wish: { customer_id: string; tier: Tier; is_yearly: boolean }): Promise<string>
  /** URL of the provider's page for cards, canceling and past invoices. */
  openPortal(customer_id: string): Promise<string>
  /** Null if the customer was deleted there. */
  readSnapshot(customer_id: string, within: Tx): Promise<CustomerSnapshot | null>
  /** Ends it right away, for a deleted account. */
  endSubscription(subscription_id: string): Promise<void>
  /** A checkout page for a one-time payment, valid for a day, and the provider's ID of that payment. */
  startPayment(wish: PaymentRequest): Promise<{ reference: string; url: string }>
  readPayment(reference: string, within: Tx): Promise<PaymentStatus>
  /** Expires an open payment, or refunds a completed one. Idempotent. */
  endPayment(reference: string): Promise<void>
}

export function isLive({ status }: { status: string }): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired'
}
