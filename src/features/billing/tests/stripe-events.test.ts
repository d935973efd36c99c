import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Billing } from '#features/billing/server/billing.ts'
import * as double from '#features/billing/server/stripe/test-stripe.ts'
import { deliver, statusOf } from '#kit/billing.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

/** Stripe's current data, which the tests change. */
const books: Record<string, unknown> = {}
let server: TestApp

beforeAll(async () => {
  const { provider } = await double.withStripe(books)
  const { webhookSecret } = double.account
  const sells = (billing: Billing): Billing => ({ ...billing, mode: 'stripe', provider, webhookSecret })
  server = await openTestApp({
    config: { billing: 'sandbox', planCatalogue: 'family' },
    context: (laid) => ({ ...laid, billing: sells(laid.billing) }),
  })
})
afterAll(() => server.close())

let customers = 0

/** A person with a Stripe customer and no payments yet. */
async function customer(): Promise<{ person: Person; id: string }> {
  const person = await server.person('Ana')
  const id = `cus_${++customers}`
  await server.sql(`insert into subscriptions (user_id, provider, customer_id) values ($1, 'stripe', $2)`, [
    person.user_id,
    id,
  ])
  return { person, id }
}

function keeps(
  id: string,
  status: string,
  invoiceStatus: string,
  more: { refunded?: boolean; deleted?: boolean } = {},
) {
  const { refunded = false, deleted = false } = more
  books[`/v1/customers/${id}`] = deleted ? { id, deleted: true } : { ...double.customer, id }
  books['/v1/subscriptions'] = double.list(double.subscription({ id: `sub_${id}`, status }))
  books['/v1/invoices'] = double.list(double.invoice({ id: `in_${id}`, status: invoiceStatus }))
  books['/v1/charges'] = double.list({ refunded, payment_intent: 'pi_1' })
  books['/v1/invoice_payments'] = double.list({ invoice: `in_${id}` })
}

let events = 0

function bodyOf(id: string, type: string, event = `evt_${++events}`): Buffer {
  const about = type === 'customer.deleted' ? { object: 'customer', id } : { object: 'other', customer: id }
  return Buffer.from(JSON.stringify({ id: event, object: 'event', type, data: { object: about } }))
}

async function sends(body: Buffer): Promise<number> {
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: body.toString(),
    secret: double.account.webhookSecret,
  })
  return (await deliver(server, body, header)).statusCode
}

const kinds = [
  ...['checkout.session.completed', 'customer.subscription.created', 'customer.subscription.updated'],
  ...['invoice.paid', 'payment_method.attached', 'charge.succeeded'],
]

test("when Stripe's events arrive in any order and repeatedly, the result is Stripe's current state", async () => {
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...kinds, ...kinds], { minLength: 1 }), async (order) => {
      const { person, id } = await customer()
      keeps(id, 'active', 'paid')
      for (const type of order) expect(await sends(bodyOf(id, type))).toBe(204)
      expect(await statusOf(person)).toMatchObject({
        ...{ subscribed: true, subscription_tier: 'premium', status: 'active', amount: 2500, currency: 'usd' },
        card: { brand: 'visa', last4: '4242' },
      })
    }),
    { numRuns: 10 },
  )
})

test('refunds, missed payments, and deleted customers end or restrict the plan', async () => {
  const { person, id } = await customer()
  keeps(id, 'active', 'paid')
  await sends(bodyOf(id, 'invoice.paid'))
  keeps(id, 'past_due', 'open')
  const late = bodyOf(id, 'invoice.payment_failed')
  expect(await sends(late)).toBe(204)
  expect(await statusOf(person)).toMatchObject({ status: 'past_due' })
  // A repeated event is ignored, even if Stripe's data has changed since.
  keeps(id, 'canceled', 'paid', { refunded: true })
  await sends(late)
  expect(await statusOf(person)).toMatchObject({ status: 'past_due' })
  await sends(bodyOf(id, 'charge.refunded'))
  expect(await statusOf(person)).toMatchObject({ subscribed: false, status: 'canceled' })
  expect(await server.sql('select status from invoices where user_id = $1', [person.user_id])).toEqual([
    { status: 'refunded' },
  ])
  keeps(id, 'canceled', 'paid', { deleted: true })
  await sends(bodyOf(id, 'customer.deleted'))
  expect(await statusOf(person)).toMatchObject({ subscribed: false, status: null, card: null })
})

test('while Stripe is unreachable an event is retried, and nothing is half done', async () => {
  const { person, id } = await customer()
  keeps(id, 'active', 'paid')
  books['/v1/invoices'] = 'away'
  const paid = bodyOf(id, 'invoice.paid')
  expect(await sends(paid)).toBeGreaterThanOrEqual(500)
  expect(await statusOf(person)).toMatchObject({ subscribed: false })
  keeps(id, 'active', 'paid')
  expect(await sends(paid)).toBe(204)
  expect(await statusOf(person)).toMatchObject({ subscribed: true })
})
