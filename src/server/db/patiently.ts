import { sql } from 'kysely'
import { patience } from './attentive-client.ts'
import type { Tx } from './database.ts'

/** Runs what may take however long, which neither PostgreSQL nor a silence of its ends. */
export async function patiently<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`set local statement_timeout = 0`.execute(tx)
  return patience.run(true, work)
}
