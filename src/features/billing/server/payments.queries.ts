import { sql, type Insertable } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { Payments } from '#server/db/tables.ts'
import type { PaymentStatus, Provider } from './provider.ts'

/** Payments older than this can't be refunded anymore. */
const REFUNDABLE_DAYS = 180

export async function insertPayment(db: Db, payment: Insertable<Payments>): Promise<void> {
  await db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A customer's payments that can still change. */
export function selectLivePayments(tx: Tx, provider: Provider['name'], customer_id: string) {
  return tx
    .selectFrom('payments')
    .select(['id', 'reference', 'status'])
    .where('provider', '=', provider)
    .where('customer_id', '=', customer_id)
    .where('status', 'in', ['open', 'paid'])
    .where('created_at', '>', sql<string>`now() - make_interval(days => ${REFUNDABLE_DAYS})`)
    .orderBy('created_at', 'desc')
    .limit(50)
    .forUpdate()
    .execute()
}

export function selectPaymentReference(db: Db, id: string) {
  return db.selectFrom('payments').select(['provider', 'reference']).where('id', '=', id).executeTakeFirst()
}

/** Locks the payment until the transaction ends. */
export function lockPayment(tx: Tx, id: string) {
  return tx.selectFrom('payments').select('status').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function updatePayment(tx: Tx, id: string, status: PaymentStatus): Promise<void> {
  await tx.updateTable('payments').set({ status }).where('id', '=', id).execute()
}
