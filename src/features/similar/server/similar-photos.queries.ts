import { sql } from 'kysely'
import type { Cursor } from '#server/db/cursor.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { lock } from '#server/db/lock.queries.ts'
import { required } from '#shared/required.ts'
import { tileColumns } from '#features/photos/server/listed-photos.fragments.ts'
import type { PhotoListedRow } from '#features/photos/server/photo-view.ts'

/** Of 64 bits: the same image, saved again, smaller or slightly brighter. */
const SAME_BITS = 5
/** Of 64 bits: images taken within moments, between which people and the camera moved. */
const BURST_BITS = 16
const BURST_SECONDS = 10
/**
 * The maximum number of candidates for each photo: those that share a part of its hash, and those taken at about the same
 * time.
 */
const CANDIDATES_MAX = 200
/** Only this many photos of a longer burst are reviewed. */
const SHOWN_MAX = 60

/** Photos that haven't been compared yet, oldest first. */
export function selectUncompared(db: Db, limit: number) {
  return db
    .selectFrom('photos')
    .select(['id', 'family_id', 'derivatives_version', 'placeholder', 'look', 'sharpness'])
    .where('compared_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('kind', '=', 'image')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function saveLook(tx: Tx, photo_id: string, look: string | null, sharpness: number): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ look, sharpness, compared_at: sql`now()` })
    .where('id', '=', photo_id)
    .execute()
}

/** Only one transaction at a time may merge groups of a family. */
export async function lockSimilar(tx: Tx, family_id: string): Promise<void> {
  await lock(tx, `similar:${family_id}`)
}

const band = (at: number) => sql`substring(look from ${sql.lit(at)} for 16)`

/** Photos with a similar hash or capture time. Never reads all photos of a family. */
export async function selectCandidates(tx: Tx, photo: { family_id: string; id: string }, look: string) {
  const shares = (at: number) => sql`
    (select id, look from photos where family_id = ${photo.family_id} and deleted_at is null and look is not null
      and ${band(at)} = substring(${look}::bit(64) from ${sql.lit(at)} for 16) limit ${CANDIDATES_MAX})`
  const { rows } = await sql<{ id: string; group_id: string | null }>`
    select distinct alike.id, known.group_id from (
      select id from (${sql.join([1, 17, 33, 49].map(shares), sql` union all `)}) near
        where bit_count(look # ${look}::bit(64)) <= ${SAME_BITS}
      union
      (select other.id from photos me join photos other on other.family_id = me.family_id and other.deleted_at is null
          and other.sort_at between me.sort_at - make_interval(secs => ${BURST_SECONDS})
            and me.sort_at + make_interval(secs => ${BURST_SECONDS})
        where me.id = ${photo.id} and me.taken_at is not null and me.taken_precision = 'time'
          and other.taken_at is not null and other.kind = 'image' and other.look is not null
          and bit_count(other.look # ${look}::bit(64)) <= ${BURST_BITS}
        limit ${CANDIDATES_MAX})
    ) alike left join similar_photos known on known.photo_id = alike.id
    where alike.id <> ${photo.id}`.execute(tx)
  return rows
}

/** Merges all of these into one group, including the groups they were in. */
export async function joinGroups(
  tx: Tx,
  { family_id, photo_ids, group_ids }: { family_id: string; photo_ids: string[]; group_ids: string[] },
): Promise<void> {
  const group_id = required(group_ids.toSorted()[0] ?? photo_ids.toSorted()[0])
  await tx
    .updateTable('similar_photos')
    .set({ group_id })
    .where('family_id', '=', family_id)
    .where('group_id', '=', sql<string>`any (${group_ids}::uuid[])`)
    .where('group_id', '<>', group_id)
    .execute()
  await tx
    .insertInto('similar_photos')
    .values(photo_ids.map((photo_id) => ({ family_id, photo_id, group_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Groups with at least two photos that the caller can see, not all of them reviewed, newest photos first. */
export async function selectGroups(tx: Tx, family_id: string, after: Cursor | undefined, limit: number) {
  const { rows } = await sql<{ group_id: string; at: string; total: number }>`
    with groups as (
      select known.group_id, max(photo.sort_at) as at
        from similar_photos known join photos photo on photo.id = known.photo_id
        where known.family_id = ${family_id} and photo.family_id = ${family_id} and photo.deleted_at is null
        group by known.group_id having count(*) > 1 and bool_or(known.reviewed_at is null))
    select group_id, at, (select count(*) from groups) as total from groups
      where ${after ? sql`(at, group_id) < (${after.at}::timestamp, ${after.id}::uuid)` : sql`true`}
      order by at desc, group_id desc limit ${limit}`.execute(tx)
  return rows
}

export type SimilarRow = PhotoListedRow & { group_id: string; bytes: number; sharpness: number; labelled: boolean }

export async function selectSimilar(tx: Tx, family_id: string, group_ids: string[]) {
  const { rows } = await sql<SimilarRow>`
    select * from (
      select ${tileColumns}, photo.bytes, coalesce(photo.sharpness, 0) as sharpness,
          (photo.description is not null
            or exists (select 1 from photo_people shown where shown.photo_id = photo.id)
            or exists (select 1 from photo_tags tag where tag.photo_id = photo.id)
            or exists (select 1 from photo_milestones shown where shown.photo_id = photo.id)) as labelled,
          known.group_id, row_number() over (partition by known.group_id order by photo.sort_at, photo.id) as place
        from similar_photos known join photos photo on photo.id = known.photo_id
        where known.family_id = ${family_id} and photo.family_id = ${family_id} and photo.deleted_at is null
          and known.group_id = any (${group_ids}::uuid[])) photos
      where place <= ${SHOWN_MAX} order by sort_at, id`.execute(tx)
  return rows
}

/** Returns how many of a group's photos have been reviewed. */
export async function reviewSimilar(tx: Tx, family_id: string, group_id: string, photo_ids: string[]) {
  const { numUpdatedRows } = await tx
    .updateTable('similar_photos')
    .set({ reviewed_at: sql`now()` })
    .where('family_id', '=', family_id)
    .where('group_id', '=', group_id)
    .where('photo_id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
