import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { GROUP_MIN_FACES } from '../vision.rules.ts'

export type FaceRow = {
  id: string
  photo_id: string
  group_id: string | null
  person_id: string | null
  x: number
  y: number
  width: number
  height: number
  photo_width: number
  photo_height: number
  version: number
}

/** The cover is the largest clear face of so many. */
const COVERS_EACH = 100

const faceColumns = sql`face.id, face.photo_id, face.group_id, face.x, face.y, face.width, face.height,
  photo.width as photo_width, photo.height as photo_height, photo.derivatives_version as version`

type Filter = { photo_id?: string; group_id?: string; person_id?: string; cursor?: string; limit: number }

/** Newest first. A removed person isn't named. */
export async function selectFaces(tx: Tx, family_id: string, filter: Filter): Promise<FaceRow[]> {
  const { photo_id, group_id, person_id, cursor, limit } = filter
  const { rows } = await sql<FaceRow>`
    select ${faceColumns}, person.id as person_id from faces face
      join photos photo on photo.family_id = face.family_id and photo.id = face.photo_id and photo.deleted_at is null
      left join face_groups grouped on grouped.family_id = face.family_id and grouped.id = face.group_id
      left join people person on person.family_id = grouped.family_id and person.id = grouped.person_id
      where face.family_id = ${family_id}
        ${photo_id ? sql`and face.photo_id = ${photo_id}` : sql``}
        ${group_id ? sql`and face.group_id = ${group_id}` : sql``}
        ${person_id ? sql`and face.group_id in (select id from face_groups of_person where of_person.family_id = ${family_id} and of_person.person_id = ${person_id})` : sql``}
        ${cursor ? sql`and face.id < ${cursor}` : sql``}
      order by face.id desc limit ${limit}`.execute(tx)
  return rows
}

export type GroupRow = {
  group: { id: string; faces: number; center: Buffer; not_person_ids: string[] }
  cover: FaceRow
}

type GroupsPage = { isHidden: boolean; after: { faces: number; id: string } | undefined; limit: number }

/** Unnamed groups, largest first: those to name, or those that someone hid. */
export async function selectUnnamedGroups(
  tx: Tx,
  family_id: string,
  { isHidden, after, limit }: GroupsPage,
): Promise<GroupRow[]> {
  const listed = isHidden ? sql`is_hidden` : sql`not is_hidden and faces >= ${GROUP_MIN_FACES}`
  const { rows } = await sql<FaceRow & { faces: number; center: Buffer; not_person_ids: string[] }>`
    select grouped.faces, grouped.center, grouped.not_person_ids, cover.*, null::uuid as person_id from (
        select id, faces, center, not_person_ids from face_groups
          where family_id = ${family_id} and person_id is null and ${listed}
            ${after ? sql`and (faces < ${after.faces} or faces = ${after.faces} and id > ${after.id})` : sql``}
          order by faces desc, id limit ${limit}) grouped
      cross join lateral (select ${faceColumns} from (
          select * from faces where faces.family_id = ${family_id} and faces.group_id = grouped.id order by id desc limit ${COVERS_EACH}) face
        join photos photo on photo.family_id = ${family_id} and photo.id = face.photo_id and photo.deleted_at is null
        order by face.score * face.width * face.height desc limit 1) cover
      order by grouped.faces desc, cover.group_id`.execute(tx)
  return rows.map(({ faces, center, not_person_ids, ...cover }) => ({
    group: { id: cover.group_id as string, faces, center, not_person_ids },
    cover,
  }))
}

export async function hasHiddenGroups(tx: Tx, family_id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from face_groups
    where family_id = ${family_id} and person_id is null and is_hidden and faces > 0) as found`.execute(tx)
  return rows[0]?.found === true
}

/** Enough to suggest a name for each group of a page. */
const NAMED_MAX = 1_000

export async function selectNamedCenters(tx: Tx, family_id: string) {
  const { rows } = await sql<{ person_id: string; center: Buffer }>`
    select person.id as person_id, named.center from face_groups named
      join people person on person.family_id = named.family_id and person.id = named.person_id
      where named.family_id = ${family_id} and named.person_id is not null limit ${NAMED_MAX}`.execute(tx)
  return rows
}

/** Faces with their groups, locked until commit by the lock of the family's groups. */
export async function selectFacesById(tx: Tx, family_id: string, ids: readonly string[]) {
  const { rows } = await sql<{
    id: string
    vector: Buffer
    group_id: string | null
    person_id: string | null
    not_person_ids: string[] | null
  }>`
    select face.id, face.vector, face.group_id, grouped.person_id, grouped.not_person_ids from faces face
      left join face_groups grouped on grouped.family_id = face.family_id and grouped.id = face.group_id
      where face.family_id = ${family_id} and face.id = any (${ids}::uuid[]) order by face.id`.execute(tx)
  return rows
}

export async function changeGroup(
  tx: Tx,
  family_id: string,
  group_id: string,
  change: { person_id?: string | null; is_hidden?: boolean; by_hand?: boolean; not_person_ids?: string[] },
): Promise<void> {
  await tx
    .updateTable('face_groups')
    .set(change)
    .where('family_id', '=', family_id)
    .where('id', '=', group_id)
    .execute()
}

/** Whether this is a person of the family, and wasn't removed. */
export async function hasPerson(tx: Tx, family_id: string, person_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', person_id)
    .executeTakeFirst()
  return row !== undefined
}
