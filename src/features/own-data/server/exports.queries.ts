import { sql, type Kysely } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import { EXPORT_LIFETIME_DAYS } from '#features/transfer/transfer.rules.ts'
import type { Export } from '../own-data.contract.ts'

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

export async function noteProgress(db: Db, id: string, progress: { files_done: number; files_total: number }) {
  await db.updateTable('data_exports').set(progress).where('id', '=', id).execute()
}

export async function finishExport(tx: Kysely<DB>, id: string, bytes: number): Promise<string> {
  const row = await tx
    .updateTable('data_exports')
    .set({
      ...{ state: 'done', bytes },
      finished_at: sql`now()`,
      expires_at: sql`now() + make_interval(days => ${EXPORT_LIFETIME_DAYS})`,
    })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at!
}

export async function failExport(db: Db, id: string): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'failed', finished_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Exports whose time is over. Their row goes after their file. */
export function selectExpiredExports(db: Db) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'user_id'])
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', sql<string>`now()`),
        eb.and([eb('state', '=', 'failed'), eb('finished_at', '<', sql<string>`now() - interval '7 days'`)]),
      ]),
    )
    .limit(100)
    .execute()
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('data_exports').where('id', '=', id).execute()
}
