import type pg from 'pg'
import { newId } from '#shared/ids.ts'

export async function selectInstallation(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from installation')
  const [row] = rows
  if (!row) throw new Error('The installation has no ID')
  return row.id
}

/** The repository at an address, which is created if it's new. `is_known`: it has had a complete backup. */
export async function upsertRepository(client: pg.Client, address: string): Promise<{ id: string; is_known: boolean }> {
  await client.query('insert into backup_repositories (id, address) values ($1, $2) on conflict (address) do nothing', [
    newId(),
    address,
  ])
  const { rows } = await client.query<{ id: string; is_known: boolean }>(
    `select id, exists (select from backup_runs run where run.repository_id = repository.id and kind = 'backup'
        and state = 'done') as is_known
      from backup_repositories repository where address = $1`,
    [address],
  )
  const [row] = rows
  if (!row) throw new Error(`The repository ${address} was removed`)
  return row
}

export async function isPaused(client: pg.Client, repository_id: string): Promise<boolean> {
  const { rowCount } = await client.query('select from backup_repositories where id = $1 and paused_at is not null', [
    repository_id,
  ])
  return rowCount !== 0
}

/** When the last complete backup to this address began. */
export async function selectLastBackup(client: pg.Client, address: string): Promise<Date | undefined> {
  const { rows } = await client.query<{ started_at: Date | null }>(
    `select max(started_at) as started_at from backup_runs run
      join backup_repositories repository on repository.id = run.repository_id
      where address = $1 and kind = 'backup' and state = 'done'`,
    [address],
  )
  return rows[0]?.started_at ?? undefined
}

/** When this repository was last tried out, and when all of it was. */
export async function selectLastDrills(client: pg.Client, repository_id: string) {
  const { rows } = await client.query<{ last: Date | null; last_whole: Date | null }>(
    `select max(started_at) as last, max(started_at) filter (where is_whole) as last_whole from backup_runs
      where repository_id = $1 and kind = 'drill' and state = 'done'`,
    [repository_id],
  )
  return rows[0] ?? { last: null, last_whole: null }
}

/** What happened in a run so far. */
export type RunProgress = { objects: number; bytes: number; new_objects: number; new_bytes: number }

/** Begins a run, and forgets those of long ago and places that are no longer used. The caller holds the lock, so earlier ones that still seem to run were killed. */
export async function insertRun(
  client: pg.Client,
  repository_id: string,
  kind: 'backup' | 'drill',
  is_whole = false,
): Promise<string> {
  await client.query(
    `update backup_runs set state = 'failed', problem = 'interrupted', finished_at = clock_timestamp() where state = 'running'`,
  )
  await client.query(`delete from backup_runs where started_at < now() - interval '400 days'`)
  await client.query(
    `delete from backup_repositories repository where created_at < now() - interval '400 days' and id <> $1
      and not exists (select from backup_runs run where run.repository_id = repository.id)`,
    [repository_id],
  )
  const id = newId()
  await client.query('insert into backup_runs (id, repository_id, kind, is_whole) values ($1, $2, $3, $4)', [
    id,
    repository_id,
    kind,
    is_whole,
  ])
  return id
}

export async function updateProgress(client: pg.Client, run_id: string, progress: RunProgress): Promise<void> {
  const { objects, bytes, new_objects, new_bytes } = progress
  await client.query(
    'update backup_runs set objects = $2, bytes = $3, new_objects = $4, new_bytes = $5 where id = $1',
    [run_id, objects, bytes, new_objects, new_bytes],
  )
}

/** Counts what a run has to copy. */
export async function recordExpected(
  client: pg.Client,
  { run_id, repository_id }: { run_id: string; repository_id: string },
): Promise<void> {
  await client.query(
    `update backup_runs set expected_objects = (select count(*) from wanted where not exists (
        select from backup_objects stored where stored.repository_id = $2 and stored.source = wanted.source))
      where id = $1`,
    [run_id, repository_id],
  )
}

/** Records that a place couldn't be opened. The same problem again is the same run, since it may last for days. */
export async function recordNotOpened(client: pg.Client, address: string, problem: string): Promise<void> {
  const { id } = await upsertRepository(client, address)
  await client.query(
    `with newest as (select id from backup_runs where repository_id = $1 order by started_at desc limit 1),
      repeated as (update backup_runs set finished_at = clock_timestamp()
        where id = (select id from newest) and kind = 'backup' and state = 'failed' and problem = $2 returning id)
      insert into backup_runs (id, repository_id, kind, state, problem, finished_at)
        select $3, $1, 'backup', 'failed', $2, clock_timestamp() where not exists (select from repeated)`,
    [id, problem, newId()],
  )
}

export type RunEnd =
  | { state: 'done'; backup: string; damaged: string[] }
  | { state: 'paused' }
  | { state: 'failed'; problem: string }

export async function endRun(client: pg.Client, run_id: string, end: RunEnd): Promise<void> {
  await client.query(
    `update backup_runs set state = $2, backup = $3, damaged = $4, problem = $5, finished_at = clock_timestamp() where id = $1`,
    [
      run_id,
      end.state,
      end.state === 'done' ? end.backup : null,
      end.state === 'done' ? end.damaged : [],
      end.state === 'failed' ? end.problem : null,
    ],
  )
}

/** The identity, encrypted with SECRET. */
export async function selectIdentity(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ identity: string }>('select identity from backup_key')
  return rows[0]?.identity
}

export async function insertIdentity(client: pg.ClientBase, identity: string): Promise<void> {
  await client.query('insert into backup_key (identity) values ($1) on conflict do nothing', [identity])
}
