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
