import { ordersContract } from '#features/orders/orders.contract.ts'
import { billOf } from '#features/orders/orders.rules.ts'
import { completeBook, seedBook } from '#kit/books.ts'
import type { Fixture } from '#kit/fixture.ts'
import { HOME_ADDRESS, seedOrder, seedPrintFile } from '#kit/orders.ts'
import type { MakeSample } from '#kit/sample.ts'

async function completed(fixture: Fixture) {
  const book = await seedBook(fixture.editor, fixture)
  await completeBook(fixture.editor, book)
  return { family_id: fixture.family_id, book_id: book.id }
}

export const samples: Record<string, MakeSample> = {
  getBookOffer: async (fixture) => ({ input: await completed(fixture) }),
  orderBook: async (fixture) => {
    const place = await completed(fixture)
    const { total: expected_total } = billOf(
      await fixture.editor.call(ordersContract.getBookOffer, place),
      'softcover',
      1,
    )
    const wish = { format: 'softcover', copies: 1, address: HOME_ADDRESS, expected_version: 1, expected_total }
    return { input: { ...place, ...wish } }
  },
  listBookOrders: async () => ({ input: {} }),
  payBookOrder: async (fixture, caller) => ({
    input: { order_id: await seedOrder(caller, fixture, { status: 'awaiting_payment', total: 100 }) },
  }),
  cancelBookOrder: async (fixture, caller) => ({ input: { order_id: await seedOrder(caller, fixture) } }),
  readPrintFile: async (fixture) => ({ input: { token: await seedPrintFile(fixture.owner, fixture) } }),
  listAdminOrders: async () => ({ input: {} }),
  moveBookOrder: async (fixture) => ({ input: { order_id: await seedOrder(fixture.owner, fixture), to: 'in_print' } }),
  sendOrderAgain: async (fixture) => ({ input: { order_id: await seedOrder(fixture.owner, fixture) } }),
}
