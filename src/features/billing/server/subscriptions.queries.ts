import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { lock } from '#server/db/lock.queries.ts'
import { findEmailRecipient } from '#features/accounts/server/find-account.ts'
import type { ProvidedInvoice, Provider, CustomerSnapshot } from './provider.ts'

/** The user's own subscription, if any, and when they signed up. */
export function selectOwnSubscription(tx: Tx, user_id: string) {
  return tx
    .selectFrom('profiles as person')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'person.id')
    .selectAll('subscriptions')
    .select('person.created_at as owner_since')
    .where('person.id', '=', user_id)
    .executeTakeFirstOrThrow()
}

/** Locks the user, so that concurrent requests create one customer. */
export async function lockPayer(tx: Tx, user_id: string): Promise<string | undefined> {
  await lock(tx, `payer ${user_id}`)
  const row = await tx
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.customer_id
}

export async function insertPayer(tx: Tx, payer: { user_id: string; provider: Provider['name']; customer_id: string }) {
  await tx.insertInto('subscriptions').values(payer).execute()
}

/**
 * A customer's subscription, locked until the transaction ends, so that what's fetched from the provider afterwards is
 * newer.
 */
export function lockCustomer(tx: Tx, customer_id: string) {
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', customer_id)
    .forUpdate()
    .executeTakeFirst()
}
export type KnownSubscription = NonNullable<Awaited<ReturnType<typeof lockCustomer>>>

/** Whether the event is new. */
export async function insertEvent(tx: Tx, event: { id: string; type: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billing_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateSubscription(
  tx: Tx,
  user_id: string,
  { subscription, card, credit }: CustomerSnapshot,
): Promise<void> {
  const { id = null, ...about } = subscription ?? {}
  await tx
    .updateTable('subscriptions')
    .set({
      ...about,
      subscription_id: id,
      credit,
      card_brand: card?.brand ?? null,
      card_last4: card?.last4 ?? null,
      card_exp_month: card?.exp_month ?? null,
      card_exp_year: card?.exp_year ?? null,
      updated_at: sql<string>`now()`,
    })
    .where('user_id', '=', user_id)
    .execute()
}

export async function deletePayer(tx: Tx, user_id: string): Promise<void> {
  await tx.deleteFrom('subscriptions').where('user_id', '=', user_id).execute()
}

/** Stores the current invoices. Returns those that are newly paid. */
export async function storeInvoices(tx: Tx, user_id: string, invoices: ProvidedInvoice[]): Promise<ProvidedInvoice[]> {
  if (invoices.length === 0) return []
  const ids = invoices.map(({ id }) => id)
  const known = await tx.selectFrom('invoices').select(['id', 'status']).where('id', 'in', ids).execute()
  const wasPaid = new Set(known.filter(({ status }) => status === 'paid' || status === 'refunded').map(({ id }) => id))
  await tx
    .insertInto('invoices')
    .values(invoices.map((invoice) => ({ ...invoice, user_id })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        status: ref('excluded.status'),
        number: ref('excluded.number'),
        amount: ref('excluded.amount'),
      })),
    )
    .execute()
  return invoices.filter(({ id, status }) => status === 'paid' && !wasPaid.has(id))
}

type Page = { user_id: string; after: { at: string; id: string } | undefined; limit: number }

export function selectInvoicePage(tx: Tx, { user_id, after, limit }: Page) {
  return tx
    .selectFrom('invoices')
    .select(['id', 'number', 'amount', 'currency', 'status', 'tier', 'about', 'is_yearly'])
    .select(['period_start', 'period_end', 'created_at'])
    .where('user_id', '=', user_id)
    .where('status', '<>', 'draft')
    .$call((query) =>
      after === undefined
        ? query
        : query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::text)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** One of the user's own invoices, with their details. */
export async function selectInvoice(tx: Tx, user_id: string, id: string) {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['id', 'number', 'amount', 'currency', 'status', 'tier', 'about', 'is_yearly'])
    .select(['period_start', 'period_end', 'created_at'])
    .where('user_id', '=', user_id)
    .where('status', '<>', 'draft')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!invoice) return undefined
  const recipient = await findEmailRecipient(tx, user_id)
  return recipient && { invoice, recipient }
}

/** Customers by keyset, for the nightly comparison: those that pay or may have started to. */
export function selectCustomers(db: Db, provider: Provider['name'], after: string, limit: number) {
  return db
    .selectFrom('subscriptions')
    .select(['user_id', 'customer_id'])
    .where('provider', '=', provider)
    .where('user_id', '>', after)
    .where(({ eb, or }) =>
      or([eb('subscription_id', 'is not', null), eb('updated_at', '>', sql<string>`now() - interval '2 days'`)]),
    )
    .orderBy('user_id')
    .limit(limit)
    .execute()
}

/** Events are stored for as long as a provider may resend them. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('billing_events')
    .where('received_at', '<', sql<string>`now() - interval '90 days'`)
    .execute()
}

/** Plans that renew within this many days and whose payers don't know yet; marks them as notified. */
export function markRenewals(tx: Tx, days: number, limit: number) {
  return tx
    .updateTable('subscriptions')
    .set(({ ref }) => ({ renewal_told_for: ref('current_period_end') }))
    .where('user_id', 'in', (query) =>
      query
        .selectFrom('subscriptions')
        .select('user_id')
        .where('status', '=', 'active')
        .where('cancel_at_period_end', '=', false)
        .where('current_period_end', '>', sql<string>`now()`)
        .where('current_period_end', '<', sql<string>`now() + make_interval(days => ${days})`)
        .where(sql<boolean>`renewal_told_for is distinct from current_period_end`)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['user_id', 'tier', 'amount', 'currency', 'current_period_end'])
    .execute()
}

/** Deletes data of the sandbox after a switch to real payments, so that no one keeps a sandbox plan. */
export async function deleteOtherProviders(db: Db, provider: Provider['name']): Promise<void> {
  await db.deleteFrom('subscriptions').where('provider', '<>', provider).execute()
}
