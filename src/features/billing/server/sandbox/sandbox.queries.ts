import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import type { Tier } from '../../catalogue.ts'
import type { CustomerSnapshot, PaymentStatus, PaymentRequest } from '../provider.ts'

declare module '#server/db/column-types.ts' {
  interface ColumnTypes {
    'sandbox_customers.standing': CustomerSnapshot
  }
}

/** A user's customer, created if missing. */
export async function insertCustomer(tx: Tx, user_id: string, standing: CustomerSnapshot): Promise<string> {
  const { id } = await tx
    .insertInto('sandbox_customers')
    .values({ id: `cus_${newId()}`, user_id, standing: JSON.stringify(standing) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: sql`excluded.user_id` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function selectSnapshot(db: Db | Tx, customer_id: string): Promise<CustomerSnapshot | null> {
  const row = await db
    .selectFrom('sandbox_customers')
    .select('standing')
    .where('id', '=', customer_id)
    .executeTakeFirst()
  return row?.standing ?? null
}

export type SandboxCustomer = { id: string; standing: CustomerSnapshot }

/** A user's own customer, locked until the transaction ends. */
export async function lockCustomerOf(tx: Tx, user_id: string): Promise<SandboxCustomer | undefined> {
  const row = await tx
    .selectFrom('sandbox_customers')
    .select(['id', 'standing'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  return row
}

export async function selectCustomerOfSubscription(tx: Tx, subscription_id: string) {
  const row = await tx
    .selectFrom('sandbox_customers')
    .select(['id', 'standing'])
    .where(sql<boolean>`standing -> 'subscription' ->> 'id' = ${subscription_id}`)
    .forUpdate()
    .executeTakeFirst()
  return row
}

/** Stores a customer's state; null deletes the customer. */
export async function saveSnapshot(tx: Tx, id: string, standing: CustomerSnapshot | null): Promise<void> {
  if (!standing) await tx.deleteFrom('sandbox_customers').where('id', '=', id).execute()
  else
    await tx
      .updateTable('sandbox_customers')
      .set({ standing: JSON.stringify(standing) })
      .where('id', '=', id)
      .execute()
}

export async function insertCheckout(db: Db, wish: { customer_id: string; tier: Tier; is_yearly: boolean }) {
  const id = newId()
  await db
    .insertInto('sandbox_checkouts')
    .values({ id, ...wish, expires_at: sql<string>`now() + interval '1 day'` })
    .execute()
  return id
}

/** One of the user's own checkouts. */
export async function selectCheckout(db: Db | Tx, id: string, user_id: string) {
  const row = await db
    .selectFrom('sandbox_checkouts as checkout')
    .innerJoin('sandbox_customers as customer', 'customer.id', 'checkout.customer_id')
    .select(['checkout.id', 'checkout.tier', 'checkout.is_yearly', 'checkout.paid_at', 'customer.standing'])
    .select(sql<boolean>`checkout.expires_at < now()`.as('is_over'))
    .where('checkout.id', '=', id)
    .where('customer.user_id', '=', user_id)
    .executeTakeFirst()
  return row && { ...row, tier: row.tier as Tier }
}

export async function markPaid(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('sandbox_checkouts')
    .set({ paid_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** A customer by the provider's ID, locked until the transaction ends. */
export async function lockCustomer(tx: Tx, id: string): Promise<SandboxCustomer | undefined> {
  const row = await tx
    .selectFrom('sandbox_customers')
    .select(['id', 'standing'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row
}

export async function insertPayment(db: Db, wish: PaymentRequest): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values({ ...wish, expires_at: sql<string>`now() + interval '1 day'` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One of the user's own payments. */
export function selectPayment(db: Db | Tx, id: string, user_id: string) {
  return db
    .selectFrom('sandbox_payments as payment')
    .innerJoin('sandbox_customers as customer', 'customer.id', 'payment.customer_id')
    .select(['payment.id', 'payment.about', 'payment.amount', 'payment.currency', 'payment.return_path'])
    .select('payment.paid_at')
    .select(sql<boolean>`payment.expires_at < now()`.as('is_over'))
    .where('payment.id', '=', id)
    .where('customer.user_id', '=', user_id)
    .executeTakeFirst()
}

export async function markPaymentPaid(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('sandbox_payments')
    .set({ paid_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Cancels a payment, or refunds it if it was made. Undefined if that was done before. */
export function markPaymentEnded(tx: Tx, id: string) {
  return tx
    .updateTable('sandbox_payments')
    .set({
      expires_at: sql<string>`least(expires_at, now() - interval '1 second')`,
      refunded_at: sql<string>`case when paid_at is not null then now() end`,
    })
    .where('id', '=', id)
    .where('refunded_at', 'is', null)
    .returning('customer_id')
    .executeTakeFirst()
}

export async function selectPaymentStatus(id: string, tx: Tx): Promise<PaymentStatus> {
  const row = await tx
    .selectFrom('sandbox_payments')
    .select(['paid_at', 'refunded_at'])
    .select(sql<boolean>`expires_at < now()`.as('is_over'))
    .where('id', '=', id)
    .executeTakeFirst()
  // Its customer was deleted at the provider, so no one can pay it.
  if (!row) return 'expired'
  if (row.refunded_at) return 'refunded'
  return row.paid_at ? 'paid' : row.is_over ? 'expired' : 'open'
}

/** Checkouts, and payments that weren't made, of a while ago. */
export async function deleteOldSandboxVisits(db: Db): Promise<void> {
  const old = sql<boolean>`expires_at < now() - interval '30 days'`
  await db.deleteFrom('sandbox_checkouts').where(old).execute()
  await db.deleteFrom('sandbox_payments').where(old).where('paid_at', 'is', null).execute()
}
