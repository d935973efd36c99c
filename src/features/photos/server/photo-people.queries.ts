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

const SUGGESTED_MAX = 12
/** Bounds the work for a selection of thousands, and for hours with many photos. */
const TIMES_MAX = 50
const PHOTOS_EACH = 200
const ALBUMS_MAX = 5
const ALBUM_PHOTOS_EACH = 1000

/** The people in photos from the same hour, most frequent first, then those in the same albums. */
export async function selectPeopleNear(tx: Tx, family_id: string, photo_ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    with near as (
      select photo.id as photo_id, true as is_same_hour from (select distinct date_trunc('hour', sort_at) as hour from photos
        where family_id = ${family_id} and id = any (${photo_ids}::uuid[]) limit ${TIMES_MAX}) asked
      cross join lateral (select id from photos
        where family_id = ${family_id} and deleted_at is null
          and sort_at >= asked.hour - interval '30 minutes' and sort_at < asked.hour + interval '90 minutes'
        order by sort_at desc limit ${PHOTOS_EACH}) photo
      union all
      select photo.photo_id, false
        from (select distinct album_id from album_photos
          where family_id = ${family_id} and photo_id = any (${photo_ids}::uuid[]) order by 1 limit ${ALBUMS_MAX}) asked
        cross join lateral (select photo_id from album_photos item
          where item.album_id = asked.album_id order by sort_at desc limit ${ALBUM_PHOTOS_EACH}) photo)
    select shown.person_id from near
      join photo_people shown on shown.photo_id = near.photo_id
      join people person on person.family_id = shown.family_id and person.id = shown.person_id
    group by 1 order by count(*) filter (where is_same_hour) desc, count(*) desc, 1 limit ${SUGGESTED_MAX}`.execute(tx)
  return rows.map(({ person_id }) => person_id)
}
