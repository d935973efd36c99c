import { sql } from 'kysely'
import { timeoutsOff } from './attentive-client.ts'
import type { Tx } from './database.ts'

/** Runs `work` without statement and read timeouts. */
export async function patiently<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`set local statement_timeout = 0`.execute(tx)
  return timeoutsOff.run(true, work)
}
