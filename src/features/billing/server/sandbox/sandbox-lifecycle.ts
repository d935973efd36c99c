import { newId } from '#shared/ids.ts'
import { required } from '#shared/required.ts'
import type { Tier } from '../../catalogue.ts'
import type { PortalAction } from '../../sandbox.rules.ts'
import {
  isLive,
  type Card,
  type PaymentRequest,
  type ProvidedInvoice,
  type ProvidedSubscription,
  type CustomerSnapshot,
} from '../provider.ts'

/** The purchase, at the catalogue's price. */
export type Purchase = { tier: Tier; is_yearly: boolean; amount: number; currency: string }
/** A customer's new state, and the events that report it, with Stripe's names. */
export type Change = { standing: CustomerSnapshot | null; events: string[] }
export const newCustomer: CustomerSnapshot = { subscription: null, card: null, credit: 0, invoices: [] }

/** The charge for a change today, after credit for the unused time of the current plan. */
export function dueNow(standing: CustomerSnapshot, { amount }: Purchase, now: Date): { credit: number; due: number } {
  const credit = standing.credit + unused(standing.subscription, now)
  return { credit: Math.min(credit, amount), due: Math.max(0, amount - credit) }
}

function unused(subscription: ProvidedSubscription | null, now: Date): number {
  if (subscription?.status !== 'active') return 0
  const end = Date.parse(subscription.current_period_end)
  const began = Date.parse(periodBefore(new Date(end), subscription.is_yearly))
  const left = Math.min(1, Math.max(0, (end - now.getTime()) / (end - began)))
  return Math.round(subscription.amount * left)
}

/** Pays a plan by card; replaces a current plan right away. */
export function purchase(standing: CustomerSnapshot, bought: Purchase, card: Card, now: Date): Change {
  const { subscription, invoices } = standing
  const { due } = dueNow(standing, bought, now)
  const left = standing.credit + unused(subscription, now) - (bought.amount - due)
  const present = subscription && isLive(subscription) ? subscription : null
  const next: ProvidedSubscription = {
    ...bought,
    id: present?.id ?? `sub_${newId()}`,
    status: 'active',
    current_period_end: periodAfter(now, bought.is_yearly).toISOString(),
    trial_end: null,
    cancel_at_period_end: false,
    past_due_since: null,
  }
  return {
    standing: {
      ...{ subscription: next, card, credit: left },
      invoices: [{ ...invoiceOf(next, 'paid', now), amount: due }, ...invoices],
    },
    events: [
      'checkout.session.completed',
      present ? 'customer.subscription.updated' : 'customer.subscription.created',
      'invoice.paid',
    ],
  }
}

/** A one-time payment by card, with its own invoice. */
export function payOnce(
  standing: CustomerSnapshot,
  { id, about, amount, currency }: Pick<PaymentRequest, 'id' | 'about' | 'amount' | 'currency'>,
  card: Card,
  now: Date,
): Change {
  const invoice: ProvidedInvoice = {
    ...{ id: `in_${id}`, number: numberOf(id), amount, currency, status: 'paid', tier: null, about, is_yearly: false },
    ...{ period_start: null, period_end: null, created_at: now.toISOString() },
  }
  return {
    standing: { ...standing, card: standing.card ?? card, invoices: [invoice, ...standing.invoices] },
    events: ['checkout.session.completed', 'invoice.paid'],
  }
}

/** Refunds a one-time payment, or cancels it if it's unpaid. */
export function refundOf(standing: CustomerSnapshot, id: string): Change {
  const invoices = standing.invoices.map((invoice) =>
    invoice.id === `in_${id}` ? { ...invoice, status: 'refunded' as const } : invoice,
  )
  return { standing: { ...standing, invoices }, events: ['charge.refunded'] }
}

