import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

export type StoredOriginal = { storage_path: string; family_id: string; sha256: string; bytes: number }
export type Finding = 'whole' | 'missing' | 'changed'

/** Originals that were never read, or not for the longest time. */
export async function selectLeastRecentlyChecked(db: Db, least: number, share: number): Promise<StoredOriginal[]> {
  const { rows } = await sql<StoredOriginal>`
    select stored.storage_path, stored.family_id, encode(stored.sha256, 'hex') as sha256, stored.bytes
      from app.kept_originals stored left join original_checks earlier using (storage_path)
      order by earlier.checked_at nulls first
      limit greatest(${least}::bigint, (select count(*) / ${share}::int + 1 from app.kept_originals))`.execute(db)
  return rows
}

export async function selectDamagedOriginals(db: Db, limit: number): Promise<StoredOriginal[]> {
  const { rows } = await sql<StoredOriginal>`
    select stored.storage_path, stored.family_id, encode(stored.sha256, 'hex') as sha256, stored.bytes
      from original_checks earlier join app.kept_originals stored using (storage_path)
      where earlier.finding <> 'whole' order by earlier.checked_at limit ${limit}`.execute(db)
  return rows
}

/** A page of all originals, by their path. */
export async function selectStoredOriginals(db: Db, after: string, limit: number): Promise<StoredOriginal[]> {
  const { rows } = await sql<StoredOriginal>`
    select storage_path, family_id, encode(sha256, 'hex') as sha256, bytes from app.kept_originals
      where storage_path > ${after} order by storage_path limit ${limit}`.execute(db)
  return rows
}

/** An original, unless it was deleted. */
export async function selectOriginal(db: Db, storage_path: string): Promise<StoredOriginal | undefined> {
  const { rows } = await sql<StoredOriginal>`
    select storage_path, family_id, encode(sha256, 'hex') as sha256, bytes from app.kept_originals
      where storage_path = ${storage_path}`.execute(db)
  return rows[0]
}

/** Originals that are missing or changed, as of their last check. */
export async function selectDamaged(db: Db): Promise<StoredOriginal[]> {
  const { rows } = await sql<StoredOriginal>`
    select storage_path, stored.family_id, encode(sha256, 'hex') as sha256, bytes
      from original_checks checked join app.kept_originals stored using (storage_path)
      where finding <> 'whole' order by checked.checked_at limit 1000`.execute(db)
  return rows
}

export async function recordFinding(
  db: Db,
  { storage_path, family_id }: StoredOriginal,
  finding: Finding,
): Promise<void> {
  const found_at = finding === 'whole' ? null : sql<string>`now()`
  await db
    .insertInto('original_checks')
    .values({ storage_path, family_id, finding, found_at })
    .onConflict((conflict) =>
      conflict.column('storage_path').doUpdateSet((eb) => ({
        finding,
        checked_at: sql`clock_timestamp()`,
        found_at: finding === 'whole' ? null : eb.fn.coalesce('original_checks.found_at', sql<string>`now()`),
      })),
    )
    .execute()
}

export async function deleteGoneOriginals(db: Db): Promise<void> {
  await sql`delete from original_checks checked
    where not exists (select from app.kept_originals stored where stored.storage_path = checked.storage_path)`.execute(
    db,
  )
}

export async function selectKnownIds(db: Db, ids: string[]): Promise<Set<string>> {
  return new Set(await selectValue(db, sql<string[]>`app.known_ids(${ids}::uuid[])`))
}

type StoreCheck = { objects: number; untracked: number; untracked_examples: string[] }

export async function recordStoreCheck(db: Db, check: StoreCheck): Promise<void> {
  const values = { ...check, finished_at: sql<string>`now()` }
  await db
    .insertInto('store_checks')
    .values({ id: true, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
