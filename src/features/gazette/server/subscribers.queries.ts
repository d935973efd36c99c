import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { Locale } from '#shared/locales.ts'
import type { EditionLook } from '../gazette.rules.ts'

type Of = { tx: Tx; family_id: string }
export type Settings = EditionLook & { language: Locale }

const settings = ['language', 'large_type', 'paper'] as const

export async function selectSubscription({ tx, family_id }: Of, user_id: string): Promise<Settings | null> {
  const row = await tx
    .selectFrom('gazette_subscribers')
    .select(settings)
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .$narrowType<{ language: Locale }>()
    .executeTakeFirst()
  return row ?? null
}

/** Row-level security only shows them to people who may add some. */
export function selectSubscribers({ tx, family_id }: Of) {
  return tx
    .selectFrom('gazette_subscribers as subscriber')
    .leftJoin('profiles as person', 'person.id', 'subscriber.user_id')
    .select([
      'subscriber.id',
      'subscriber.user_id',
      'subscriber.name',
      'subscriber.email',
      'subscriber.shows_family_only',
    ])
    .select(settings.map((column) => `subscriber.${column}` as const))
    .select(['subscriber.confirmed_at', 'subscriber.unsubscribed_at', 'person.first_name', 'person.last_name'])
    .where('subscriber.family_id', '=', family_id)
    .$narrowType<{ language: Locale }>()
    .orderBy('subscriber.asked_at')
    .orderBy('subscriber.id')
    .execute()
}

/** A member's own subscription, or its new settings. */
export async function saveSubscription(
  { tx, family_id }: Of,
  { id, user_id, sent_month, ...look }: Settings & { id: string; user_id: string; sent_month: string },
): Promise<void> {
  await tx
    .insertInto('gazette_subscribers')
    .values({ id, family_id, user_id, ...look, sent_month, confirmed_at: sql`now()` })
    .onConflict((conflict) => conflict.columns(['family_id', 'user_id']).doUpdateSet(look))
    .execute()
}

export async function deleteSubscription({ tx, family_id }: Of, user_id: string): Promise<void> {
  await tx.deleteFrom('gazette_subscribers').where('family_id', '=', family_id).where('user_id', '=', user_id).execute()
}

type Added = Settings & { id: string; name: string; email: string; shows_family_only: boolean; added_by: string }

/** False if someone else added the address in this moment. */
export async function insertSubscriber({ tx, family_id }: Of, subscriber: Added): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('gazette_subscribers')
    .values({ family_id, ...subscriber })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

export async function updateSubscriber(
  { tx, family_id }: Of,
  id: string,
  changes: Settings & { name: string; shows_family_only: boolean },
): Promise<void> {
  await tx
    .updateTable('gazette_subscribers')
    .set(changes)
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .execute()
}

export async function deleteSubscriber({ tx, family_id }: Of, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('gazette_subscribers')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The subscriber of a link, with their family and its owner, if the family isn't deleted. */
export function selectLinked(db: Db, id: string) {
  return db
    .selectFrom('gazette_subscribers as subscriber')
    .innerJoin('families as family', 'family.id', 'subscriber.family_id')
    .innerJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'subscriber.family_id').on('owner.role', '=', 'owner'),
    )
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'owner.user_id')
    .leftJoin('profiles as member', (on) =>
      on.onRef('member.id', '=', 'subscriber.user_id').on('member.email_verified', '=', true),
    )
    .leftJoin('profiles as adder', 'adder.id', 'subscriber.added_by')
    .select(['subscriber.id', 'subscriber.family_id', 'subscriber.user_id', 'subscriber.shows_family_only'])
    .select(settings.map((column) => `subscriber.${column}` as const))
    .select(['subscriber.confirmed_at', 'subscriber.unsubscribed_at', 'subscriber.asked_at', 'subscriber.sent_month'])
    .select(['family.name as family', 'owner.user_id as owner_id', 'prefer.timezone'])
    .select((eb) => [
      eb.fn.coalesce('subscriber.email', 'member.email').as('email'),
      eb.fn.coalesce('subscriber.name', 'member.first_name').as('name'),
    ])
    .select(['adder.first_name as adder_first_name', 'adder.last_name as adder_last_name'])
    .where('subscriber.id', '=', id)
    .where('family.deleted_at', 'is', null)
    .$narrowType<{ language: Locale }>()
    .executeTakeFirst()
}
export type Linked = NonNullable<Awaited<ReturnType<typeof selectLinked>>>

/** Someone's first edition is of the month after `sent_month`. */
export async function confirmSubscriber(db: Db, id: string, sent_month: string): Promise<void> {
  await db
    .updateTable('gazette_subscribers')
    .set({ confirmed_at: sql`now()`, sent_month })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Others see that someone unsubscribed; a member's subscription ends. */
export async function endSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('gazette_subscribers').where('id', '=', id).where('user_id', 'is not', null).execute()
  await db
    .updateTable('gazette_subscribers')
    .set({ unsubscribed_at: sql`coalesce(unsubscribed_at, now())` })
    .where('id', '=', id)
    .execute()
}

/** A clock that was ahead would otherwise end the gazette until that month. */
export async function forgetFutureMonths(db: Db, latest: string): Promise<void> {
  await db.updateTable('gazette_subscribers').set({ sent_month: latest }).where('sent_month', '>', latest).execute()
}

/** Subscribers who may be due, in order of their IDs. */
export function selectDue(db: Db, latest: string, after: string, limit: number) {
  return db
    .selectFrom('gazette_subscribers as subscriber')
    .innerJoin('families as family', 'family.id', 'subscriber.family_id')
    .leftJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'family.id').on('owner.role', '=', 'owner'),
    )
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'owner.user_id')
    .select(['subscriber.id', 'subscriber.sent_month', 'prefer.timezone'])
    .where('family.deleted_at', 'is', null)
    .where('subscriber.confirmed_at', 'is not', null)
    .where('subscriber.unsubscribed_at', 'is', null)
    .where('subscriber.sent_month', '<', latest)
    .where('subscriber.id', '>', after)
    .orderBy('subscriber.id')
    .limit(limit)
    .execute()
}

/** False if another worker sent it. */
export async function claimMonth(tx: Tx, id: string, sent_month: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gazette_subscribers')
    .set({ sent_month })
    .where('id', '=', id)
    .where('sent_month', '<', sent_month)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those who never confirmed, and those who unsubscribed long ago. */
export async function deleteEnded(db: Db, days: number): Promise<void> {
  const since = sql<string>`now() - make_interval(days => ${days})`
  await db
    .deleteFrom('gazette_subscribers')
    .where('asked_at', '<', since)
    .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('unsubscribed_at', '<', since)]))
    .execute()
}
