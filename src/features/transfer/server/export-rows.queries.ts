import { sql, type Kysely } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { DB } from '#server/db/tables.ts'
import { EXPORT_LIFETIME_DAYS } from '../transfer.rules.ts'

/** Exports of families and of what is a person's own: how far one is, is written down alike. */
export type ExportTable = 'family_exports' | 'data_exports'
export type ExportProgress = { files_done: number; files_total: number }

/** Kysely tells tables apart by their names; these have the same columns. */
const one = (table: ExportTable) => table as 'data_exports'

export async function noteExport(db: Db, table: ExportTable, id: string, progress: ExportProgress): Promise<void> {
  await db.updateTable(one(table)).set(progress).where('id', '=', id).execute()
}

/** Answers until when it can be downloaded. */
export async function finishExport(tx: Kysely<DB>, table: ExportTable, id: string, bytes: number): Promise<string> {
  const { expires_at } = await tx
    .updateTable(one(table))
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

export async function failExport(db: Db, table: ExportTable, id: string): Promise<void> {
  await db
    .updateTable(one(table))
    .set({ state: 'failed', finished_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Exports whose time is over, with whose they are: `family_id` or `user_id`. Their row goes after their file. */
export function selectExpiredExports(db: Db, table: ExportTable) {
  return db
    .selectFrom(one(table))
    .select(['id', sql<string>`${sql.ref(table === 'family_exports' ? 'family_id' : 'user_id')}`.as('of')])
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', sql<string>`now()`),
        eb.and([eb('state', '=', 'failed'), eb('finished_at', '<', sql<string>`now() - interval '7 days'`)]),
      ]),
    )
    .limit(100)
    .execute()
}

export async function deleteExport(db: Db, table: ExportTable, id: string): Promise<void> {
  await db.deleteFrom(one(table)).where('id', '=', id).execute()
}
