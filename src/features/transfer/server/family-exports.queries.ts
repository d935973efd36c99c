import { sql, type Kysely } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { FamilyExport } from '../transfer.contract.ts'
import { EXPORT_LIFETIME_DAYS } from '../transfer.rules.ts'

const shown = ['id', 'state', 'files_done', 'files_total', 'bytes', 'created_at', 'finished_at', 'expires_at'] as const
const LISTED = 10

export async function selectFamilyExports(tx: Tx, family_id: string): Promise<FamilyExport[]> {
  const rows = await tx
    .selectFrom('family_exports')
    .select(shown)
    .where('family_id', '=', family_id)
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows as FamilyExport[]
}

/** A new export, or undefined while another one is under way. */
export async function insertFamilyExport(
  tx: Tx,
  row: { id: string; family_id: string; asked_by: string },
): Promise<FamilyExport | undefined> {
  const made = await tx
    .insertInto('family_exports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
  return made as FamilyExport | undefined
}

export function selectFinishedFamilyExport(tx: Tx, family_id: string, id: string) {
  return tx
    .selectFrom('family_exports as export')
    .innerJoin('families as family', 'family.id', 'export.family_id')
    .select(['export.id', 'export.created_at', 'family.name'])
    .where('export.family_id', '=', family_id)
    .where('export.id', '=', id)
    .where('export.state', '=', 'done')
    .executeTakeFirst()
}

/** Takes up an export that is not finished yet, from its beginning. */
export function beginFamilyExport(db: Db, id: string) {
  return db
    .updateTable('family_exports as export')
    .from('families as family')
    .set({ state: 'running', files_done: 0 })
    .whereRef('family.id', '=', 'export.family_id')
    .where('export.id', '=', id)
    .where('export.state', 'in', ['waiting', 'running'])
    .returning(['export.id', 'export.family_id', 'export.asked_by', 'family.name'])
    .executeTakeFirst()
}

export async function noteFamilyExport(db: Db, id: string, progress: { files_done: number; files_total: number }) {
  await db.updateTable('family_exports').set(progress).where('id', '=', id).execute()
}

/** Answers until when it can be downloaded. */
export async function finishFamilyExport(tx: Kysely<DB>, id: string, bytes: number): Promise<string> {
  const { expires_at } = await tx
    .updateTable('family_exports')
    .set({
      ...{ state: 'done', bytes },
      finished_at: sql`now()`,
      expires_at: sql`now() + make_interval(days => ${EXPORT_LIFETIME_DAYS})`,
    })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return expires_at!
}

export async function failFamilyExport(db: Db, id: string): Promise<void> {
  await db
    .updateTable('family_exports')
    .set({ state: 'failed', finished_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Exports whose time is over. Their row goes after their file. */
export function selectExpiredFamilyExports(db: Db) {
  return db
    .selectFrom('family_exports')
    .select(['id', 'family_id'])
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', sql<string>`now()`),
        eb.and([eb('state', '=', 'failed'), eb('finished_at', '<', sql<string>`now() - interval '7 days'`)]),
      ]),
    )
    .limit(100)
    .execute()
}

export async function deleteFamilyExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('family_exports').where('id', '=', id).execute()
}
