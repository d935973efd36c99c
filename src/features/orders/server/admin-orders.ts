import { recordAudit } from '#server/audit/record-audit.ts'
import { readCursor, writeCursor } from '#server/db/cursor.ts'
import type { SignedIn } from '#server/http/route.ts'
import { addJob } from '#server/jobs/jobs.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { ordersContract } from '../orders.contract.ts'
import { mayMove, orderNumber } from '../orders.rules.ts'
import { printOrderJob, sendOrderMailJob } from './orders.jobs.ts'
import { lockOrder, selectOrders, updateStatus } from './orders.queries.ts'
import { cancelOrder } from './settle-order.ts'

type Contract = typeof ordersContract

/** All orders, for administrators. */
export async function listAdminOrders(
  { tx }: SignedIn,
  { status, cursor }: InputOf<Contract['listAdminOrders']>,
): Promise<ResultOf<Contract['listAdminOrders']>> {
  const { shown, hasMore } = await selectOrders(tx, { status, after: readCursor(cursor) })
  const last = hasMore ? shown.at(-1) : undefined
  return { orders: shown, next_cursor: last ? writeCursor({ at: last.created_at, id: last.id }) : null }
}

/** Changes an order's status. A print provider's updates would also arrive here. @throws Problem not_found, conflict */
export async function moveBookOrder(
  { tx }: SignedIn,
  { order_id, to, tracking }: InputOf<Contract['moveBookOrder']>,
): Promise<void> {
  const order = await lockOrder(tx, order_id)
  if (!order) throw notFound()
  if (order.status === to) return
  if (!mayMove(order.status, to)) throw new Problem('conflict')
  if (to === 'cancelled') await cancelOrder(tx, order)
  else {
    await updateStatus(tx, order_id, to, tracking)
    await addJob(tx, sendOrderMailJob, { order_id, kind: to })
  }
  const details = { order: orderNumber(order_id), status: to }
  await recordAudit(tx, { action: 'order.changed', ...(order.user_id && { subject_id: order.user_id }), details })
}

/** Sends the printer the order sheet again. @throws Problem not_found; conflict for an order that isn't to be printed */
export async function sendOrderAgain({ tx }: SignedIn, { order_id }: { order_id: string }): Promise<void> {
  const order = await lockOrder(tx, order_id)
  if (!order) throw notFound()
  if (order.status !== 'received' && order.status !== 'in_print') throw new Problem('conflict')
  await addJob(tx, printOrderJob, { order_id }, { key: `print-order:${order_id}` })
}
