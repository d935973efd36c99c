import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

/** `done_until`: the last family or person whose objects are done. */
export type Rewriting = { is_encrypting: boolean; done_until: string; is_new: boolean }

/** Begins to write all objects again if the settings changed, or a key was retired since, or a day ago. */
export async function beginRewriting(db: Db, is_encrypting: boolean): Promise<void> {
  await sql`
    insert into local.rewriting (is_encrypting, started_at)
      select ${is_encrypting}, clock_timestamp() where ${is_encrypting} or exists (select from data_keys)
    on conflict (single) do update set is_encrypting = excluded.is_encrypting, started_at = excluded.started_at,
        done_until = '', finished_at = null, busy_at = null, rewritten = 0, skipped = 0
      where rewriting.is_encrypting <> excluded.is_encrypting
        or rewriting.finished_at is not null and exists (select from data_keys where retired_at > rewriting.started_at)
        or rewriting.finished_at < now() - interval '1 day' and exists (select from data_keys where retired_at is not null)`.execute(
    db,
  )
}

/** Undefined if there's nothing to do, or another process does it. */
export async function continueRewriting(db: Db): Promise<Rewriting | undefined> {
  const { rows } = await sql<Rewriting>`
    update local.rewriting set busy_at = clock_timestamp()
      where finished_at is null and (busy_at is null or busy_at < now() - interval '10 minutes')
      returning is_encrypting, done_until, done_until = '' and rewritten + skipped = 0 as is_new`.execute(db)
  return rows[0]
}

/** Whether a backup has all keys that objects will be encrypted with. Otherwise, restoring the newest one would lose them. */
export async function areKeysBackedUp(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from backup_runs, local.rewriting
      where kind = 'backup' and state = 'done' and backup_runs.started_at > rewriting.started_at limit 1`.execute(db)
  return rows.length > 0
}

export async function releaseRewriting(db: Db): Promise<void> {
  await sql`update local.rewriting set busy_at = null`.execute(db)
}

export async function recordRewriting(
  db: Db,
  { rewritten, skipped, done_until }: { rewritten: number; skipped: number; done_until?: string },
): Promise<void> {
  await sql`
    update local.rewriting set busy_at = clock_timestamp(), rewritten = rewritten + ${rewritten}, skipped = skipped + ${skipped},
      done_until = coalesce(${done_until ?? null}, done_until)`.execute(db)
}

/** Deletes retired keys that no object has anymore: other processes may have used them for a while. */
export async function finishRewriting(db: Db): Promise<{ rewritten: number; skipped: number }> {
  const { rows } = await sql<{ rewritten: number; skipped: number }>`
    update local.rewriting set finished_at = clock_timestamp(), busy_at = null returning rewritten, skipped`.execute(db)
  await sql`
    delete from data_keys using local.rewriting
      where skipped = 0 and retired_at < rewriting.started_at - interval '1 day'`.execute(db)
  return rows[0] ?? { rewritten: 0, skipped: 0 }
}

/** Families and people, as the beginnings of their objects' names. */
export async function selectOwners(db: Db, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ owner: string }>`
    select owner from (select 'families/' || id || '/' as owner from families union all select 'users/' || id || '/' from profiles) all_owners
      where owner collate "C" > ${after} order by owner collate "C" limit ${most}`.execute(db)
  return rows.map(({ owner }) => owner)
}

/** The next one begins from the start, after a backup has the new keys. */
export async function deleteRewriting(tx: Tx): Promise<void> {
  await sql`delete from local.rewriting`.execute(tx)
}
