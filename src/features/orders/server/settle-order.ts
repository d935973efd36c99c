import type { OnPayment } from '#features/billing/server/billing.ts'
import { stopPayment } from '#features/billing/server/payments.ts'
import type { Tx } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { printOrderJob, sendOrderMailJob, withdrawOrderJob } from './orders.jobs.ts'
import { holdOrder, updateOrder, updateStatus, type HeldOrder } from './orders.queries.ts'

/** The order was received: its PDFs are drawn and given to whoever prints, and its person hears of it. */
export async function beginPrint(tx: Tx, order_id: string): Promise<void> {
  await addJob(tx, printOrderJob, { order_id }, { key: `print-order:${order_id}`, priority: 2 })
  await addJob(tx, sendOrderMailJob, { order_id, kind: 'received' })
}

/** Gives an order up: it is not printed, not paid any more, and what was paid is paid back. */
export async function giveUp(tx: Tx, { id, total, status, handed_over_at }: HeldOrder): Promise<void> {
  await updateStatus(tx, id, 'cancelled')
  if (total > 0) await stopPayment(tx, id)
  if (handed_over_at) await addJob(tx, withdrawOrderJob, { order_id: id })
  // Nobody needs a letter about what they never paid.
  if (status !== 'awaiting_payment') await addJob(tx, sendOrderMailJob, { order_id: id, kind: 'cancelled' })
}

/** What the payment provider says of an order's payment; in the transaction in which that is kept. */
export const settleOrder: OnPayment = async (tx, { id, status }) => {
  const order = await holdOrder(tx, id)
  if (!order) return
  if (status === 'refunded') {
    await updateOrder(tx, id, { is_refunded: true })
    // Paid back by the operator at the provider itself, before it was printed.
    if (order.status === 'received') await giveUp(tx, order)
  }
  if (status === 'expired' && order.status === 'awaiting_payment') await giveUp(tx, order)
  if (status !== 'paid') return
  // Paid in the very moment in which it was given up.
  if (order.status === 'cancelled') return stopPayment(tx, id)
  if (order.status !== 'awaiting_payment') return
  await updateStatus(tx, id, 'received')
  await beginPrint(tx, id)
}
