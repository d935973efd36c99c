import { ordersContract } from '#features/orders/orders.contract.ts'
import { billOf } from '#features/orders/orders.rules.ts'
import { completeBook, placeBook } from './books.ts'
import { placePayment } from './checkouts.ts'
import { HOME_ADDRESS, placeOrder, placePrintFile } from './orders.ts'
import type { MakeSample } from './sample.ts'
import type { Home } from './world.ts'

async function completed(home: Home) {
  const book = await placeBook(home.editor, home)
  await completeBook(home.editor, book)
  return { family_id: home.family_id, book_id: book.id }
}

/** A sample for every operation about orders and one-time payments. */
export const orderSamples: Record<string, MakeSample> = {
  getBookOffer: async (home) => ({ input: await completed(home) }),
  orderBook: async (home) => {
    const place = await completed(home)
    const { total: expected_total } = billOf(await home.editor.call(ordersContract.getBookOffer, place), 'softcover', 1)
    const wish = { format: 'softcover', copies: 1, address: HOME_ADDRESS, expected_version: 1, expected_total }
    return { input: { ...place, ...wish } }
  },
  listBookOrders: async () => ({ input: {} }),
  payBookOrder: async (home, caller) => ({
    input: { order_id: await placeOrder(caller, home, { status: 'awaiting_payment', total: 100 }) },
  }),
  cancelBookOrder: async (home, caller) => ({ input: { order_id: await placeOrder(caller, home) } }),
  readPrintFile: async (home) => ({ input: { token: await placePrintFile(home.owner, home) } }),
  listAdminOrders: async () => ({ input: {} }),
  moveBookOrder: async (home) => ({ input: { order_id: await placeOrder(home.owner, home), to: 'in_print' } }),
  sendOrderAgain: async (home) => ({ input: { order_id: await placeOrder(home.owner, home) } }),
  getSandboxPayment: async (_home, caller) => ({ input: { payment_id: await placePayment(caller) } }),
  paySandboxPayment: async (_home, caller) => ({
    input: { payment_id: await placePayment(caller), card_number: '4242424242424242' },
  }),
}
