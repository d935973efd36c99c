import type { BookFormat } from '#features/billing/catalogue.ts'

/** What is printed; a digital copy is the book's own PDF, for nothing. */
export const printedFormats = ['softcover', 'hardcover'] as const satisfies BookFormat[]
export type PrintedFormat = (typeof printedFormats)[number]

export const ORDER_COPIES_MAX = 50
export const TRACKING_MAX_LENGTH = 300
/** An order that nobody pays is given up after a day, as long as a page of the payment provider lives. */
export const UNPAID_HOURS = 25
/** So long after it was shipped or given up an order keeps its address and its PDFs, for questions and for a second parcel. */
export const ORDER_KEPT_DAYS = 180

export const orderStatuses = ['awaiting_payment', 'received', 'in_print', 'shipped', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** What an operator makes of an order. */
export const operatorMoves = ['in_print', 'shipped', 'cancelled'] as const
export type OperatorMove = (typeof operatorMoves)[number]

const next: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ['received', 'cancelled'],
  received: ['in_print', 'shipped', 'cancelled'],
  in_print: ['shipped', 'cancelled'],
  shipped: [],
  cancelled: [],
}

export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return next[from].includes(to)
}

/** Until it is in print, whoever ordered can think again. */
export function mayGiveUp(status: OrderStatus): boolean {
  return status === 'awaiting_payment' || status === 'received'
}

/** What is asked for one book, by whom and when; prices in minor units. */
export type Offer = {
  /** Null where nobody pays here: the operator prints. */
  currency: string | null
  prices: Record<PrintedFormat, number>
  /** For each parcel of which a copy is paid. */
  shipping: number
  /** Copies that come with the plan, still to be had. */
  included: Record<PrintedFormat, number>
}

export type Bill = { included_copies: number; unit_price: number; shipping: number; total: number }

/** What an order costs. The page shows it and the server charges it. */
export function billOf({ currency, prices, shipping, included }: Offer, format: PrintedFormat, copies: number): Bill {
  if (currency === null) return { included_copies: 0, unit_price: 0, shipping: 0, total: 0 }
  const included_copies = Math.min(included[format], copies)
  const paid = copies - included_copies
  const parcel = paid > 0 ? shipping : 0
  return { included_copies, unit_price: prices[format], shipping: parcel, total: paid * prices[format] + parcel }
}

/** What people call an order by. */
export function orderNumber(id: string): string {
  return `HB-${id.slice(-8).toUpperCase()}`
}
