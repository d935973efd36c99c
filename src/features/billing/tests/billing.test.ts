import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billingContract } from '#features/billing/billing.contract.ts'
import { sandboxContract } from '#features/billing/sandbox.contract.ts'
import { TEST_CARDS } from '#features/billing/sandbox.rules.ts'
import { reconcile } from '#features/billing/server/reconcile.ts'
import { bodyOf, buysPremium, deliver, deliverAll, does, eventsOf, statusOf } from '#kit/billing.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox', planCatalogue: 'family' } })
})
afterAll(() => server.close())

async function subscriber(name: string): Promise<Person> {
  const person = await server.person(name)
  await buysPremium(person)
  await deliverAll(person)
  return person
}

test('visitors see the prices that checkout charges', async () => {
  const { plans } = await server.visitor().call(billingContract.getPlans, {})
  const ana = await server.person('Ana')
  for (const { tier, monthly, yearly } of plans.slice(1)) {
    for (const isYearly of [false, true]) {
      const { url } = await ana.call(billingContract.createCheckout, { tier, isYearly })
      const checkout = await ana.call(sandboxContract.getSandboxCheckout, { checkout_id: url.split('/').at(-1)! })
      expect(checkout).toMatchObject({ tier, amount: isYearly ? yearly : monthly, currency: 'usd' })
    }
  }
})

test('a plan becomes active when the provider confirms the payment, not when the buyer says so', async () => {
  const ana = await server.person('Ana')
  await buysPremium(ana)
  expect(await statusOf(ana)).toMatchObject({ subscribed: false, subscription_tier: null, tier_in_force: 'free' })
  await deliverAll(ana)
  expect(await statusOf(ana)).toMatchObject({
    ...{ subscribed: true, subscription_tier: 'premium', tier_in_force: 'premium', amount: 2500, currency: 'usd' },
    ...{ cancel_at_period_end: false, card: { brand: 'visa', last4: '4242' } },
  })
  const { invoices } = await ana.call(billingContract.listInvoices, {})
  expect(invoices).toMatchObject([{ amount: 2500, status: 'paid', tier: 'premium' }])
})

test("the free plan and plans of another catalog can't be bought", async () => {
  const ana = await server.person('Ana')
  for (const tier of ['free', 'plus']) {
    const answer = await ana.tries(billingContract.createCheckout, { tier, isYearly: false })
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
  }
})

test('a declined or real card pays nothing in test mode, and paying twice charges once', async () => {
  const ana = await server.person('Ana')
  const { url } = await ana.call(billingContract.createCheckout, { tier: 'basic', isYearly: false })
  const checkout_id = url.split('/').at(-1)!
  const pay = (card_number: string) => ana.tries(sandboxContract.paySandboxCheckout, { checkout_id, card_number })
  expect(await pay(TEST_CARDS.declined)).toMatchObject({ status: 402, json: { code: 'card_declined' } })
  expect(await pay('5555 5555 5555 4444')).toMatchObject({
    status: 400,
    json: { fields: { card_number: 'no_test_card' } },
  })
  expect(await eventsOf(ana)).toEqual([])
  const both = await Promise.all([pay('4242 4242 4242 4242'), pay('4242-4242-4242-4242')])
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  await deliverAll(ana)
  expect((await ana.call(billingContract.listInvoices, {})).invoices).toHaveLength(1)
})

test("no one can see or pay someone else's checkout", async () => {
  const ana = await server.person('Ana')
  const { url } = await ana.call(billingContract.createCheckout, { tier: 'basic', isYearly: false })
  const checkout_id = url.split('/').at(-1)!
  const eve = await server.person('Eve')
  expect((await eve.tries(sandboxContract.getSandboxCheckout, { checkout_id })).status).toBe(404)
  const paid = await eve.tries(sandboxContract.paySandboxCheckout, { checkout_id, card_number: TEST_CARDS.works })
  expect(paid.status).toBe(404)
})

test('two tabs that start a checkout at the same time create one customer', async () => {
  const ana = await server.person('Ana')
  await Promise.all([1, 2, 3].map(() => ana.call(billingContract.createCheckout, { tier: 'basic', isYearly: true })))
  expect(await server.sql('select 1 from subscriptions where user_id = $1', [ana.user_id])).toHaveLength(1)
})

