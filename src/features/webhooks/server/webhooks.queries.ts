import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { REPLACED_SECRET_HOURS, type WebhookEvent } from '../webhooks.rules.ts'

const shown = ['id', 'url', 'is_on', 'stopped_because', 'created_at'] as const

/** Oldest first, each with its latest delivery. */
function webhooksOf(tx: Tx, family_id: string) {
  return tx
    .selectFrom('webhooks')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .select(['state', 'created_at', 'next_attempt_at'])
          .whereRef('webhook_deliveries.family_id', '=', 'webhooks.family_id')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
          .where('state', '<>', 'collecting')
          .$narrowType<{ state: 'pending' | 'delivered' | 'failed' | 'withdrawn' }>()
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(shown.map((name) => `webhooks.${name}` as const))
    .select(sql<WebhookEvent[]>`webhooks.events`.as('events'))
    .select(
      sql<string | null>`case when webhooks.replaced_until > now() then webhooks.replaced_until end`.as(
        'replaced_until',
      ),
    )
    .select(['latest.state as last_state', 'latest.created_at as last_at', 'latest.next_attempt_at as last_next_at'])
    .where('webhooks.family_id', '=', family_id)
}

export function selectWebhooks(tx: Tx, family_id: string) {
  return webhooksOf(tx, family_id).orderBy('webhooks.created_at').orderBy('webhooks.id').execute()
}
export type WebhookRow = Awaited<ReturnType<typeof selectWebhooks>>[number]

export function selectWebhook(tx: Tx, family_id: string, id: string) {
  return webhooksOf(tx, family_id).where('webhooks.id', '=', id).executeTakeFirst()
}

type Place = { family_id: string; id: string }
type Settings = { url: string; events: WebhookEvent[] }

export async function insertWebhook(
  tx: Tx,
  row: Place & Settings & { created_by: string; sealed_secret: string },
): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute()
}

/** Starts to count failures again. */
export async function updateWebhookRow(
  tx: Tx,
  { family_id, id }: Place,
  settings: Settings & { is_on: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ ...settings, stopped_because: null, failures: 0 })
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A trigger keeps the replaced secret, which this role can't read (migrations/repeatable/34_webhooks.sql). */
export function replaceSealedSecret(tx: Tx, { family_id, id }: Place, sealed_secret: string) {
  return tx
    .updateTable('webhooks')
    .set({ sealed_secret, replaced_until: sql`now() + make_interval(hours => ${REPLACED_SECRET_HOURS})` })
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst()
}

export async function forgetReplacedSecrets(db: Db): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ replaced_secret: null, replaced_until: null })
    .where('replaced_until', '<', sql<string>`now()`)
    .execute()
}

export function deleteWebhookRow(tx: Tx, { family_id, id }: Place) {
  return tx
    .deleteFrom('webhooks')
    .where('family_id', '=', family_id)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst()
}

export async function clearFailures(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('webhooks').set({ failures: 0 }).where('id', '=', id).where('failures', '>', 0).execute()
}

/** Counts a delivery that failed for a day. Returns how many in a row. */
export async function countFailure(tx: Tx, id: string): Promise<number> {
  const row = await tx
    .updateTable('webhooks')
    .set({ failures: sql`failures + 1` })
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** False if it was off already. */
export async function stopWebhook(tx: Tx, id: string, stopped_because: 'gone' | 'failing'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ is_on: false, stopped_because })
    .where('id', '=', id)
    .where('is_on', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The owner of a family that isn't deleted. */
export function selectMailedOwner(db: Db, family_id: string) {
  return db
    .selectFrom('families as family')
    .innerJoin('family_members as owner', (on) =>
      on.onRef('owner.family_id', '=', 'family.id').on('owner.role', '=', 'owner'),
    )
    .innerJoin('profiles as person', 'person.id', 'owner.user_id')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .select(['family.name as family_name', 'person.email', 'prefer.language'])
    .where('family.id', '=', family_id)
    .where('family.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type MailedOwner = NonNullable<Awaited<ReturnType<typeof selectMailedOwner>>>
