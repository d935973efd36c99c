import { sql, type Insertable, type Updateable } from 'kysely'
import { olderThan } from '#server/db/older-than.queries.ts'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { BookOrders } from '#server/db/tables.ts'
import type { BookDocument } from '#features/book-layout/document.ts'
import type { BookOrder } from '../orders.contract.ts'
import { orderNumber, type OrderStatus } from '../orders.rules.ts'
import type { PostalAddress } from '../postal-address.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'book_orders.address': PostalAddress
    'book_orders.document': BookDocument
  }
}

const shown = [
  ...(['id', 'title', 'format', 'copies', 'included_copies', 'unit_price', 'shipping', 'total', 'currency'] as const),
  ...(['address', 'status', 'tracking', 'is_refunded', 'created_at', 'changed_at'] as const),
] as const
const ofDocument = {
  size: sql<BookOrder['size']>`document ->> 'size'`,
  pages: sql<number>`jsonb_array_length(document -> 'pages')`,
}

/** The columns that screens show. */
function withNumber<Row extends { id: string }>(row: Row) {
  return { ...row, number: orderNumber(row.id) }
}

const PAGE = 50
type Page = { after: Cursor | undefined }

/** A page of a user's own orders plus one more row, newest first. */
export async function selectOrdersOf(tx: Tx, user_id: string, { after }: Page) {
  const rows = await tx
    .selectFrom('book_orders')
    .select([...shown, 'family_id', 'book_id'])
    .select([ofDocument.size.as('size'), ofDocument.pages.as('pages')])
    .where('user_id', '=', user_id)
    .where(olderThan(after, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return pageOf(rows)
}

/** The same of all users, for administrators: row-level security shows these orders to no one else. */
export async function selectOrders(tx: Tx, { status, after }: Page & { status: OrderStatus | undefined }) {
  const rows = await tx
    .selectFrom('book_orders')
    .select([...shown, 'handed_over_at'])
    .select([ofDocument.size.as('size'), ofDocument.pages.as('pages')])
    .select((eb) =>
      eb.selectFrom('profiles').select('email').whereRef('profiles.id', '=', 'book_orders.user_id').as('email'),
    )
    .$call((query) => (status === undefined ? query : query.where('status', '=', status)))
    .where(olderThan(after, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return pageOf(rows)
}

function pageOf<Row extends { id: string }>(rows: Row[]) {
  return { shown: rows.slice(0, PAGE).map(withNumber), hasMore: rows.length > PAGE }
}

/** One of the user's own orders. */
export async function selectOrderOf(tx: Tx, user_id: string, id: string) {
  const row = await tx
    .selectFrom('book_orders')
    .select([...shown, 'family_id', 'book_id'])
    .select([ofDocument.size.as('size'), ofDocument.pages.as('pages')])
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && withNumber(row)
}

type NewOrder = Omit<Insertable<BookOrders>, 'document' | 'address'> & {
  document: BookDocument
  address: PostalAddress
}

export async function insertOrder(tx: Tx, { document, address, ...order }: NewOrder): Promise<void> {
  await tx
    .insertInto('book_orders')
    .values({ ...order, document: JSON.stringify(document), address: JSON.stringify(address) })
    .execute()
}

/** Locks an order until the transaction ends. With a user, finds only their own orders. */
export function lockOrder(tx: Tx, id: string, user_id?: string) {
  return tx
    .selectFrom('book_orders')
    .select(['id', 'user_id', 'status', 'title', 'total', 'currency', 'copies', 'format', 'handed_over_at'])
    .where('id', '=', id)
    .$call((query) => (user_id === undefined ? query : query.where('user_id', '=', user_id)))
    .forUpdate()
    .executeTakeFirst()
}
export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

export async function updateOrder(tx: Db | Tx, id: string, change: Updateable<BookOrders>): Promise<void> {
  await tx.updateTable('book_orders').set(change).where('id', '=', id).execute()
}

export async function updateStatus(tx: Tx, id: string, status: OrderStatus, tracking?: string): Promise<void> {
  await tx
    .updateTable('book_orders')
    .set({ status, changed_at: sql`clock_timestamp()`, ...(tracking && { tracking }) })
    .where('id', '=', id)
    .execute()
}

/** The data for printing and emails. */
export function selectForPrint(db: Db, id: string) {
  return db
    .selectFrom('book_orders')
    .leftJoin('profiles as person', 'person.id', 'book_orders.user_id')
    .select(['book_orders.id', 'book_orders.family_id', 'title', 'document', 'saved_at', 'format', 'copies', 'total'])
    .select(['currency', 'address', 'book_orders.language', 'status', 'tracking', 'handed_over_at', 'included_copies'])
    .select(['person.email', 'person.first_name'])
    .where('book_orders.id', '=', id)
    .executeTakeFirst()
}
export type PrintedOrder = NonNullable<Awaited<ReturnType<typeof selectForPrint>>>

/** Orders whose payment is overdue. */
export function selectUnpaid(db: Db, hours: number) {
  return db
    .selectFrom('book_orders')
    .select('id')
    .where('status', '=', 'awaiting_payment')
    .where('created_at', '<', sql<string>`now() - make_interval(hours => ${hours})`)
    .limit(500)
    .execute()
}

/** Old orders that still have their address. */
export function selectOrdersToRedact(db: Db, days: number) {
  return db
    .selectFrom('book_orders')
    .select(['id', 'family_id'])
    .where('status', 'in', ['shipped', 'cancelled'])
    .where('address', 'is not', null)
    .where('changed_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .limit(500)
    .execute()
}
