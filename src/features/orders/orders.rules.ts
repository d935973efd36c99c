import type { BookFormat } from '#features/billing/catalogue.ts'

/** Printed formats. A digital copy is the book's own PDF, free of charge. */
export const printedFormats = ['softcover', 'hardcover'] as const satisfies BookFormat[]
export type PrintedFormat = (typeof printedFormats)[number]

export const ORDER_COPIES_MAX = 50
export const TRACKING_MAX_LENGTH = 300
/** Unpaid orders are canceled after a day, when the payment provider's page expires. */
export const UNPAID_HOURS = 25
/** How long a shipped or canceled order keeps its address and PDFs, for questions and replacements. */
export const ORDER_RETENTION_DAYS = 180

export const orderStatuses = ['awaiting_payment', 'received', 'in_print', 'shipped', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** Changes of status that an operator can make. */
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

/** Buyers can cancel until printing starts. */
export function mayCancel(status: OrderStatus): boolean {
  return status === 'awaiting_payment' || status === 'received'
}

/** The offer for one book to one buyer at one time. Prices are in minor units. */
export type Offer = {
  /** Null without payments: the operator prints the orders. */
  currency: string | null
  prices: Record<PrintedFormat, number>
  /** Per parcel with a paid copy. */
  shipping: number
  /** Remaining copies included in the plan. */
  included: Record<PrintedFormat, number>
}

export type Bill = { included_copies: number; unit_price: number; shipping: number; total: number }

/** The price of an order. The page shows it and the server charges it. */
export function billOf({ currency, prices, shipping, included }: Offer, format: PrintedFormat, copies: number): Bill {
  if (currency === null) return { included_copies: 0, unit_price: 0, shipping: 0, total: 0 }
  const included_copies = Math.min(included[format], copies)
  const paid = copies - included_copies
  const parcel = paid > 0 ? shipping : 0
  return { included_copies, unit_price: prices[format], shipping: parcel, total: paid * prices[format] + parcel }
}

/** An order's number, as people read it. */
export function orderNumber(id: string): string {
  return `HB-${id.slice(-8).toUpperCase()}`
}
