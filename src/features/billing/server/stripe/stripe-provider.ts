import Stripe from 'stripe'
import { Problem } from '#shared/problems.ts'
import { isLive, type Provider } from '../provider.ts'
import type { StripePrices } from './stripe-prices.ts'
import { cardOf, invoiceOf, subscriptionOf } from './stripe-snapshot.ts'

/** Number of invoices that are compared each time; older ones don't change. */
const INVOICES_READ = 100

type Parts = {
  stripe: Stripe
  prices: StripePrices
  appUrl: string
  /** Resolves once the prices at Stripe match the catalogue. */
  verified(): Promise<void>
}

/** Stripe, with its Checkout and Customer Portal. */
export function stripeProvider({ stripe, prices, appUrl, verified }: Parts): Provider {
  const shown = async (customer: string) => newestFirst(await stripe.subscriptions.list({ customer, status: 'all' }))
  return {
    name: 'stripe',
    createCustomer: ({ user_id, email }) =>
      passing(async () => {
        const about = { email, metadata: { user_id } }
        return (await stripe.customers.create(about, { idempotencyKey: `customer ${user_id}` })).id
      }),

    updateCustomer: (customer_id, email) =>
      passing(async () => {
        await stripe.customers.update(customer_id, { email }).catch((error: unknown) => {
          // The customer was deleted at Stripe, so there's no one to update.
          if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error
        })
      }),

    startCheckout: ({ customer_id: customer, ...offer }) =>
      passing(async () => {
        await verified()
        const price = prices.idOf(offer)
        const present = (await shown(customer)).find(counts)
        const item = present?.items.data[0]
        const return_url = `${appUrl}/subscription`
        const success_url = `${return_url}?success=true&plan=${offer.tier}`
        if (present && item) {
          // The portal shows today's charge before the change is confirmed; a second subscription would be charged twice.
          const { url } = await stripe.billingPortal.sessions.create({
            ...{ customer, return_url },
            flow_data: {
              type: 'subscription_update_confirm',
              subscription_update_confirm: { subscription: present.id, items: [{ id: item.id, price, quantity: 1 }] },
              after_completion: { type: 'redirect', redirect: { return_url: success_url } },
            },
          })
          return url
        }
        const { url } = await stripe.checkout.sessions.create({
          ...{ customer, mode: 'subscription', line_items: [{ price, quantity: 1 }] },
          success_url,
          cancel_url: `${return_url}?canceled=true`,
        })
        if (!url) throw new Error('Stripe began a checkout without an address')
        return url
      }),

    openPortal: (customer) =>
      passing(
        async () => (await stripe.billingPortal.sessions.create({ customer, return_url: `${appUrl}/billing` })).url,
      ),

    async readSnapshot(id) {
      const customer = await stripe.customers.retrieve(id, { expand: ['invoice_settings.default_payment_method'] })
      if (customer.deleted) return null
      const subscriptions = newestFirst(
        await stripe.subscriptions.list({ customer: id, status: 'all', expand: ['data.default_payment_method'] }),
      )
      const subscription = subscriptions.find(counts) ?? subscriptions[0]
      const { data: invoices } = await stripe.invoices.list({ customer: id, limit: INVOICES_READ })
      const refunded = await refundedInvoices(stripe, id)
      return {
        subscription: subscription ? subscriptionOf(subscription, invoices, prices) : null,
        card: cardOf(subscription?.default_payment_method) ?? cardOf(customer.invoice_settings.default_payment_method),
        // A negative balance is credit.
        credit: Math.max(0, -customer.balance),
        invoices: invoices.map((invoice) => invoiceOf(invoice, refunded.has(invoice.id), prices)),
      }
    },

    startPayment: ({ id, customer_id: customer, about, amount, currency, return_path }) =>
      passing(async () => {
        const back = (what: string) => `${appUrl}${return_path}${return_path.includes('?') ? '&' : '?'}${what}=true`
        // Idempotent: Stripe returns the same session for a day.
        const { id: reference, url } = await stripe.checkout.sessions.create(
          {
            ...{ customer, mode: 'payment', metadata: { id }, invoice_creation: { enabled: true } },
            line_items: [
              {
                quantity: 1,
                price_data: { currency, unit_amount: amount, product_data: { name: about.slice(0, 250) } },
              },
            ],
            ...{ success_url: back('success'), cancel_url: back('canceled') },
          },
          { idempotencyKey: `payment ${id}` },
        )
        if (!url) throw new Error('Stripe began a payment without an address')
        return { reference, url }
      }),

    async readPayment(reference) {
      const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] })
      if (session.payment_status !== 'paid') return session.status === 'expired' ? 'expired' : 'open'
      const charge = intentOf(session)?.latest_charge
      return typeof charge === 'object' && charge?.refunded ? 'refunded' : 'paid'
    },

    async endPayment(reference) {
      const session = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })
      if (session.status === 'open') await stripe.checkout.sessions.expire(reference)
      const intent = intentOf(session)
      if (session.payment_status === 'paid' && intent)
        await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: `refund ${reference}` })
    },

    async endSubscription(id) {
      const { status } = await stripe.subscriptions.retrieve(id)
      if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id)
    },
  }
}

function newestFirst({ data }: Stripe.ApiList<Stripe.Subscription>): Stripe.Subscription[] {
  return data.toSorted((a, b) => b.created - a.created)
}

/** Expanded when the session was fetched. */
function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === 'string' ? null : payment_intent
}

/** An incomplete subscription, whose first payment never arrived, doesn't block a new one. */
function counts(subscription: Stripe.Subscription): boolean {
  return isLive(subscription) && subscription.status !== 'incomplete'
}

/** A charge no longer names its invoice, but its payment does. */
async function refundedInvoices(stripe: Stripe, customer: string): Promise<Set<string>> {
  const { data: charges } = await stripe.charges.list({ customer, limit: INVOICES_READ })
  const found = new Set<string>()
  for (const { refunded, payment_intent } of charges) {
    if (!refunded || !payment_intent) continue
    const id = typeof payment_intent === 'string' ? payment_intent : payment_intent.id
    const { data } = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: id } })
    for (const { invoice } of data) found.add(typeof invoice === 'string' ? invoice : invoice.id)
  }
  return found
}

/** Temporary failures, which the user can retry. @throws Problem unavailable */
async function passing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isPassing(error)) throw new Problem('unavailable')
    throw error
  }
}

export function isPassing(error: unknown): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAPIError } = Stripe.errors
  return [StripeConnectionError, StripeRateLimitError, StripeAPIError].some((kind) => error instanceof kind)
}
