import { sql, type Kysely } from 'kysely'
import type { DB } from './tables.ts'

/** Until the transaction ends, others that ask for the lock of this name wait. */
export async function lock(tx: Kysely<DB>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Waits only for `lock`, not for others that share it. */
export async function lockShared(tx: Kysely<DB>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`.execute(tx)
}
