import { expect } from 'vitest'
import type { TestServer } from './people.ts'

/** A permanently failed job. Returns its ID. */
export async function seedFailedJob({ sql }: TestServer, error = 'the mail server is asleep'): Promise<string> {
  const [job] = await sql<{ id: string }>(
    `with added as (select (graphile_worker.add_job('never-known', run_at => now() + interval '1 day')).id)
     select id::text from added`,
  )
  await sql(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2, updated_at = now() where id = $1`,
    [job!.id, error],
  )
  return job!.id
}

/** Runs a job of a worker, and waits until it has succeeded. */
export async function runJob({ sql }: TestServer, task: string): Promise<void> {
  const [job] = await sql<{ id: string }>('select id from graphile_worker.add_job($1)', [task])
  await expect
    .poll(() => sql('select last_error from graphile_worker._private_jobs where id = $1', [job!.id]))
    .toEqual([])
}
