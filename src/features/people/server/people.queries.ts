import type { Insertable } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { People } from '#server/db/tables.ts'

const columns = [
  'id',
  'family_id',
  'kind',
  'first_name',
  'last_name',
  'also_known_as',
  'birth_date',
  'gender',
  'user_id',
  'created_at',
  'updated_at',
  'avatar_photo_id',
  'avatar_version',
  'avatar_ready',
] as const

/** A family's people, children first. */
export function selectPeople(tx: Tx, family_id: string) {
  return tx
    .selectFrom('people')
    .select(columns)
    .where('family_id', '=', family_id)
    .orderBy((eb) => eb('kind', '<>', 'child'))
    .orderBy('first_name')
    .orderBy('id')
    .execute()
}

/** Does nothing if the person exists. */
export function insertPerson(tx: Tx, person: Insertable<People>) {
  return tx
    .insertInto('people')
    .values(person)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst()
}
