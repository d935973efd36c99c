import { sql, type Kysely } from 'kysely'
import type { DB } from '#server/db/tables.ts'
import type { ApiKeyScope } from '../api-keys.rules.ts'

const shown = ['id', 'name', 'scope', 'hint', 'created_at', 'last_used_at', 'expires_at'] as const
/** `last_used_at` has a resolution of one minute, so that a busy client doesn't cause a write per request. */
const LAST_USED_RESOLUTION_SECONDS = 60

type Shown = {
  id: string
  name: string
  scope: ApiKeyScope
  hint: string
  created_at: string
  last_used_at: string | null
  expires_at: string | null
}

export async function selectApiKeys(db: Kysely<DB>, user_id: string): Promise<Shown[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(shown)
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .execute()
  return rows
}

type NewKey = {
  id: string
  user_id: string
  name: string
  scope: ApiKeyScope
  token_hash: string
  hint: string
  lifetime_days: number | null
}

export async function insertApiKey(db: Kysely<DB>, { lifetime_days, ...key }: NewKey): Promise<Shown> {
  const row = await db
    .insertInto('api_keys')
    .values({ ...key, expires_at: sql`now() + make_interval(days => ${lifetime_days}::int)` })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return row
}

export async function deleteApiKey(db: Kysely<DB>, user_id: string, id: string): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('name')
    .executeTakeFirst()
}

/** Revokes every key of an account that may be compromised. */
export async function deleteApiKeysOf(db: Kysely<DB>, user_id: string): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', user_id).execute()
}

/** Keys have no expiry. */
type FoundKey = { id: string; user_id: string; scope: ApiKeyScope; email: string; ends_at: Date | null }

/** The active key with this hash and its owner; records the use. */
export async function findApiKey(db: Kysely<DB>, token_hash: string): Promise<FoundKey | undefined> {
  const row = await db
    .selectFrom('api_keys as key')
    .innerJoin('profiles as person', 'person.id', 'key.user_id')
    .select(['key.id', 'key.user_id', 'key.scope', 'key.expires_at', 'person.email'])
    .select(
      sql<boolean>`key.last_used_at is null or key.last_used_at < now() - make_interval(secs => ${LAST_USED_RESOLUTION_SECONDS})`.as(
        'unnoted',
      ),
    )
    .where('key.token_hash', '=', token_hash)
    .where((eb) => eb.or([eb('key.expires_at', 'is', null), eb('key.expires_at', '>', sql<string>`now()`)]))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.unnoted)
    await db
      .updateTable('api_keys')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', row.id)
      .execute()
  const { id, user_id, email, expires_at } = row
  const ends_at = expires_at === null ? null : new Date(expires_at)
  return { id, user_id, email, scope: row.scope, ends_at }
}
