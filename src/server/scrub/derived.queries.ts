import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

type Derived = { key: string; sha256: string; stored_at: Date }

export async function selectDerived(db: Db, key: string): Promise<Derived | undefined> {
  const { rows } = await sql<Omit<Derived, 'stored_at'> & { stored_at: string }>`
    select key, encode(sha256, 'hex') as sha256, stored_at from derived_checks where key = ${key}`.execute(db)
  const [row] = rows
  return row && { ...row, stored_at: new Date(row.stored_at) }
}

export async function recordDerived(db: Db, { key, sha256, stored_at }: Derived): Promise<void> {
  await sql`insert into derived_checks (key, sha256, stored_at)
    values (${key}, decode(${sha256}, 'hex'), ${stored_at.toISOString()})
    on conflict (key) do update set sha256 = excluded.sha256, stored_at = excluded.stored_at,
      checked_at = clock_timestamp()`.execute(db)
}

/** Checksums of files that are gone: all others are read more often. */
export async function deleteOldDerived(db: Db): Promise<void> {
  await sql`delete from derived_checks where checked_at < now() - interval '90 days'`.execute(db)
}

export async function deleteDerived(db: Db, key: string): Promise<void> {
  await db.deleteFrom('derived_checks').where('key', '=', key).execute()
}

/** Files that can't be made again from originals with certainty, by key. */
export async function selectExpectedDerived(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from app.backed_up_objects
    where sha256 is null and key > ${after} order by key limit ${limit}`.execute(db)
  return rows.map(({ key }) => key)
}
