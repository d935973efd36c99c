import { sql } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { olderThan } from '#server/db/older-than.queries.ts'
import { newId } from '#shared/ids.ts'
import { DELIVERY_DAYS, TEST_EVENT, type DeliveryError, type WebhookEvent } from '../webhooks.rules.ts'

/** Adds an event for those of the family's webhooks that want it. Each is sent after the commit, photos a little later. */
export async function queueEvent(
  tx: Tx,
  family_id: string,
  { type, user_id, subject_ids }: { type: WebhookEvent; user_id: string | null; subject_ids: string[] },
): Promise<void> {
  await sql`select app.queue_webhook_event(${family_id}, ${type}, ${user_id}, ${subject_ids}::uuid[])`.execute(tx)
}

type Place = { family_id: string; webhook_id: string }

export async function insertTest(tx: Tx, { family_id, webhook_id }: Place): Promise<string> {
  const id = newId()
  await tx
    .insertInto('webhook_deliveries')
    .values({ id, family_id, webhook_id, type: TEST_EVENT, user_id: null, subject_ids: [], state: 'pending' })
    .execute()
  return id
}

/** What is still being collected isn't in the log. */
function logged(tx: Tx, { family_id, webhook_id }: Place) {
  return tx
    .selectFrom('webhook_deliveries')
    .select(['id', 'type', 'state', 'attempts', 'status', 'error', 'duration_ms', 'created_at', 'next_attempt_at'])
    .where('family_id', '=', family_id)
    .where('webhook_id', '=', webhook_id)
    .where('state', '<>', 'collecting')
    .$narrowType<{ state: 'pending' | 'delivered' | 'failed' | 'withdrawn' }>()
}

/** Newest first by keyset. */
export function selectDeliveries(tx: Tx, place: Place, page: { after: Cursor | undefined; limit: number }) {
  return logged(tx, place)
    .where(olderThan(page.after, 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute()
}

export function selectDelivery(tx: Tx, place: Place, id: string) {
  return logged(tx, place).where('id', '=', id).executeTakeFirst()
}

export async function markPending(tx: Tx, place: Place, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', attempts: 0, next_attempt_at: null })
    .where('family_id', '=', place.family_id)
    .where('webhook_id', '=', place.webhook_id)
    .where('id', '=', id)
    .where('state', '<>', 'collecting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A delivery that waits, locked, with its webhook. */
export function lockDelivery(tx: Tx, id: string) {
  return tx
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks as webhook', 'webhook.id', 'delivery.webhook_id')
    .innerJoin('families as family', 'family.id', 'delivery.family_id')
    .select(['delivery.id', 'delivery.family_id', 'delivery.webhook_id', 'delivery.type', 'delivery.user_id'])
    .select(['delivery.subject_ids', 'delivery.state', 'delivery.attempts', 'delivery.created_at'])
    .select(['webhook.url', 'webhook.sealed_secret', 'webhook.is_on'])
    .select(
      sql<string | null>`case when webhook.replaced_until > now() then webhook.replaced_secret end`.as(
        'replaced_secret',
      ),
    )
    .select((eb) => eb('family.deleted_at', 'is not', null).as('is_deleted'))
    .where('delivery.id', '=', id)
    .where('delivery.state', 'in', ['collecting', 'pending'])
    .forUpdate('delivery')
    .executeTakeFirst()
}
export type LockedDelivery = NonNullable<Awaited<ReturnType<typeof lockDelivery>>>

/** Photos beyond those that one event has are deliveries of their own. */
export async function insertFurther(tx: Tx, first: LockedDelivery, subject_ids: string[]): Promise<void> {
  const { family_id, webhook_id, type, user_id } = first
  const row = { id: newId(), family_id, webhook_id, type, user_id, subject_ids, state: 'pending' } as const
  await tx.insertInto('webhook_deliveries').values(row).execute()
}

export async function updateDelivery(
  tx: Tx,
  id: string,
  changes: {
    state?: 'pending' | 'delivered' | 'failed' | 'withdrawn'
    subject_ids?: string[]
    attempts?: number
    status?: number | null
    error?: DeliveryError | null
    duration_ms?: number
    next_attempt_at?: Date | null
  },
): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ ...changes, next_attempt_at: changes.next_attempt_at?.toISOString() ?? null })
    .where('id', '=', id)
    .execute()
}

/** In batches of a thousand. */
export async function deleteOldDeliveries(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select('id')
        .where(sql<boolean>`created_at < now() - make_interval(days => ${DELIVERY_DAYS})`)
        .limit(1_000),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
