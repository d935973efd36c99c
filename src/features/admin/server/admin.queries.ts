import { sql } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import { required } from '#shared/required.ts'
import type { AdminFamily, AdminJob, AdminPerson, DamagedOriginal, Overview, UntrackedFile } from '../admin.contract.ts'
import type { JobState } from '../admin.rules.ts'

/* The database returns these to administrators only (migrations/repeatable/27_admin.sql). */

type Counts = Omit<Overview, 'disk' | 'films' | 'security' | 'version'> & { waiting_films: number }

export async function selectCounts(tx: Tx): Promise<Counts> {
  const counts = await sql<
    Omit<Counts, 'waiting_films' | 'jobs' | 'originals' | 'retried_uploads'>
  >`select * from app.admin_counts()`.execute(tx)
  const jobs = await sql<Overview['jobs']>`select * from app.admin_job_counts()`.execute(tx)
  const originals = await sql<Overview['originals']>`select * from app.admin_originals()`.execute(tx)
  const retried = await sql<Overview['retried_uploads']>`select * from app.admin_retried_uploads()`.execute(tx)
  const films = await selectValue(tx, sql<number>`app.admin_waiting_videos()`)
  return {
    waiting_films: films,
    ...required(counts.rows[0]),
    jobs: required(jobs.rows[0]),
    originals: required(originals.rows[0]),
    retried_uploads: required(retried.rows[0]),
  }
}

export async function selectJobs(
  tx: Tx,
  { state, before, limit }: { state: JobState; before: string | undefined; limit: number },
): Promise<AdminJob[]> {
  const { rows } = await sql<AdminJob>`
    select id::text, task, attempts, max_attempts, run_at, created_at, tried_at, last_error
    from app.admin_jobs(${state}, ${before ?? null}::bigint, ${limit})`.execute(tx)
  return rows
}

/** The job's name; null if there's no such job to retry. */
export async function restartJob(tx: Tx, job_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.retry_job(${job_id}::bigint)`)
}

type Search = { q: string; after: Cursor | undefined; limit: number }

export async function selectPeople(tx: Tx, { q, after, limit }: Search): Promise<AdminPerson[]> {
  const { rows } = await sql<AdminPerson>`select * from app.admin_people(${q}, ${after?.at ?? null}::timestamptz,
    ${after?.id ?? null}::uuid, ${limit})`.execute(tx)
  return rows
}

export async function selectFamilies(tx: Tx, { q, after, limit }: Search): Promise<AdminFamily[]> {
  const { rows } = await sql<AdminFamily>`select * from app.admin_families(${q}, ${after?.at ?? null}::timestamptz,
    ${after?.id ?? null}::uuid, ${limit})`.execute(tx)
  return rows
}

/* The database returns these to administrators only (migrations/repeatable/28_integrity_checks.sql). */

type UntrackedRow = Pick<UntrackedFile, 'key' | 'bytes' | 'stored_at' | 'decision' | 'family_name'> & {
  problem: string | null
}

export async function selectUntracked(tx: Tx, after: string, limit: number): Promise<UntrackedRow[]> {
  const { rows } = await sql<UntrackedRow>`select * from app.admin_untracked_objects(${after}, ${limit})`.execute(tx)
  return rows
}

/** The keys of files that weren't decided before and aren't too new. */
export async function decideUntracked(tx: Tx, keys: string[], decision: 'add' | 'remove'): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select * from app.decide_untracked_objects(${keys}, ${decision}) as key`.execute(tx)
  return rows.map(({ key }) => key)
}

export async function selectDamagedFiles(
  tx: Tx,
  after: string,
  limit: number,
  addresses: string[],
): Promise<DamagedOriginal[]> {
  const { rows } = await sql<DamagedOriginal>`
    select * from app.admin_damaged_originals(${after}, ${limit}, ${addresses})`.execute(tx)
  return rows
}
