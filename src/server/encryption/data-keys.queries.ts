import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { DataKeys } from '#server/db/tables.ts'

/** Whose key encrypts an object: a family's or a person's. Neither: that of the installation. */
export type Owner = { family_id: string | null; user_id: string | null }

export type WrappedKey = Pick<Selectable<DataKeys>, 'id' | 'family_id' | 'user_id' | 'wrapped' | 'master_key'>

const columns = ['id', 'family_id', 'user_id', 'wrapped', 'master_key'] as const

const of = (db: Db | Tx, { family_id, user_id }: Owner) =>
  db
    .selectFrom('data_keys')
    .select(columns)
    .where('family_id', 'is not distinct from', family_id)
    .where('user_id', 'is not distinct from', user_id)

export function selectCurrentKey(db: Db, owner: Owner): Promise<WrappedKey | undefined> {
  return of(db, owner).where('retired_at', 'is', null).executeTakeFirst()
}

export function selectDataKey(db: Db, id: string, owner: Owner): Promise<WrappedKey | undefined> {
  return of(db, owner).where('id', '=', id).executeTakeFirst()
}

/** Of two processes that insert a current key, one succeeds. */
export async function insertDataKey(db: Db, key: WrappedKey): Promise<void> {
  await db
    .insertInto('data_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The master keys that wrap data keys. */
export async function selectMasterKeyIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('data_keys').select('master_key').distinct().execute()
  return rows.map(({ master_key }) => master_key)
}

/** Keys that another master key than this one wraps. */
export function lockKeysToRewrap(tx: Tx, master_key: string, most: number): Promise<WrappedKey[]> {
  return tx
    .selectFrom('data_keys')
    .select(columns)
    .where('master_key', '<>', master_key)
    .limit(most)
    .forUpdate()
    .execute()
}

export async function updateWrapped(tx: Tx, { id, wrapped, master_key }: WrappedKey): Promise<void> {
  await tx.updateTable('data_keys').set({ wrapped, master_key }).where('id', '=', id).execute()
}

/** From now on, new objects are encrypted with other keys. */
export async function retireDataKeys(db: Db | Tx): Promise<void> {
  await db
    .updateTable('data_keys')
    .set({ retired_at: sql`clock_timestamp()` })
    .where('retired_at', 'is', null)
    .execute()
}
