import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billingContract } from '#features/billing/billing.contract.ts'
import { bookPrices } from '#features/billing/catalogue.ts'
import { sandboxContract } from '#features/billing/sandbox.contract.ts'
import { TEST_CARDS } from '#features/billing/sandbox.rules.ts'
import { endPayment } from '#features/billing/server/payments.ts'
import { booksContract, type Book } from '#features/books/books.contract.ts'
import { ordersContract, type BookOrder } from '#features/orders/orders.contract.ts'
import { billOf, UNPAID_HOURS, type PrintedFormat } from '#features/orders/orders.rules.ts'
import { writeOrderMail } from '#features/orders/server/order-mail.ts'
import { selectForPrint } from '#features/orders/server/orders.queries.ts'
import { ordersJobs } from '#features/orders/server/orders.handlers.ts'
import { buysPremium, deliverAll } from '#kit/billing.ts'
import { completeBook, seedBook } from '#kit/books.ts'
import { HOME_ADDRESS } from '#kit/orders.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person
let admin: Person
let family: Family
let book: Book

beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox', planCatalogue: 'family', printShipping: 600 } })
  admin = await server.administrator('Keeper')
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  book = await seedBook(ana, family, 'Summer')
  await completeBook(ana, book)
})

type Wish = { format?: PrintedFormat; copies?: number; expected_total?: number; address?: object }

async function tries(who: Person, { format = 'softcover', copies = 1, ...wish }: Wish = {}) {
  const place = { ...family, book_id: book.id }
  const offer = await who.call(ordersContract.getBookOffer, place)
  const expected_total = wish.expected_total ?? billOf(offer, format, copies).total
  return who.tries(ordersContract.orderBook, {
    ...{ ...place, format, copies, expected_total, expected_version: 1 },
    address: wish.address ?? HOME_ADDRESS,
  } as never)
}

async function orders(who: Person, wish?: Wish): Promise<BookOrder> {
  const answer = await tries(who, wish)
  expect(answer.status, answer.text).toBe(201)
  return answer.json as unknown as BookOrder
}

const seen = async (who: Person, { id }: { id: string }) =>
  (await who.call(ordersContract.listBookOrders, {})).orders.find((order) => order.id === id)!
const statusOf = async (who: Person, order: { id: string }) => (await seen(who, order)).status

/** The queued jobs of one kind about an order, which are removed from the queue. */
async function jobsOf(kind: string, id: string): Promise<Record<string, unknown>[]> {
  const rows = await server.sql<{ payload: Record<string, unknown> }>(
    `delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = $1 and ($2 in (job.payload ->> 'order_id', job.payload ->> 'payment_id'))
      returning job.payload`,
    [kind, id],
  )
  return rows.map(({ payload }) => payload)
}
const mailsAbout = async ({ id }: { id: string }) => (await jobsOf('send-order-mail', id)).map(({ kind }) => kind)

async function pays(who: Person, { id: order_id }: { id: string }, card_number: string = TEST_CARDS.works) {
  const { url } = await who.call(ordersContract.payBookOrder, { order_id })
  const payment_id = url.split('/').at(-1)!
  const answer = await who.tries(sandboxContract.paySandboxPayment, { payment_id, card_number })
  await deliverAll(who)
  return answer
}

test("an order costs what the catalog and the page say, and counts as received once it's paid", async () => {
  const order = await orders(ana, { format: 'hardcover', copies: 2 })
  expect(order).toMatchObject({
    total: 2 * bookPrices.hardcover + 600,
    status: 'awaiting_payment',
    pages: 8,
    size: '8x8',
  })
  expect(await mailsAbout(order)).toEqual([])
  expect((await pays(ana, order, TEST_CARDS.declined)).json).toMatchObject({ code: 'card_declined' })
  expect(await statusOf(ana, order)).toBe('awaiting_payment')
  expect((await pays(ana, order)).status).toBe(204)
  expect(await statusOf(ana, order)).toBe('received')
  expect(await mailsAbout(order)).toEqual(['received'])
  expect(await jobsOf('print-order', order.id)).toHaveLength(1)
  const { invoices } = await ana.call(billingContract.listInvoices, {})
  expect(invoices).toMatchObject([{ amount: order.total, status: 'paid', tier: null }])
  expect((await ana.tries(ordersContract.payBookOrder, { order_id: order.id })).status).toBe(409)
})

test('a price or book version that differs from the confirmed one is refused', async () => {
  const dear = await tries(ana, { expected_total: 1 })
  expect([dear.status, dear.json]).toEqual([
    409,
    expect.objectContaining({ params: { total: bookPrices.softcover + 600 } }),
  ])
  await server.sql(`update books set status = 'in_progress' where id = $1`, [book.id])
  expect((await tries(ana, {})).status).toBe(409)
})

test('an undeliverable address is refused with an error for its field', async () => {
  const answer = await tries(ana, { address: { ...HOME_ADDRESS, postal_code: '6270', region: '' } })
  expect(answer.json).toMatchObject({
    code: 'invalid_input',
    fields: { 'address.postal_code': 'postal_code_wrong', 'address.region': 'needed' },
  })
})

