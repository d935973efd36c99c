import { readCompletedBook } from '#features/books/server/read-completed-book.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { BookOrder, ordersContract } from '../orders.contract.ts'
import { billOf, orderNumber } from '../orders.rules.ts'
import { lockIncluded, mayOrder, offerOf, type OrderDeps } from './book-offer.ts'
import { insertOrder, selectOrderOf } from './orders.queries.ts'
import { beginPrint } from './settle-order.ts'

/**
 * Orders copies of a book as the buyer saw it, at the price shown; later changes of the book don't affect the order. A
 * free order is received right away, and any other waits for its payment.
 * @throws Problem forbidden without a printer, and without billing if the buyer isn't the owner; not_found; conflict if the book has another
 * state or, with `total`, if the price has changed
 */
export async function orderBook(
  buyer: Member<'family.view'>,
  {
    book_id,
    format,
    copies,
    address,
    expected_version,
    expected_total,
    language,
  }: InputOf<typeof ordersContract.orderBook>,
  deps: OrderDeps,
): Promise<BookOrder> {
  const { tx, family_id, user_id } = buyer
  if (!mayOrder(buyer, deps)) throw new Problem('forbidden')
  const { title, version, document, saved_at } = await readCompletedBook(buyer, book_id)
  if (version !== expected_version) throw new Problem('conflict', { params: { version } })
  const included = await lockIncluded(buyer, deps)
  const offer = offerOf(deps, included)
  const bill = billOf(offer, format, copies)
  if (bill.total !== expected_total) throw new Problem('conflict', { params: { total: bill.total } })
  const id = newId()
  await insertOrder(tx, {
    ...{ id, user_id, family_id, book_id, title, version, saved_at, format, copies, address, language },
    ...bill,
    payer_id: bill.included_copies > 0 ? required(included).payer_id : null,
    document: { ...document, binding: format },
    currency: offer.currency,
    status: bill.total > 0 ? 'awaiting_payment' : 'received',
  })
  await recordAudit(tx, { action: 'order.placed', family_id, subject_id: user_id, details: { order: orderNumber(id) } })
  if (bill.total === 0) await beginPrint(tx, id)
  return required(await selectOrderOf(tx, user_id, id))
}
