import { sql, type Kysely } from 'kysely'
import { prepared } from '#server/db/prepared-statement.ts'
import type { DB } from '#server/db/tables.ts'
import type { KeyScope } from '#shared/key-scopes.ts'

const shown = [
  ...(['id', 'name', 'scopes', 'only_families as family_ids', 'hint', 'folder'] as const),
  ...(['created_at', 'last_used_at', 'expires_at'] as const),
] as const
/** `last_used_at` has a resolution of one minute, so that a busy client doesn't cause a write per request. */
const LAST_USED_RESOLUTION_SECONDS = 60

/** Null for API keys; the family for the app passwords of a person's devices, which only work at /dav. */
type Of = { user_id: string; family_id: string | null }

export type KeyRow = {
  id: string
  name: string
  scopes: KeyScope[]
  family_ids: string[] | null
  hint: string
  /** The subfolder of INBOX_DIR that the device is. */
  folder: string | null
  created_at: string
  last_used_at: string | null
  expires_at: string | null
}

export async function selectApiKeys(db: Kysely<DB>, { user_id, family_id }: Of): Promise<KeyRow[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(shown)
    .where('user_id', '=', user_id)
    .where('family_id', 'is not distinct from', family_id)
    .orderBy('created_at', 'desc')
    .execute()
  return rows as KeyRow[]
}

type NewKey = Of & {
  id: string
  name: string
  scopes: KeyScope[]
  only_families?: string[] | null
  token_hash: string
  hint: string
  lifetime_days: number | null
}

export async function insertApiKey(db: Kysely<DB>, { lifetime_days, ...key }: NewKey): Promise<KeyRow> {
  const row = await db
    .insertInto('api_keys')
    .values({ ...key, expires_at: sql`now() + make_interval(days => ${lifetime_days}::int)` })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return row as KeyRow
}

export async function deleteApiKey(
  db: Kysely<DB>,
  { user_id, family_id }: Of,
  id: string,
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('family_id', 'is not distinct from', family_id)
    .returning('name')
    .executeTakeFirst()
}

/** Revokes every key of an account that may be compromised. */
export async function deleteApiKeysOf(db: Kysely<DB>, user_id: string): Promise<void> {
  await db.deleteFrom('api_keys').where('user_id', '=', user_id).execute()
}

type FoundKey = {
  id: string
  user_id: string
  scopes: KeyScope[]
  only_families: string[] | null
  email: string
  ends_at: Date | null
}

/** The active key with this hash and its owner; records the use. An app password isn't one. */
export async function findApiKey(db: Kysely<DB>, token_hash: string): Promise<FoundKey | undefined> {
  const key = await findKey(db, token_hash)
  if (!key || key.family_id !== null) return undefined
  const { id, user_id, email, scopes, only_families, expires_at } = key
  return {
    id,
    user_id,
    email,
    scopes: scopes as KeyScope[],
    only_families,
    ends_at: expires_at === null ? null : new Date(expires_at),
  }
}

/** The device that has the app password with this hash; records the use. */
export async function findDeviceKey(db: Kysely<DB>, token_hash: string) {
  const key = await findKey(db, token_hash)
  if (!key || key.family_id === null) return undefined
  const { id: key_id, user_id, family_id, scopes } = key
  return { key_id, user_id, family_id, scopes: scopes as KeyScope[] }
}

async function findKey(db: Kysely<DB>, token_hash: string) {
  const row = await db
    .selectFrom('api_keys as key')
    .innerJoin('profiles as person', 'person.id', 'key.user_id')
    .select([
      'key.id',
      'key.user_id',
      'key.family_id',
      'key.scopes',
      'key.only_families',
      'key.expires_at',
      'person.email',
    ])
    .select(
      sql<boolean>`key.last_used_at is null or key.last_used_at < now() - make_interval(secs => ${LAST_USED_RESOLUTION_SECONDS})`.as(
        'unnoted',
      ),
    )
    .where('key.token_hash', '=', token_hash)
    .where((eb) => eb.or([eb('key.expires_at', 'is', null), eb('key.expires_at', '>', sql<string>`now()`)]))
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (row?.unnoted)
    await db
      .updateTable('api_keys')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', row.id)
      .execute()
  return row
}

export async function areOwnFamilies(db: Kysely<DB>, user_id: string, family_ids: string[]): Promise<boolean> {
  const rows = await db
    .selectFrom('family_members')
    .select('family_id')
    .where('user_id', '=', user_id)
    .where('family_id', 'in', family_ids)
    .execute()
  return rows.length === new Set(family_ids).size
}
