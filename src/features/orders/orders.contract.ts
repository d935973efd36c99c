import * as z from 'zod/mini'
import { bookSizes } from '#features/book-layout/book-layout.rules.ts'
import { member } from '#features/families/families.rules.ts'
import { admin, anyone, contract, operation, signedIn } from '#shared/contract.ts'
import { Cursor, Id } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import { operatorMoves, ORDER_COPIES_MAX, orderStatuses, printedFormats, TRACKING_MAX_LENGTH } from './orders.rules.ts'
import { PostalAddress } from './postal-address.ts'

const eachFormat = z.object({ softcover: z.int(), hardcover: z.int() })

const Offer = z.object({
  billing: z.enum(['off', 'sandbox', 'stripe']),
  /** Null if orders are free. */
  currency: z.nullable(z.string()),
  /** Minor units per copy. */
  prices: eachFormat,
  shipping: z.int(),
  /** Copies of each format included in the plan that the caller can still order. */
  included: eachFormat,
  /** No one can order without a printer. If orders are free, only the family's owner can, and not with an API key. */
  may_order: z.boolean(),
  /** When the season of the included copies ends; null if the plan includes none. */
  season_end: z.nullable(z.string()),
})
export type ShownOffer = z.output<typeof Offer>

const shown = {
  id: Id,
  number: z.string(),
  title: z.string(),
  size: z.enum(bookSizes),
  pages: z.int(),
  format: z.enum(printedFormats),
  copies: z.int(),
  included_copies: z.int(),
  unit_price: z.int(),
  shipping: z.int(),
  total: z.int(),
  currency: z.nullable(z.string()),
  /** Null once it was deleted. */
  address: z.nullable(PostalAddress),
  status: z.enum(orderStatuses),
  tracking: z.nullable(z.string()),
  is_refunded: z.boolean(),
  created_at: z.string(),
  changed_at: z.string(),
}
const BookOrder = z.object({
  ...shown,
  /** Null once they were deleted. */
  family_id: z.nullable(Id),
  book_id: z.nullable(Id),
})
export type BookOrder = z.output<typeof BookOrder>

const AdminOrder = z.object({
  ...shown,
  /** Null for someone who left. */
  email: z.nullable(z.string()),
  /** When the printer was notified; null while the PDFs are being created. */
  handed_over_at: z.nullable(z.string()),
})
export type AdminOrder = z.output<typeof AdminOrder>

export const ordersContract = contract({
  getBookOffer: operation('GET', '/api/families/:family_id/books/:book_id/offer', {
    access: member('family.view'),
    summary: 'Get the price of printed copies',
    description: 'Includes the number of copies your plan still covers this season.',
    response: Offer,
  }),
  orderBook: operation('POST', '/api/families/:family_id/books/:book_id/orders', {
    access: member('family.view'),
    summary: 'Order printed copies',
    description: 'Prints the book as it is now. Fails if the price has changed.',
    body: z.object({
      format: z.enum(printedFormats).check(z.describe('The binding.')),
      copies: z.int().check(z.minimum(1, 'copies_wrong'), z.maximum(ORDER_COPIES_MAX, 'copies_wrong')),
      address: PostalAddress,
      expected_version: z
        .int()
        .check(z.minimum(1))
        .check(
          z.describe('The version of the book you last read. If the book has changed since then, the request fails.'),
        ),
      expected_total: z
        .int()
        .check(z.minimum(0))
        .check(z.describe('The total you saw, in cents. If the price has changed since then, the request fails.')),
      language: z._default(z.enum(locales), 'en').check(z.describe('Language of the emails about the order.')),
    }),
    response: BookOrder,
    status: 201,
    problems: ['conflict'],
  }),
  listBookOrders: operation('GET', '/api/book-orders', {
    access: signedIn,
    summary: 'List your orders',
    description: 'Newest first.',
    query: z.object({ cursor: Cursor }),
    response: z.object({ orders: z.array(BookOrder), next_cursor: z.nullable(z.string()) }),
  }),
  payBookOrder: operation('POST', '/api/book-orders/:order_id/payment', {
    access: signedIn,
    summary: 'Create a checkout session for an order',
    description: 'Works only while the order is awaiting payment.',
    response: z.object({ url: z.string() }),
    problems: ['not_found', 'conflict'],
  }),
  cancelBookOrder: operation('POST', '/api/book-orders/:order_id/cancellation', {
    access: signedIn,
    summary: 'Cancel an order',
    description: 'You can cancel until printing starts. Payments are refunded.',
    problems: ['not_found', 'conflict'],
  }),
  readPrintFile: operation('GET', '/api/print-files/:token', {
    access: anyone,
    summary: 'Download an order’s print file',
    description:
      'Downloads the pages or the cover. Requires the signed URL that the printer gets by email, which expires.',
    params: z.object({
      token: z.string().check(z.maxLength(200)).check(z.describe('The token in the printer’s link.')),
    }),
    raw: true,
    problems: ['not_found', 'link_expired'],
  }),
  listAdminOrders: operation('GET', '/api/admin/orders', {
    access: admin,
    summary: 'List book orders',
    description: 'Newest first, with shipping addresses.',
    query: z.object({
      status: z.optional(z.enum(orderStatuses)),
      cursor: Cursor,
    }),
    response: z.object({ orders: z.array(AdminOrder), next_cursor: z.nullable(z.string()) }),
  }),
  moveBookOrder: operation('POST', '/api/admin/orders/:order_id/status', {
    access: admin,
    fresh: true,
    summary: 'Update an order’s status',
    description: 'Marks the order as printing or shipped, or cancels and refunds it. The customer gets an email.',
    body: z.object({
      to: z.enum(operatorMoves).check(z.describe('The new status.')),
      tracking: z
        ._default(z.string().check(z.trim(), z.maxLength(TRACKING_MAX_LENGTH, 'too_long')), '')
        .check(z.describe('A tracking number or URL. Only for shipped orders.')),
    }),
    problems: ['not_found', 'conflict'],
  }),
  sendOrderAgain: operation('POST', '/api/admin/orders/:order_id/sheet', {
    access: admin,
    fresh: true,
    summary: 'Resend an order to the printer',
    description: 'Emails the printer new links.',
    problems: ['not_found', 'conflict'],
  }),
})