describe('a plan', () => {
  test('stays until the end of its period when canceled; then adding is limited again and invoices stay available', async () => {
    const ana = await subscriber('Ana')
    await does(ana, 'cancel')
    await deliverAll(ana)
    expect(await statusOf(ana)).toMatchObject({ subscribed: true, cancel_at_period_end: true })
    await does(ana, 'renew')
    await deliverAll(ana)
    expect(await statusOf(ana)).toMatchObject({ subscribed: false, subscription_tier: null, status: 'canceled' })
    expect((await ana.call(billingContract.listInvoices, {})).invoices).toHaveLength(1)
  })

  test("has a two-week grace period after a missed payment, and continues once it's paid", async () => {
    const ana = await subscriber('Ana')
    await does(ana, 'miss_payment')
    await deliverAll(ana)
    const late = await statusOf(ana)
    expect(late).toMatchObject({ subscribed: true, status: 'past_due' })
    expect(Date.parse(late.grace_end!)).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    await does(ana, 'pay')
    await deliverAll(ana)
    expect(await statusOf(ana)).toMatchObject({ subscribed: true, status: 'active', grace_end: null })
  })

  test('ends when its payment is refunded, and the payer gets a notification', async () => {
    const ana = await subscriber('Ana')
    await does(ana, 'refund')
    await deliverAll(ana)
    expect(await statusOf(ana)).toMatchObject({ subscribed: false })
    expect((await ana.call(billingContract.listInvoices, {})).invoices).toMatchObject([{ status: 'refunded' }])
  })

  test('ends when its customer is deleted at the provider, and the payer can subscribe again', async () => {
    const ana = await subscriber('Ana')
    const events = async () => (await eventsOf(ana)).map(bodyOf)
    await does(ana, 'delete_customer')
    for (const body of await events()) await deliver(server, body)
    expect(await statusOf(ana)).toMatchObject({ subscribed: false, status: null, card: null })
    await buysPremium(ana)
    await deliverAll(ana)
    expect(await statusOf(ana)).toMatchObject({ subscribed: true })
  })

  test('is reconciled nightly with the provider if an event was missed', async () => {
    const ana = await subscriber('Ana')
    await does(ana, 'miss_payment')
    await eventsOf(ana)
    await reconcile(server.context.billing, server.context.log)
    expect(await statusOf(ana)).toMatchObject({ status: 'past_due' })
  })
})

test('is canceled when its payer deletes their account', async () => {
  const ana = await subscriber('Ana')
  const [subscription] = await server.sql('select * from subscriptions where user_id = $1', [ana.user_id])
  await server.sql('delete from profiles where id = $1', [ana.user_id])
  const jobs = await server.sql(
    `select job.payload from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = 'end-payments' and job.payload ->> 'subscription_id' = $1`,
    [subscription!.subscription_id],
  )
  expect(jobs).toMatchObject([{ payload: { provider: 'sandbox' } }])
})

test('invoices are paginated without gaps or repeats', async () => {
  const ana = await subscriber('Ana')
  for (let month = 0; month < 4; month++) await does(ana, 'renew')
  await deliverAll(ana)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: { invoices: { reference: string }[]; next_cursor: string | null } = await ana.call(
      billingContract.listInvoices,
      { limit: 2, ...(cursor && { cursor }) },
    )
    seen.push(...page.invoices.map(({ reference }) => reference))
    cursor = page.next_cursor
  } while (cursor)
  expect(new Set(seen).size).toBe(5)
  expect((await ana.tries(billingContract.listInvoices, { cursor: 'bm9uc2Vuc2U' })).status).toBe(400)
})

test('without billing, every billing page says that nothing is limited', async () => {
  const free = await openTestApp()
  const ana = await free.person('Ana')
  expect(await ana.call(billingContract.getPlans, {})).toMatchObject({ billing: 'off', plans: [] })
  expect(await statusOf(ana)).toMatchObject({ billing: 'off', subscribed: false })
  expect(await ana.call(billingContract.customerPortal, {})).toEqual({ url: `${free.config.appUrl}/billing` })
  expect((await ana.tries(sandboxContract.getSandboxPortal, {})).status).toBe(404)
  await free.close()
})
