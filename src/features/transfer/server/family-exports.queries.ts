import type { Db, Tx } from '#server/db/database.ts'
import type { Export } from '../transfer.schemas.ts'

const shown = ['id', 'state', 'files_done', 'files_total', 'bytes', 'created_at', 'finished_at', 'expires_at'] as const
const LISTED = 10

export async function selectFamilyExports(tx: Tx, family_id: string): Promise<Export[]> {
  const rows = await tx
    .selectFrom('family_exports')
    .select(shown)
    .where('family_id', '=', family_id)
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows as Export[]
}

/** A new export, or undefined while another one is under way. */
export async function insertFamilyExport(
  tx: Tx,
  row: { id: string; family_id: string; asked_by: string },
): Promise<Export | undefined> {
  const made = await tx
    .insertInto('family_exports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
  return made as Export | undefined
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
