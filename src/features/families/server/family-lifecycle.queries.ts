import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import { withoutTimeouts } from '#server/db/without-timeouts.ts'
import { selectValue } from '#server/db/select-value.queries.ts'
import type { DeletedFamily } from '../families.contract.ts'

/** False if the caller is no longer its owner. */
export async function hideFamily(tx: Tx, family_id: string, grace_days: number): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.delete_family(${family_id}, ${grace_days})`)
}

/** Deleted families that the caller can restore, soonest purged first. */
export async function selectDeletedFamilies(tx: Tx): Promise<DeletedFamily[]> {
  const { rows } = await sql<DeletedFamily>`select * from app.my_deleted_families() order by purge_after, id`.execute(
    tx,
  )
  return rows
}

/** Its name if it was restored. */
export async function unhideFamily(tx: Tx, family_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.restore_family(${family_id})`)
}

/** Its name if there was one to purge. */
export async function endGrace(tx: Tx, family_id: string): Promise<string | null> {
  return selectValue(tx, sql<string | null>`app.end_grace_period(${family_id})`)
}

export type UseRow = { family_id: string; members: number; bytes: number; pending_invitations: number }

/** The caller's families; row-level security counts invitations for owners only. */
export async function selectFamilyUse(tx: Tx): Promise<UseRow[]> {
  const { rows } = await sql<UseRow>`
    select used.*, (select count(*) from invitations where invitations.family_id = used.family_id
      and accepted_at is null and expires_at > now()) as pending_invitations
    from app.family_use() used`.execute(tx)
  return rows
}

export function selectFamiliesToPurge(db: Db) {
  return db
    .selectFrom('families')
    .select('id')
    .where('purge_after', '<=', sql<string>`now()`)
    .execute()
}

/** True if the family exists and its grace period is over; locks it against additions until the transaction ends. */
export async function lockFamilyToPurge(tx: Tx, family_id: string): Promise<boolean> {
  return selectValue(tx, sql<boolean>`app.lock_ended_family(${family_id})`)
}

/** Deletes the family and everything in it, without a statement timeout. */
export async function deleteFamilyRow(tx: Tx, family_id: string): Promise<void> {
  await withoutTimeouts(tx, () => tx.deleteFrom('families').where('id', '=', family_id).execute())
}
