import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Replaces the people in a photo. False if one of them isn't a person of this family. */
export async function replacePeople(
  tx: Tx,
  { family_id, photo_id }: { family_id: string; photo_id: string },
  ids: readonly string[],
): Promise<boolean> {
  await tx
    .deleteFrom('photo_people')
    .where('family_id', '=', family_id)
    .where('photo_id', '=', photo_id)
    .$if(ids.length > 0, (query) => query.where('person_id', 'not in', ids))
    // Removed people come back with their photos.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('people')
          .select('people.id')
          .whereRef('people.family_id', '=', 'photo_people.family_id')
          .whereRef('people.id', '=', 'photo_people.person_id'),
      ),
    )
    .execute()
  return addPeople(tx, family_id, [photo_id], ids)
}

/** False if one of them isn't a person of this family. No one is added then. */
export async function addPeople(tx: Tx, family_id: string, photo_ids: string[], ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return true
  if (!(await hasPeople(tx, family_id, wanted))) return false
  if (photo_ids.length === 0) return true
  await sql`insert into photo_people (family_id, photo_id, person_id)
    select ${family_id}::uuid, photo_id, person_id
      from unnest(${photo_ids}::uuid[]) photo_id, unnest(${wanted}::uuid[]) person_id
      order by photo_id, person_id
    on conflict do nothing`.execute(tx)
  return true
}

export async function removePeople(tx: Tx, family_id: string, photo_ids: string[], ids: string[]): Promise<void> {
  await sql`delete from photo_people where family_id = ${family_id} and photo_id = any (${photo_ids}::uuid[])
    and person_id = any (${ids}::uuid[])`.execute(tx)
}

/** Whether all of them are people of this family, and none was removed. */
export async function hasPeople(tx: Tx, family_id: string, ids: readonly string[]): Promise<boolean> {
  const known = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', 'in', ids)
    .execute()
  return known.length === new Set(ids).size
}
