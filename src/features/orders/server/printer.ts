import type { Mailer } from '#server/mail/mail.ts'
import type { PrintedOrder } from './orders.queries.ts'
import { writeSheet, writeWithdrawal } from './order-sheet.ts'
import type { PrintLinks } from './print-links.ts'

/**
 * The printer. This one is a person who reads email; a print provider's API would implement the same two methods, and
 * report changes through `moveBookOrder`.
 */
export type Printer = {
  /** Accepts an order whose PDFs are stored. Orders have a number, so receiving one twice is harmless. */
  take(order: PrintedOrder): Promise<void>
  /** Withdraws an accepted order. */
  withdraw(order: PrintedOrder): Promise<void>
}

type Parts = { post: Pick<Mailer, 'send'>; to: string; appUrl: string; links: PrintLinks }

/** A printer that's notified by email. */
export function printerByEmail({ post, to, appUrl, links }: Parts): Printer {
  return {
    take: (order) => post.send({ to, ...writeSheet(order, { appUrl, links }) }),
    withdraw: (order) => post.send({ to, ...writeWithdrawal(order) }),
  }
}
