import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { Id } from '#shared/ids.ts'

/** Draws the PDFs of an order and gives it to whoever prints. */
export const printOrderJob = defineJob('print-order', z.object({ order_id: Id }), { maxAttempts: 12 })

/** Tells whoever prints that an order they have is given up. */
export const withdrawOrderJob = defineJob('withdraw-order', z.object({ order_id: Id }), { maxAttempts: 12 })

export const orderMailKinds = ['received', 'in_print', 'shipped', 'cancelled'] as const

/** Tells whoever ordered how far it is. */
export const sendOrderMailJob = defineJob('send-order-mail', z.object({ order_id: Id, kind: z.enum(orderMailKinds) }), {
  maxAttempts: 8,
})
