import type { PostOffice } from '#server/mail/mail.ts'
import type { PrintedOrder } from './orders.queries.ts'
import { writeSheet, writeWithdrawal } from './order-sheet.ts'
import type { PrintLinks } from './print-links.ts'

/**
 * Whoever prints. Here somebody who reads mail; the API of a print provider would stand behind the same two verbs, and what
 * it has to tell would come back through `moveBookOrder`.
 */
export type PrintHouse = {
  /** Takes an order whose PDFs are kept. Taken twice, it is one order: its number says so. */
  take(order: PrintedOrder): Promise<void>
  /** An order that was taken is not wanted any more. */
  withdraw(order: PrintedOrder): Promise<void>
}

type Parts = { post: Pick<PostOffice, 'send'>; to: string; appUrl: string; links: PrintLinks }

/** A print house that is written to. */
export function printHouseByMail({ post, to, appUrl, links }: Parts): PrintHouse {
  return {
    take: (order) => post.send({ to, ...writeSheet(order, { appUrl, links }) }),
    withdraw: (order) => post.send({ to, ...writeWithdrawal(order) }),
  }
}
