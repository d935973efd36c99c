import type { Kysely } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import type { Export } from '#features/transfer/transfer.schemas.ts'

const shown = ['id', 'state', 'files_done', 'files_total', 'bytes', 'created_at', 'finished_at', 'expires_at'] as const
const LISTED = 10

export async function selectExports(tx: Kysely<DB>, user_id: string): Promise<Export[]> {
  const rows = await tx
    .selectFrom('data_exports')
    .select(shown)
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .limit(LISTED)
    .execute()
  return rows as Export[]
}

/** A new export, or undefined while another one is under way. */
export async function insertExport(tx: Tx, id: string, user_id: string): Promise<Export | undefined> {
  const row = await tx
    .insertInto('data_exports')
    .values({ id, user_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()
  return row as Export | undefined
}

export function selectFinishedExport(tx: Tx, id: string, user_id: string) {
  return tx
    .selectFrom('data_exports')
    .select(['id', 'created_at'])
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('state', '=', 'done')
    .executeTakeFirst()
}

/** Takes up an export that is not finished yet, from its beginning. */
export function beginExport(db: Db, id: string) {
  return db
    .updateTable('data_exports as export')
    .from('profiles as person')
    .leftJoin('user_preferences as prefer', 'prefer.user_id', 'person.id')
    .set({ state: 'running', files_done: 0 })
    .whereRef('person.id', '=', 'export.user_id')
    .where('export.id', '=', id)
    .where('export.state', 'in', ['waiting', 'running'])
    .returning(['export.user_id', 'prefer.language'])
    .executeTakeFirst()
}
