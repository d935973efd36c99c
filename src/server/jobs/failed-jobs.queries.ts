import { sql, type Kysely } from 'kysely'
import { required } from '#shared/required.ts'

export async function selectFailingJobs<D>(db: Kysely<D>): Promise<{ failed: number; unsent_emails: number }> {
  const { rows } = await sql<{ failed: number; unsent_emails: number }>`
    select failed::int, unsent_emails::int from app.failing_jobs()`.execute(db)
  return required(rows[0])
}

/** Jobs that failed permanently so long ago that no one will retry them. */
export async function deleteFailedJobs<D>(db: Kysely<D>, days: number): Promise<void> {
  await sql`select app.delete_failed_jobs(${days})`.execute(db)
}
