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

/**
 * A payment provider. Everything that it does is told again by its events; what is true is what `readStanding` says.
 * `within` is the asker's transaction, for a provider whose books are in the same database.
 */
export type Provider = {
  name: 'sandbox' | 'stripe'
  /** Asked twice for one person, it answers the same customer. */
  createCustomer(customer: Customer, within: Tx): Promise<string>
  /** A page of the provider where a plan is paid, or the present one changed to it. */
  startCheckout(wish: { customer_id: string; tier: Tier; is_yearly: boolean }): Promise<string>
  /** A page of the provider for cards, cancelling and what was paid. */
  openPortal(customer_id: string): Promise<string>
  /** Null once the customer was deleted there. */
  readStanding(customer_id: string, within: Tx): Promise<Standing | null>
  /** Ends it at once, for somebody who has gone. */
  endSubscription(subscription_id: string): Promise<void>
}

export function isLive({ status }: { status: string }): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired'
}
