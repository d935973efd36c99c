import { sql } from 'kysely'
import { timeoutsOff } from './read-timeout-client.ts'
import type { Tx } from './database.ts'

/** Runs `work` without statement and read timeouts. */
export async function withoutTimeouts<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`set local statement_timeout = 0`.execute(tx)
  return timeoutsOff.run(true, work)
}
