import type { OnPayment } from '#features/billing/server/billing.ts'
import { stopPayment } from '#features/billing/server/payments.ts'
import type { Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { printOrderJob, sendOrderMailJob, withdrawOrderJob } from './orders.jobs.ts'
import { lockOrder, updateOrder, updateStatus, type LockedOrder } from './orders.queries.ts'

/** Marks an order as received: enqueues its PDFs, and emails the buyer. */
export async function beginPrint(tx: Tx, order_id: string): Promise<void> {
  await addJob(tx, printOrderJob, { order_id }, { key: `print-order:${order_id}`, priority: 2 })
  await addJob(tx, sendOrderMailJob, { order_id, kind: 'received' })
}

/** Cancels an order: it isn't printed, and a payment is stopped or refunded. */
export async function cancelOrder(tx: Tx, { id, total, status, handed_over_at }: LockedOrder): Promise<void> {
  await updateStatus(tx, id, 'cancelled')
  if (total > 0) await stopPayment(tx, id)
  if (handed_over_at) await addJob(tx, withdrawOrderJob, { order_id: id })
  // No email about an order that was never paid.
  if (status !== 'awaiting_payment') await addJob(tx, sendOrderMailJob, { order_id: id, kind: 'cancelled' })
}

/** Applies a payment's new status to its order, in the transaction that stores it. */
export const settleOrder: OnPayment = async (tx, { id, status }) => {
  const order = await lockOrder(tx, id)
  if (!order) return
  if (status === 'refunded') {
    await updateOrder(tx, id, { is_refunded: true })
    // Refunded by the operator at the provider before it was printed.
    if (order.status === 'received') await cancelOrder(tx, order)
  }
  if (status === 'expired' && order.status === 'awaiting_payment') await cancelOrder(tx, order)
  if (status !== 'paid') return
  // Paid at the same moment in which it was canceled.
  if (order.status === 'cancelled') return stopPayment(tx, id)
  if (order.status !== 'awaiting_payment') return
  await updateStatus(tx, id, 'received')
  await beginPrint(tx, id)
}
