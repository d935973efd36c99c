import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

/** Only one transaction at a time may change a family's groups. */
export async function lockGroups(tx: Tx, family_id: string): Promise<void> {
  await sql`select app.lock_faces(${family_id})`.execute(tx)
}

/** Families with faces that aren't in a group yet, groups that lost faces, or people to tag. */
export async function selectFamiliesToGroup(db: Db): Promise<string[]> {
  const { rows } = await sql<{ family_id: string }>`
    select consent.family_id from vision_consents consent
      where exists (select from faces where faces.family_id = consent.family_id and faces.group_id is null)
        or exists (select from face_groups stale where stale.family_id = consent.family_id and stale.is_stale)
        or exists (select from face_groups named
          where named.family_id = consent.family_id and named.person_id is not null
            and exists (select from faces where faces.family_id = named.family_id and faces.group_id = named.id and faces.tag is null))`.execute(
    db,
  )
  return rows.map(({ family_id }) => family_id)
}

export function selectUngrouped(db: Db, family_id: string, limit: number) {
  return db
    .selectFrom('faces')
    .select(['id', 'photo_id', 'vector'])
    .where('family_id', '=', family_id)
    .where('group_id', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Groups in the order of their IDs, a page at a time, so that memory doesn't grow with their number. */
export function selectCenters(db: Db, family_id: string, after: string | undefined, limit: number) {
  return db
    .selectFrom('face_groups')
    .select(['id', 'center'])
    .where('family_id', '=', family_id)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function selectGroups(tx: Db, family_id: string, ids: readonly string[]) {
  return tx
    .selectFrom('face_groups')
    .select(['id', 'center', 'faces', 'person_id', 'by_hand', 'is_hidden', 'not_person_ids'])
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .execute()
}

export async function insertGroup(
  tx: Tx,
  group: { id: string; family_id: string; center: Buffer; by_hand?: boolean; not_person_ids?: string[] },
): Promise<void> {
  await tx.insertInto('face_groups').values(group).execute()
}

export async function saveCenter(tx: Db, id: string, center: Buffer): Promise<void> {
  await tx.updateTable('face_groups').set({ center, is_stale: false }).where('id', '=', id).execute()
}

/** Faces that were deleted since aren't moved. */
export async function moveFaces(tx: Tx, family_id: string, face_ids: readonly string[], group_id: string) {
  await tx
    .updateTable('faces')
    .set({ group_id })
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${face_ids}::uuid[])`)
    .execute()
}

/** Empty groups are deleted by a trigger. */
export async function moveGroup(tx: Tx, family_id: string, from_id: string, into_id: string): Promise<void> {
  await tx
    .updateTable('faces')
    .set({ group_id: into_id })
    .where('family_id', '=', family_id)
    .where('group_id', '=', from_id)
    .execute()
}

export function selectStaleGroups(db: Db, family_id: string, limit: number) {
  return db
    .selectFrom('face_groups')
    .select('id')
    .where('family_id', '=', family_id)
    .where(sql<boolean>`is_stale`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function selectVectors(db: Db, family_id: string, group_id: string, limit: number) {
  return db
    .selectFrom('faces')
    .select('vector')
    .where('family_id', '=', family_id)
    .where('group_id', '=', group_id)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Tags the people of named groups in photos, each face once: a tag that's removed later stays removed. Returns how many. */
export async function tagPeople(
  tx: Tx,
  { family_id, group_id, tag, limit }: { family_id: string; group_id?: string; tag: string; limit: number },
): Promise<number> {
  const { rows } = await sql<{ tagged: number }>`
    with pending as materialized (
        select face.id, face.photo_id, named.person_id from face_groups named
          join faces face on face.family_id = named.family_id and face.group_id = named.id and face.tag is null
          where named.family_id = ${family_id} and named.person_id is not null
            ${group_id ? sql`and named.id = ${group_id}` : sql``} limit ${limit}),
      added as (insert into photo_people (family_id, photo_id, person_id)
        select distinct ${family_id}::uuid, photo_id, person_id from pending order by photo_id, person_id
        on conflict do nothing returning photo_id, person_id),
      tagged as (update faces set tag = case
          when exists (select from added where added.photo_id = pending.photo_id and added.person_id = pending.person_id)
          then ${tag} else 'existing' end
        from pending where faces.id = pending.id returning 1)
    select count(*)::int as tagged from tagged`.execute(tx)
  return rows[0]?.tagged ?? 0
}

/** Removes the tags that these faces gave a person, unless another face of the person is in the photo. */
export async function untagPeople(
  tx: Tx,
  {
    family_id,
    person_id,
    faces,
  }: { family_id: string; person_id: string; faces: { group_id: string } | readonly string[] },
): Promise<void> {
  const these = 'group_id' in faces ? sql`face.group_id = ${faces.group_id}` : sql`face.id = any (${faces}::uuid[])`
  await sql`
    with these as materialized (select face.id, face.photo_id, face.tag from faces face where face.family_id = ${family_id} and ${these}),
      gone as (delete from photo_people shown
        where shown.family_id = ${family_id} and shown.person_id = ${person_id}
          and shown.photo_id in (select photo_id from these where tag in ('confirmed', 'automatic'))
          and not exists (select from faces other
            join face_groups grouped on grouped.family_id = other.family_id and grouped.id = other.group_id
            where other.family_id = ${family_id} and other.photo_id = shown.photo_id and grouped.person_id = ${person_id}
              and other.id not in (select id from these)))
    update faces set tag = null from these where faces.id = these.id`.execute(tx)
}