describe('a free book every season', () => {
  beforeEach(async () => {
    await buysPremium(ana)
    await deliverAll(ana)
  })

  test('two orders at the same time get one free book', async () => {
    const ben = await server.person('Ben')
    await server.join(family, ben, 'editor')
    const answers = await Promise.all([tries(ana, { expected_total: 0 }), tries(ben, { expected_total: 0 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 201)!.json).toMatchObject({ status: 'received', included_copies: 1 })
    const { families } = await ana.call(billingContract.listPlanUse, {})
    expect(families[0]!.books).toMatchObject({ used: 1, limit: 1 })
    expect((await orders(ben)).total).toBe(bookPrices.softcover + 600)
  })

  test('is available again if its order is canceled, covers one copy of several, and excludes hardcovers on this plan', async () => {
    const first = await orders(ana)
    expect(first.total).toBe(0)
    await ana.call(ordersContract.cancelBookOrder, { order_id: first.id })
    expect(await orders(ana, { copies: 3 })).toMatchObject({
      included_copies: 1,
      total: 2 * bookPrices.softcover + 600,
    })
    expect(await orders(ana, { format: 'hardcover' })).toMatchObject({ included_copies: 0 })
  })

  test('a viewer can order too, and pays', async () => {
    const gran = await server.person('Gran')
    await server.join(family, gran, 'viewer')
    expect((await orders(gran)).total).toBe(bookPrices.softcover + 600)
    expect((await ana.call(ordersContract.listBookOrders, {})).orders).toEqual([])
  })
})

test("an order can be canceled and refunded until it's in print", async () => {
  const order = await orders(ana)
  await pays(ana, order)
  await mailsAbout(order)
  await ana.call(ordersContract.cancelBookOrder, { order_id: order.id })
  expect(await jobsOf('end-payment', order.id)).toHaveLength(1)
  await endPayment(order.id, server.context.billing)
  await deliverAll(ana)
  expect(await seen(ana, order)).toMatchObject({ status: 'cancelled', is_refunded: true })
  expect(await mailsAbout(order)).toEqual(['cancelled'])
  const { invoices } = await ana.call(billingContract.listInvoices, {})
  expect(invoices.map(({ status }) => status)).toEqual(['refunded'])
})

test('an order that was paid while it was being canceled is refunded', async () => {
  const order = await orders(ana)
  const { url } = await ana.call(ordersContract.payBookOrder, { order_id: order.id })
  await ana.call(sandboxContract.paySandboxPayment, {
    payment_id: url.split('/').at(-1)!,
    card_number: TEST_CARDS.works,
  })
  await ana.call(ordersContract.cancelBookOrder, { order_id: order.id })
  await deliverAll(ana)
  expect(await statusOf(ana, order)).toBe('cancelled')
  await endPayment(order.id, server.context.billing)
  expect(await seen(ana, order)).toMatchObject({ status: 'cancelled', is_refunded: true })
  expect(await jobsOf('print-order', order.id)).toEqual([])
})

test('the administrator updates the status, and the customer gets an email for each step in their language', async () => {
  const order = await orders(ana)
  await pays(ana, order)
  await mailsAbout(order)
  const move = (to: string, tracking = '') =>
    admin.tries(ordersContract.moveBookOrder, { order_id: order.id, to, tracking } as never)
  expect((await move('in_print')).status).toBe(204)
  expect((await ana.tries(ordersContract.cancelBookOrder, { order_id: order.id })).status).toBe(409)
  expect((await move('shipped', 'https://post.example/42')).status).toBe(204)
  expect((await move('cancelled')).status).toBe(409)
  expect(await mailsAbout(order)).toEqual(['in_print', 'shipped'])
  expect(await seen(ana, order)).toMatchObject({ status: 'shipped', tracking: 'https://post.example/42' })
  const { orders: all } = await admin.call(ordersContract.listAdminOrders, { status: 'shipped' })
  expect(all[0]).toMatchObject({ id: order.id, email: ana.email, address: { city: 'Springfield' } })
  const stored = (await selectForPrint(server.context.db.worker, order.id))!
  for (const [language, subject] of [
    ['en', 'has shipped'],
    ['es', 'Enviamos tu pedido'],
    ['fr', 'a été expédiée'],
  ] as const) {
    const mail = writeOrderMail(server.context.billing, { ...stored, language, email: ana.email }, 'shipped')
    expect(mail.subject).toContain(subject)
    expect(mail.text).toContain('https://post.example/42')
    expect(mail.text).toContain('1 Linden Road')
  }
})

test('canceling an order that was sent to the printer notifies the printer', async () => {
  const order = await orders(ana)
  await pays(ana, order)
  await server.sql('update book_orders set handed_over_at = now() where id = $1', [order.id])
  await admin.call(ordersContract.moveBookOrder, { order_id: order.id, to: 'cancelled' })
  expect(await jobsOf('withdraw-order', order.id)).toHaveLength(1)
})

test('an unpaid order is canceled after a day, and the address of a completed order is deleted later', async () => {
  const { db, store, log, billing } = server.context
  const jobs = ordersJobs({ db: db.worker, store, log, billing } as never)
  const runs = (name: string) => jobs.find((job) => job.name === name)!.run(undefined)
  const order = await orders(ana)
  await server.sql('update book_orders set created_at = now() - make_interval(hours => $2) where id = $1', [
    order.id,
    UNPAID_HOURS + 1,
  ])
  await runs('give-up-unpaid-orders')
  expect(await statusOf(ana, order)).toBe('cancelled')
  expect(await mailsAbout(order)).toEqual([])
  await server.sql(`update book_orders set changed_at = now() - interval '1 year' where id = $1`, [order.id])
  await runs('forget-old-orders')
  expect((await seen(ana, order)).address).toBeNull()
})

test('orders stay when their book is deleted or the member leaves', async () => {
  const ben = await server.person('Ben')
  await server.join(family, ben, 'editor')
  const order = await orders(ben)
  await server.leave(family, ben)
  await ana.call(booksContract.archiveBook, { ...family, book_id: book.id })
  await ana.call(booksContract.deleteBook, { ...family, book_id: book.id })
  expect(await seen(ben, order)).toMatchObject({ title: 'Summer', book_id: null, pages: 8 })
})
