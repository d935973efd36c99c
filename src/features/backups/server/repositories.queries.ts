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

/** Records a backup to a place that can't be opened. */
export async function insertFailedRun(client: pg.Client, address: string, problem: string): Promise<void> {
  const { id } = await upsertRepository(client, address)
  await client.query(
    `insert into backup_runs (id, repository_id, kind, state, problem, finished_at)
      values ($1, $2, 'backup', 'failed', $3, clock_timestamp())`,
    [newId(), id, problem],
  )
}

/** Begins a run, and forgets those of long ago. The caller holds the lock, so earlier ones that still seem to run were killed. */
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
