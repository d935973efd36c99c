import { startPayment } from '#features/billing/server/payments.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { SignedIn } from '#server/http/route.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { ordersContract } from '../orders.contract.ts'
import { mayCancel, orderNumber } from '../orders.rules.ts'
import type { OrderDeps } from './book-offer.ts'
import { lockOrder, selectOrderOf, selectOrdersOf } from './orders.queries.ts'
import { cancelOrder } from './settle-order.ts'

type Contract = typeof ordersContract

/** The user's orders, newest first. */
export async function listBookOrders(
  { tx, user_id }: SignedIn,
  { cursor }: InputOf<Contract['listBookOrders']>,
): Promise<ResultOf<Contract['listBookOrders']>> {
  const { shown, hasMore } = await selectOrdersOf(tx, user_id, { after: readCursor(cursor) })
  const last = hasMore ? shown.at(-1) : undefined
  return { orders: shown, next_cursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null }
}

/** Starts an order's checkout. @throws Problem not_found; conflict if it isn't waiting for payment */
export async function payBookOrder(
  { tx, user_id, email }: SignedIn,
  { order_id }: { order_id: string },
  { billing }: OrderDeps,
): Promise<{ url: string }> {
  const order = await selectOrderOf(tx, user_id, order_id)
  if (!order) throw notFound()
  const { id, title, number, copies, total: amount, currency, status } = order
  if (status !== 'awaiting_payment' || !currency) throw new Problem('conflict')
  const about = `${title} × ${copies} (${number})`
  return startPayment(
    { user_id, email },
    { id, about, amount, currency, return_path: `/my-books/orders?order=${id}` },
    billing,
  )
}

/** Cancels an order. @throws Problem not_found; conflict once it's in print */
export async function cancelBookOrder({ tx, user_id }: SignedIn, { order_id }: { order_id: string }): Promise<void> {
  const order = await lockOrder(tx, order_id, user_id)
  if (!order) throw notFound()
  if (order.status === 'cancelled') return
  if (!mayCancel(order.status)) throw new Problem('conflict')
  await cancelOrder(tx, order)
  await recordAudit(tx, {
    ...{ action: 'order.changed', subject_id: user_id },
    details: { order: orderNumber(order_id), status: 'cancelled' },
  })
}
