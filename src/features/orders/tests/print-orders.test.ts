import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { booksContract, type Book } from '#features/books/books.contract.ts'
import { ordersContract, type BookOrder } from '#features/orders/orders.contract.ts'
import { printLinks } from '#features/orders/server/print-links.ts'
import { seedBook } from '#kit/books.ts'
import { HOME_ADDRESS } from '#kit/orders.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'

/** For uploads and PDFs on a busy machine. */
const TIMEOUT_MS = 120_000

// The whole flow of an order without billing: from the page to the PDFs in the printer's email.
let server: TestApp
let ana: Person
let admin: Person
let family: Family
let book: Book

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  admin = await server.administrator('Keeper')
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  await addPhoto(ana, family, await drawPicture({ width: 1200, height: 900 }), 'beach.jpg')
  book = await seedBook(ana, family, 'Summer')
  await ana.call(booksContract.finishBook, { ...family, book_id: book.id, expected_version: 1 })
})

const mailsTo = async (address: string) =>
  (await server.context.post.mailbox!.list()).filter(({ to }) => to === address)
const sheetsOf = async ({ number }: BookOrder) =>
  (await mailsTo('printer@example.org')).filter(({ subject }) => subject.includes(number))

function orders(format: 'softcover' | 'hardcover' = 'hardcover'): Promise<BookOrder> {
  return ana.call(ordersContract.orderBook, {
    ...{ ...family, book_id: book.id, format, copies: 2, address: HOME_ADDRESS },
    ...{ expected_version: 1, expected_total: 0, language: 'fr' },
  })
}

/** The PDF links in the latest email about an order. */
async function linksIn(order: BookOrder): Promise<string[]> {
  const [sheet] = await sheetsOf(order)
  return [...sheet!.text.matchAll(/\/api\/print-files\/\S+/g)].map(([link]) => link)
}
const fetches = (url: string) => server.app.inject({ method: 'GET', url })
/** Width of the sheet in points. */
const widthOf = (pdf: Buffer) => Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))![1])

test('without billing only the owner can order, and no API key can', async () => {
  const eva = await server.person('Eva')
  await server.join(family, eva, 'editor')
  const order = { ...family, book_id: book.id, format: 'softcover', copies: 50, address: HOME_ADDRESS } as const
  const wish = { ...order, expected_version: 1, expected_total: 0 }
  expect(await eva.call(ordersContract.getBookOffer, { ...family, book_id: book.id })).toMatchObject({
    may_order: false,
  })
  expect((await eva.tries(ordersContract.orderBook, wish)).status).toBe(403)
  const { token } = await ana.call(apiKeysContract.createApiKey, {
    name: 'Script',
    scopes: ['read', 'add', 'edit', 'share'],
  })
  const headers = { authorization: `Bearer ${token}`, origin: '' }
  expect((await server.visitor().tries(ordersContract.orderBook, wish, { headers })).status).toBe(403)
  expect(await ana.call(ordersContract.getBookOffer, { ...family, book_id: book.id })).toMatchObject({
    may_order: true,
  })
})

test('where no one prints books, no one can order copies, and books say so', async () => {
  const home = await openTestApp({ config: { printerEmail: undefined } })
  try {
    const eva = await home.person('Eva')
    const evas = await eva.opensFamily('Berg')
    const { id: book_id } = await seedBook(eva, evas, 'Summer')
    const place = { ...evas, book_id }
    await eva.call(booksContract.finishBook, { ...place, expected_version: 1 })
    expect(await eva.call(booksContract.getBook, place)).toMatchObject({ has_printer: false })
    expect(await eva.call(booksContract.listBooks, {})).toMatchObject({ has_printer: false })
    expect(await eva.call(ordersContract.getBookOffer, place)).toMatchObject({ may_order: false })
    const wish = {
      format: 'softcover',
      copies: 1,
      address: HOME_ADDRESS,
      expected_version: 1,
      expected_total: 0,
    } as const
    expect((await eva.tries(ordersContract.orderBook, { ...place, ...wish })).status).toBe(403)
  } finally {
    await home.close()
  }
})

test(
  "without billing an order goes to the printer, with PDFs in the ordered binding that don't change afterwards",
  { timeout: TIMEOUT_MS },
  async () => {
    const order = await orders()
    expect(order).toMatchObject({ status: 'received', total: 0, currency: null })
    await expect.poll(() => sheetsOf(order)).toHaveLength(1)
    const [sheet] = await sheetsOf(order)
    for (const words of ['Summer', '2 exemplaires', 'Couverture rigide', '1 Linden Road', 'États-Unis'])
      expect(sheet!.text).toContain(words)
    await expect.poll(() => mailsTo(ana.email)).not.toEqual([])
    expect((await mailsTo(ana.email)).at(-1)!.text).toContain('Vous n’avez rien à payer')

    const [pages, cover] = (await Promise.all((await linksIn(order)).map(fetches))) as [Answer, Answer]
    expect([pages.statusCode, pages.headers['content-type']]).toEqual([200, 'application/pdf'])
    // Two covers, a spine with boards, and wrap: the order is a hardcover, although the book says softcover.
    expect(widthOf(cover.rawPayload)).toBeGreaterThan(((2 * 203.2 + 6 + 2 * 18) * 72) / 25.4 - 1)

    const { document } = await ana.call(booksContract.getBook, { ...family, book_id: book.id })
    const shorter = { ...document, pages: document.pages.slice(2) }
    await ana.call(booksContract.saveBook, { ...family, book_id: book.id, document: shorter, expected_version: 1 })
    await admin.call(ordersContract.sendOrderAgain, { order_id: order.id })
    await expect.poll(() => sheetsOf(order)).toHaveLength(2)
    const [again] = await Promise.all((await linksIn(order)).map(fetches))
    expect(again!.rawPayload.equals(pages.rawPayload)).toBe(true)
  },
)
type Answer = Awaited<ReturnType<typeof fetches>>

test(
  "the printer's link opens only its PDF for a month, can't be forged, and stops working when the order is canceled",
  { timeout: TIMEOUT_MS },
  async () => {
    const order = await orders('softcover')
    await expect.poll(() => sheetsOf(order)).toHaveLength(1)
    const [pages] = (await linksIn(order)) as [string, string]
    expect((await fetches(pages.replace('.pages.', '.cover.'))).statusCode).toBe(404)
    expect((await fetches(`${pages.slice(0, -1)}${pages.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404)
    const { secret } = server.config
    const old = printLinks(secret, '', () => Date.now() - 31 * 86_400_000).urlFor(order.id, 'pages')
    const late = await fetches(old)
    expect([late.statusCode, late.json()]).toEqual([400, expect.objectContaining({ code: 'link_expired' })])
    await ana.call(ordersContract.cancelBookOrder, { order_id: order.id })
    expect((await fetches(pages)).statusCode).toBe(404)
    await expect.poll(() => sheetsOf(order)).toHaveLength(2)
    expect((await sheetsOf(order)).some(({ subject }) => subject.includes('Ne pas imprimer'))).toBe(true)
  },
)
