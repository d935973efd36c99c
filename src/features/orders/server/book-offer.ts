import { bookPrices } from '#features/billing/catalogue.ts'
import type { Billing } from '#features/billing/server/billing.ts'
import type { IncludedBooks, Plans } from '#features/billing/server/plans.ts'
import { requireBook } from '#features/books/server/read-completed-book.ts'
import { may } from '#features/families/server/may.ts'
import type { Member } from '#features/families/server/member.ts'
import type { Tx } from '#server/db/database.ts'
import type { ShownOffer } from '../orders.contract.ts'

/** Dependencies of taking orders. */
export type OrderDeps = { billing: Billing; plans: Plans; shipping: number; hasPrinter: boolean }

/** The current prices for the caller. @throws Problem not_found */
export async function getBookOffer(
  viewer: Member<'family.view'>,
  { book_id }: { book_id: string },
  deps: OrderDeps,
): Promise<ShownOffer> {
  await requireBook(viewer, book_id)
  return { ...offerOf(deps, await lockIncluded(viewer, deps)), may_order: mayOrder(viewer, deps) }
}

/** Free orders are printed without payment, so only the family's owner can place them, and not with an API key. */
export function mayOrder(
  { role, key }: Pick<Member<'family.view'>, 'role' | 'key'>,
  { billing, hasPrinter }: OrderDeps,
): boolean {
  return hasPrinter && (billing.mode !== 'off' || (may(role, 'family.manage') && !key))
}

/** Included books are for members who edit the family's books; viewers pay for theirs. */
export function lockIncluded(
  { tx, family_id, role }: { tx: Tx } & Pick<Member<'family.view'>, 'family_id' | 'role'>,
  { plans }: OrderDeps,
): Promise<IncludedBooks | null> {
  return may(role, 'books.edit') ? plans.lockIncludedBooks(tx, family_id) : Promise.resolve(null)
}

export function offerOf(
  { billing: { mode, catalogue }, shipping }: OrderDeps,
  included: IncludedBooks | null,
): Omit<ShownOffer, 'may_order'> {
  const { softcover, hardcover } = bookPrices
  const left = catalogue && included ? included.left : 0
  return {
    billing: mode,
    currency: catalogue?.currency ?? null,
    prices: { softcover, hardcover },
    shipping,
    included: { softcover: left, hardcover: included?.hardcover ? left : 0 },
    season_end: included?.season_end ?? null,
  }
}
