import { expect, test } from 'vitest'
import type { Tx } from '#server/db/database.ts'
import { withStripe } from './test-stripe.ts'

const nowhere = undefined as unknown as Tx
const wish = {
  ...{ id: 'order-1', customer_id: 'cus_1', about: 'Summer × 2 (HB-1)', amount: 4598, currency: 'usd' },
  return_path: '/my-books/orders?order=order-1',
}
const session = (about: object) => ({
  id: 'cs_1',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  ...about,
})
const intent = (refunded: boolean) => ({ payment_intent: { id: 'pi_1', latest_charge: { refunded } } })
const paid = { status: 'complete', payment_status: 'paid' }

test('a one-time payment is made in Checkout, which returns to the page that opened it', async () => {
  const { provider, asked } = await withStripe({
    '/v1/checkout/sessions': { id: 'cs_1', url: 'https://stripe.example/pay' },
  })
  expect(await provider.startPayment(wish)).toEqual({ reference: 'cs_1', url: 'https://stripe.example/pay' })
  const request = asked.at(-1)!
  for (const part of ['mode=payment', '[unit_amount]=4598', '[currency]=usd', 'customer=cus_1', 'Summer'])
    expect(request).toContain(part)
  expect(request).toContain('success_url=https://home.example/my-books/orders?order=order-1&success=true')
})

test('a payment has the state that Stripe reports', async () => {
  const says = async (about: object) =>
    (await withStripe({ '/v1/checkout/sessions/cs_1': session(about) })).provider.readPayment('cs_1', nowhere)
  expect(await says({})).toBe('open')
  expect(await says({ status: 'complete' })).toBe('open')
  expect(await says({ status: 'expired' })).toBe('expired')
  expect(await says({ ...paid, ...intent(false) })).toBe('paid')
  expect(await says({ ...paid, ...intent(true) })).toBe('refunded')
})

test('canceling an open payment expires it, and canceling a completed one refunds it', async () => {
  const ends = async (about: object) => {
    const { provider, asked } = await withStripe({
      '/v1/checkout/sessions/cs_1': session(about),
      '/v1/checkout/sessions/cs_1/expire': session({ status: 'expired' }),
      '/v1/refunds': { id: 're_1' },
    })
    await provider.endPayment('cs_1')
    return asked.filter((line) => line.startsWith('POST')).map((line) => line.split(' ').slice(1).join(' '))
  }
  expect(await ends({})).toEqual(['/v1/checkout/sessions/cs_1/expire'])
  expect(await ends({ ...paid, ...intent(false) })).toEqual(['/v1/refunds payment_intent=pi_1'])
  expect(await ends({ status: 'expired' })).toEqual([])
})
