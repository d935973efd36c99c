import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { defineMailJob, untilMailServerIsBack } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** Creates an order's PDFs and sends them to the printer. */
export const printOrderJob = defineJob('print-order', z.object({ order_id: Id }), untilMailServerIsBack)

/** Tells the printer that an order was canceled. */
export const withdrawOrderJob = defineJob('withdraw-order', z.object({ order_id: Id }), untilMailServerIsBack)

export const orderMailKinds = ['received', 'in_print', 'shipped', 'cancelled'] as const

/** Emails the buyer about their order's status. */
export const sendOrderMailJob = defineMailJob(
  'send-order-mail',
  z.object({ order_id: Id, kind: z.enum(orderMailKinds) }),
)