/** An action in the portal; one that doesn't apply changes nothing. */
export function act(standing: CustomerSnapshot, action: PortalAction, card: Card | undefined, now: Date): Change {
  if (action === 'delete_customer') return { standing: null, events: ['customer.deleted'] }
  if (action === 'change_card' && card)
    return { standing: { ...standing, card }, events: ['payment_method.attached', 'customer.updated'] }
  const { subscription, invoices } = standing
  if (!subscription || !isLive(subscription)) return { standing, events: [] }
  const change = (about: Partial<ProvidedSubscription>, more: string[], all = invoices): Change => ({
    standing: { ...standing, subscription: { ...subscription, ...about }, invoices: all },
    events: ['customer.subscription.updated', ...more],
  })
  switch (action) {
    case 'cancel':
      return change({ cancel_at_period_end: true }, [])
    case 'resume':
      return change({ cancel_at_period_end: false }, [])
    case 'renew':
      return renew(standing, subscription, change)
    case 'miss_payment':
      return subscription.status === 'past_due'
        ? { standing, events: [] }
        : change(
            { status: 'past_due', past_due_since: now.toISOString() },
            ['invoice.payment_failed'],
            [invoiceOf(subscription, 'open', now), ...invoices],
          )
    case 'pay':
      return change({ status: 'active', past_due_since: null }, ['invoice.paid'], invoices.map(paid))
    default:
      return change({ status: 'canceled' }, ['charge.refunded', 'customer.subscription.deleted'], refunded(invoices))
  }
}

/** At the end of the paid period: charges the next one, or ends the plan as requested. */
function renew(
  standing: CustomerSnapshot,
  subscription: ProvidedSubscription,
  change: (about: Partial<ProvidedSubscription>, more: string[], all?: ProvidedInvoice[]) => Change,
): Change {
  if (subscription.cancel_at_period_end) return change({ status: 'canceled' }, ['customer.subscription.deleted'])
  const began = new Date(subscription.current_period_end)
  const next = { ...subscription, current_period_end: periodAfter(began, subscription.is_yearly).toISOString() }
  const about = { ...next, status: 'active', past_due_since: null } as const
  const credit = standing.credit
  const due = Math.max(0, next.amount - credit)
  const invoices = [{ ...invoiceOf(next, 'paid', began), amount: due }, ...standing.invoices.map(paid)]
  const renewed = change(about, ['invoice.paid'], invoices)
  return { ...renewed, standing: { ...required(renewed.standing), credit: credit - (next.amount - due) } }
}

function paid(invoice: ProvidedInvoice): ProvidedInvoice {
  return invoice.status === 'open' ? { ...invoice, status: 'paid' } : invoice
}

function refunded(invoices: ProvidedInvoice[]): ProvidedInvoice[] {
  const last = invoices.find(({ status }) => status === 'paid')
  return invoices.map((invoice) => (invoice === last ? { ...invoice, status: 'refunded' } : invoice))
}

function invoiceOf(of: ProvidedSubscription, status: ProvidedInvoice['status'], began: Date): ProvidedInvoice {
  const id = newId()
  const { amount, currency, tier, is_yearly } = of
  return {
    ...{ amount, currency, status, tier, is_yearly, about: null },
    id: `in_${id}`,
    number: numberOf(id),
    period_start: began.toISOString(),
    period_end: periodAfter(began, is_yearly).toISOString(),
    created_at: began.toISOString(),
  }
}

function numberOf(id: string): string {
  return `TEST-${id.slice(-12).toUpperCase()}`
}

function periodBefore(end: Date, is_yearly: boolean): string {
  const began = new Date(end)
  began.setUTCMonth(end.getUTCMonth() - (is_yearly ? 12 : 1))
  if (began.getUTCDate() !== end.getUTCDate()) began.setUTCDate(0)
  return began.toISOString()
}

/** A month or a year later; the last day of the month if that day doesn't exist. */
function periodAfter(began: Date, is_yearly: boolean): Date {
  const end = new Date(began)
  end.setUTCMonth(began.getUTCMonth() + (is_yearly ? 12 : 1))
  if (end.getUTCDate() !== began.getUTCDate()) end.setUTCDate(0)
  return end
}
