import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import type { Tier } from '../../catalogue.ts'
import type { SandboxStanding } from './sandbox-life.ts'

/** The customer that stands for somebody, made now where there is none. */
export async function insertCustomer(tx: Tx, user_id: string, standing: SandboxStanding): Promise<string> {
  const { id } = await tx
    .insertInto('sandbox_customers')
    .values({ id: `cus_${newId()}`, user_id, standing: JSON.stringify(standing) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: sql`excluded.user_id` }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function selectStanding(db: Db | Tx, customer_id: string): Promise<SandboxStanding | null> {
  const row = await db
    .selectFrom('sandbox_customers')
    .select('standing')
    .where('id', '=', customer_id)
    .executeTakeFirst()
  return (row?.standing as SandboxStanding | undefined) ?? null
}

export type SandboxCustomer = { id: string; standing: SandboxStanding }

/** Somebody's own customer, held until the transaction ends. */
export async function holdCustomerOf(tx: Tx, user_id: string): Promise<SandboxCustomer | undefined> {
  const row = await tx
    .selectFrom('sandbox_customers')
    .select(['id', 'standing'])
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  return row as SandboxCustomer | undefined
}

export async function selectCustomerOfSubscription(tx: Tx, subscription_id: string) {
  const row = await tx
    .selectFrom('sandbox_customers')
    .select(['id', 'standing'])
    .where(sql<boolean>`standing -> 'subscription' ->> 'id' = ${subscription_id}`)
    .forUpdate()
    .executeTakeFirst()
  return row as SandboxCustomer | undefined
}

/** Keeps what became of a customer; null forgets them. */
export async function saveStanding(tx: Tx, id: string, standing: SandboxStanding | null): Promise<void> {
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

/** A checkout of that person's own. */
export async function selectCheckout(db: Db | Tx, id: string, user_id: string) {
  const row = await db
    .selectFrom('sandbox_checkouts as checkout')
    .innerJoin('sandbox_customers as customer', 'customer.id', 'checkout.customer_id')
    .select(['checkout.id', 'checkout.tier', 'checkout.is_yearly', 'checkout.paid_at', 'customer.standing'])
    .select(sql<boolean>`checkout.expires_at < now()`.as('is_over'))
    .where('checkout.id', '=', id)
    .where('customer.user_id', '=', user_id)
    .executeTakeFirst()
  return row && { ...row, tier: row.tier as Tier, standing: row.standing as unknown as SandboxStanding }
}

export async function markPaid(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('sandbox_checkouts')
    .set({ paid_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}
