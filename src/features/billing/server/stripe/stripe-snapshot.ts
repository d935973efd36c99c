import type Stripe from 'stripe'
import type { Card, ProvidedInvoice, ProvidedSubscription, SubscriptionStatus } from '../provider.ts'
import type { StripePrices } from './stripe-prices.ts'

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString()

/** A Stripe subscription with a single plan, in our types. */
export function subscriptionOf(
  given: Stripe.Subscription,
  invoices: Stripe.Invoice[],
  prices: StripePrices,
): ProvidedSubscription {
  const item = given.items.data[0]
  if (!item) throw new Error(`Subscription ${given.id} at Stripe is about nothing`)
  const isMissing = given.status === 'past_due' || given.status === 'unpaid'
  const oldestOpen = invoices.filter(({ status }) => status === 'open').toSorted((a, b) => a.created - b.created)[0]
  return {
    ...prices.offerOf(item.price),
    id: given.id,
    status: given.status as SubscriptionStatus,
    amount: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    current_period_end: timeOf(item.current_period_end),
    trial_end: given.trial_end === null ? null : timeOf(given.trial_end),
    cancel_at_period_end: given.cancel_at_period_end || given.cancel_at !== null,
    past_due_since: isMissing ? timeOf(oldestOpen?.created ?? item.current_period_start) : null,
  }
}

export function invoiceOf(given: Stripe.Invoice, isRefunded: boolean, prices: StripePrices): ProvidedInvoice {
  // Credit for the previous plan is listed before the plan itself.
  const line = given.lines.data.at(-1)
  const offer = offerOfLine(line, prices)
  return {
    ...{ ...offer, about: offer.tier ? null : (line?.description ?? null) },
    id: given.id,
    number: given.number,
    amount: given.total,
    currency: given.currency,
    status: isRefunded ? 'refunded' : ((given.status ?? 'draft') as ProvidedInvoice['status']),
    period_start: line ? timeOf(line.period.start) : null,
    period_end: line ? timeOf(line.period.end) : null,
    created_at: timeOf(given.created),
  }
}

function offerOfLine(line: Stripe.InvoiceLineItem | undefined, prices: StripePrices) {
  const price = line?.pricing?.price_details?.price
  const id = typeof price === 'string' ? price : price?.id
  return (id && prices.offerOfId(id)) || { tier: null, is_yearly: false }
}

export function cardOf(method: string | Stripe.PaymentMethod | null | undefined): Card | null {
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month, exp_year } = method.card
  return { brand, last4, exp_month, exp_year }
}
