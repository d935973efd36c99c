import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

type RemovedChild = { id: string; first_name: string; last_name: string; birth_date: string; deleted_at: string }

/** Returns rows only to the family's owner. */
export async function selectRemovedChildren(tx: Tx, family_id: string): Promise<RemovedChild[]> {
  const { rows } = await sql<RemovedChild>`
    select id, first_name, last_name, birth_date, deleted_at from app.deleted_people(${family_id})
    where kind = 'child' order by deleted_at desc, id`.execute(tx)
  return rows
}

/** Restores a removed child; true if the child was removed and the caller is the owner. */
export async function showChild(tx: Tx, family_id: string, child_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<string | null>`app.restore_person(${family_id}, ${child_id})`)) !== null
}

/** Deletes children who were removed more than `days` ago. */
export function deleteExpiredChildren(tx: Tx, days: number) {
  return tx
    .deleteFrom('people')
    .where(sql<SqlBool>`deleted_at < now() - make_interval(days => ${days})`)
    .returning(['id', 'family_id'])
    .execute()
}
