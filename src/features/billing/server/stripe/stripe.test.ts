import Stripe from 'stripe'
import { expect, test } from 'vitest'
import type { Tx } from '#server/db/database.ts'
import { isSigned } from '../webhook-signature.ts'
import { openStripe } from './open-stripe.ts'
import {
  account,
  catalogue,
  customer,
  invoice,
  list,
  MONDAY,
  priceOf,
  subscription,
  withStripe,
} from './test-stripe.ts'

const nowhere = undefined as unknown as Tx

test('a Stripe price that differs from the catalogue stops the start and is named', async () => {
  const dearer = { ...priceOf('price_basic.month'), unit_amount: 1_300 }
  await expect(withStripe({ '/v1/prices/price_basic.month': dearer })).rejects.toThrow('price_basic.month')
  const { basic: _, ...rest } = { basic: 0, ...account.prices }
  const lacking = { ...account, prices: { ...rest, 'legacy.year': '' } }
  await expect(openStripe({ account: lacking, catalogue, appUrl: '' })).rejects.toThrow('legacy.year')
})

test('the app starts while Stripe is down, and checks prices before the first checkout', async () => {
  const { provider } = await withStripe({ '/v1/prices/price_basic.month': 'away' })
  const wish = { customer_id: 'cus_1', tier: 'basic', is_yearly: false } as const
  await expect(provider.startCheckout(wish)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a user buys the first plan in Checkout, and confirms a change in the portal', async () => {
  const url = 'https://stripe.example/page'
  const wish = { customer_id: 'cus_1', tier: 'legacy', is_yearly: true } as const
  const first = await withStripe({
    '/v1/subscriptions': list(subscription({ status: 'canceled' })),
    '/v1/checkout/sessions': { id: 'cs_1', url },
  })
  expect(await first.provider.startCheckout(wish)).toBe(url)
  expect(first.asked.at(-1)).toContain('line_items[0][price]=price_legacy.year')
  const change = await withStripe({ '/v1/subscriptions': list(subscription()), '/v1/billing_portal/sessions': { url } })
  expect(await change.provider.startCheckout(wish)).toBe(url)
  expect(change.asked.at(-1)).toContain('[subscription]=sub_1')
  expect(change.asked.at(-1)).toContain('[items][0][price]=price_legacy.year')
})

test("a customer's state at Stripe is converted to our types", async () => {
  const { provider } = await withStripe({
    '/v1/customers/cus_1': customer,
    '/v1/subscriptions': list(
      subscription({ id: 'sub_old', status: 'canceled', created: MONDAY + 5 }),
      subscription({ status: 'past_due', cancel_at: MONDAY + 9 }),
    ),
    '/v1/invoices': list(invoice({ id: 'in_2', status: 'open', created: MONDAY + 60 }), invoice()),
    '/v1/charges': list({ refunded: true, payment_intent: 'pi_1' }, { refunded: false, payment_intent: 'pi_2' }),
    '/v1/invoice_payments': list({ invoice: 'in_1' }),
  })
  expect(await provider.readSnapshot('cus_1', nowhere)).toMatchObject({
    subscription: {
      ...{ id: 'sub_1', tier: 'premium', is_yearly: false, status: 'past_due', amount: 2500, currency: 'usd' },
      ...{ cancel_at_period_end: true, past_due_since: '2026-06-15T12:01:00.000Z' },
    },
    card: { brand: 'visa', last4: '4242' },
    credit: 1300,
    invoices: [
      { id: 'in_2', status: 'open', tier: 'premium' },
      { id: 'in_1', status: 'refunded', amount: 2500 },
    ],
  })
  const gone = await withStripe({ '/v1/customers/cus_1': { id: 'cus_1', deleted: true } })
  expect(await gone.provider.readSnapshot('cus_1', nowhere)).toBeNull()
})

test('a new email address is sent to Stripe, and a customer deleted there is no failure', async () => {
  const known = await withStripe({ '/v1/customers/cus_1': customer })
  await known.provider.updateCustomer('cus_1', 'new@example.org')
  expect(known.asked.at(-1)).toBe('POST /v1/customers/cus_1 email=new@example.org')
  const gone = await withStripe({
    '/v1/customers/cus_1': { error: { code: 'resource_missing', message: 'No such customer' } },
  })
  await expect(gone.provider.updateCustomer('cus_1', 'new@example.org')).resolves.toBeUndefined()
})

test("an event with Stripe's signature scheme is accepted", () => {
  const payload = '{"id":"evt_1"}'
  const secret = 'whsec_nobody'
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  expect(isSigned(secret, Buffer.from(payload), header)).toBe(true)
  expect(isSigned('whsec_other', Buffer.from(payload), header)).toBe(false)
})
