import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { DamagedOriginal, UntrackedFile } from '../admin.contract.ts'

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
