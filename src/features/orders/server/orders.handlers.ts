import type { BookPdfDeps } from '#features/books/server/make-book-file.ts'
import type { Billing } from '#features/billing/server/billing.ts'
import { removeFolder } from '#server/storage/remove-objects.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail } from '#server/mail/mail-jobs.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { ORDER_RETENTION_DAYS, UNPAID_HOURS } from '../orders.rules.ts'
import { writeOrderMail } from './order-mail.ts'
import { printOrderJob, sendOrderMailJob, withdrawOrderJob } from './orders.jobs.ts'
import { lockOrder, selectForPrint, selectOrdersToRedact, selectUnpaid, updateOrder } from './orders.queries.ts'
import type { Printer } from './printer.ts'
import { orderFolder, printOrder, withdrawOrder } from './print-order.ts'
import { cancelOrder } from './settle-order.ts'

type Parts = BookPdfDeps & { billing: Billing; post: Pick<Mailer, 'send'>; printer: Printer }

/** Background jobs for orders. */
export function ordersJobs(parts: Parts): HandledJob[] {
  const { db, billing, post, store } = parts
  return [
    handle(printOrderJob, (payload, key) => printOrder(payload, key, parts)),
    handle(withdrawOrderJob, (payload, key) => withdrawOrder(payload, key, parts)),
    handleMail(sendOrderMailJob, post, async ({ order_id, kind }) => {
      const order = await selectForPrint(db, order_id)
      return order?.email ? writeOrderMail(billing, { ...order, email: order.email }, kind) : null
    }),
    schedule('give-up-unpaid-orders', '*/20 * * * *', async () => {
      for (const { id } of await selectUnpaid(db, UNPAID_HOURS))
        await db.transaction().execute(async (tx) => {
          const order = await lockOrder(tx, id)
          if (order?.status === 'awaiting_payment') await cancelOrder(tx, order)
        })
    }),
    schedule('forget-old-orders', '50 3 * * *', async () => {
      for (const { id, family_id } of await selectOrdersToRedact(db, ORDER_RETENTION_DAYS)) {
        if (family_id) await removeFolder(store, orderFolder({ id, family_id }))
        await updateOrder(db, id, { address: null })
      }
    }),
  ]
}
