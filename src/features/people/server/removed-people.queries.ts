import { sql, type SqlBool } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { selectValue } from '#server/db/select-value.queries.ts'

type RemovedPerson = {
  id: string
  kind: 'child' | 'adult' | 'pet'
  first_name: string
  last_name: string
  deleted_at: string
}

/** Returns rows only to the family's owner. */
export async function selectRemovedPeople(tx: Tx, family_id: string): Promise<RemovedPerson[]> {
  const { rows } = await sql<RemovedPerson>`
    select id, kind, first_name, last_name, deleted_at from app.deleted_people(${family_id})
    order by deleted_at desc, id`.execute(tx)
  return rows
}

/** Restores a removed person; true if they were removed and the caller is the owner. */
export async function showPerson(tx: Tx, family_id: string, person_id: string): Promise<boolean> {
  return (await selectValue(tx, sql<string | null>`app.restore_person(${family_id}, ${person_id})`)) !== null
}

/** Deletes people who were removed more than `days` ago. */
export function deleteExpiredPeople(tx: Tx, days: number) {
  return tx
    .deleteFrom('people')
    .where(sql<SqlBool>`deleted_at < now() - make_interval(days => ${days})`)
    .returning(['id', 'family_id'])
    .execute()
}
