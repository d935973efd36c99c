import type { JobKey } from '#server/jobs/jobs.ts'
import { withMessageId } from '#server/mail/mail-jobs.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import type { Mailer } from '#server/mail/mail.ts'
import type { PrintedOrder } from './orders.queries.ts'
import { writeSheet, writeWithdrawal } from './order-sheet.ts'
import type { PrintLinks } from './print-links.ts'

/**
 * The printer. This one is a person who reads email; a print provider's API would implement the same two methods, and
 * report changes through `moveBookOrder`. A request has the same key in every attempt.
 */
export type Printer = {
  /** Accepts an order whose PDFs are stored. Orders have a number, so receiving one twice is harmless. */
  take(order: PrintedOrder, request: JobKey): Promise<void>
  /** Withdraws an accepted order. */
  withdraw(order: PrintedOrder, request: JobKey): Promise<void>
}

type Parts = { post: Pick<Mailer, 'send'>; to: string; appUrl: string; links: PrintLinks }

/** A printer that's notified by email. */
export function printerByEmail({ post, to, appUrl, links }: Parts): Printer {
  const send = (mail: Omit<Mail, 'to'>, request: JobKey) =>
    post.send(withMessageId({ to, ...mail }, request, 'printer'))
  return {
    take: (order, request) => send(writeSheet(order, { appUrl, links }), request),
    withdraw: (order, request) => send(writeWithdrawal(order), request),
  }
}
