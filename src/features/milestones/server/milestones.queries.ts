import { sql, type Insertable, type Updateable } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Cursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/database.ts'
import type { Milestones } from '#server/db/tables.ts'
import { MONTHS_BEFORE_BIRTH } from '../milestones.rules.ts'
import type { Audience } from '#shared/audiences.ts'

const columns = [
  'milestone.id',
  'milestone.family_id',
  'milestone.name',
  'milestone.description',
  'milestone.date',
  'milestone.audience',
  'milestone.added_by',
  'milestone.created_at',
  'milestone.updated_at',
] as const

function milestones(tx: Tx, family_id: string) {
  return tx
    .selectFrom('milestones as milestone')
    .select(columns)
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('people as child')
          .select(['child.id', 'child.first_name', 'child.last_name', 'child.birth_date'])
          .$narrowType<{ birth_date: string }>()
          .whereRef('child.family_id', '=', 'milestone.family_id')
          .whereRef('child.id', '=', 'milestone.child_id'),
      ).as('child'),
    )
    .where('milestone.family_id', '=', family_id)
}

export type MilestonePage = {
  family_id: string
  child_id: string | undefined
  after: Cursor | undefined
  limit: number
}

export function selectMilestonePage(tx: Tx, { family_id, child_id, after, limit }: MilestonePage) {
  return milestones(tx, family_id)
    .$call((query) => (child_id === undefined ? query : query.where('milestone.child_id', '=', child_id)))
    .$call((query) =>
      after === undefined
        ? query
        : query.where(sql<boolean>`(milestone.date, milestone.id) < (${after.at}::timestamp::date, ${after.id}::uuid)`),
    )
    .orderBy('milestone.date', 'desc')
    .orderBy('milestone.id', 'desc')
    .limit(limit)
    .execute()
}

export function selectMilestone(tx: Tx, family_id: string, milestone_id: string) {
  return milestones(tx, family_id).where('milestone.id', '=', milestone_id).executeTakeFirst()
}

export type MilestoneRow = Awaited<ReturnType<typeof selectMilestonePage>>[number]

/** Exact. A family has only hundreds of them, next to each other in the index. */
export async function countMilestones(tx: Tx, family_id: string, child_id: string | undefined): Promise<number> {
  const { count } = await tx
    .selectFrom('milestones')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('family_id', '=', family_id)
    .$call((query) => (child_id === undefined ? query : query.where('child_id', '=', child_id)))
    .executeTakeFirstOrThrow()
  return count
}

/** Photos of milestones by time, at most `each` of a milestone, with the totals. */
export async function selectMilestonePhotos(tx: Tx, family_id: string, milestone_ids: string[], each: number) {
  const { rows } = await sql<{
    milestone_id: string
    photo_count: number
    id: string
    filename: string
    description: string | null
    kind: string
    width: number
    height: number
    thumbhash: Buffer | null
    derivatives_version: number
  }>`
    select * from (
      select link.milestone_id, photo.id, photo.filename, photo.description, photo.kind, photo.width, photo.height,
        photo.thumbhash, photo.derivatives_version,
        count(*) over (partition by link.milestone_id) as photo_count,
        row_number() over (partition by link.milestone_id order by photo.sort_at, photo.id) as place
      from photo_milestones link join photos photo on photo.family_id = link.family_id and photo.id = link.photo_id
      where link.family_id = ${family_id} and link.milestone_id = any (${milestone_ids}) and photo.deleted_at is null
    ) as shown where place <= ${each} order by milestone_id, place`.execute(tx)
  return rows
}

export type MilestonePhotoRow = Awaited<ReturnType<typeof selectMilestonePhotos>>[number]

/** True if inserted, false if an earlier request did it already. */
export async function insertMilestone(tx: Tx, milestone: Insertable<Milestones>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('milestones')
    .values(milestone)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A milestone with the same name and date for the same child, if the caller can see it. */
export function selectSameMilestone(
  tx: Tx,
  family_id: string,
  { name, date, child_id }: { name: string; date: string; child_id: string | null },
) {
  return tx
    .selectFrom('milestones')
    .select('id')
    .where('family_id', '=', family_id)
    .where('date', '=', date)
    .where('name', '=', name)
    .where('child_id', 'is not distinct from', child_id)
    .orderBy('id')
    .executeTakeFirst()
}

/** Locks a milestone's row until the transaction ends. */
export function lockMilestone(tx: Tx, family_id: string, milestone_id: string) {
  return tx
    .selectFrom('milestones')
    .select(['updated_at', 'audience', 'added_by'])
    .where('family_id', '=', family_id)
    .where('id', '=', milestone_id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateMilestone(
  tx: Tx,
  family_id: string,
  milestone_id: string,
  change: Updateable<Milestones>,
): Promise<void> {
  await tx
    .updateTable('milestones')
    .set({ ...change, updated_at: sql`clock_timestamp()` })
    .where('family_id', '=', family_id)
    .where('id', '=', milestone_id)
    .execute()
}

export async function shareMilestone(tx: Tx, family_id: string, milestone_id: string, audience: string): Promise<void> {
  await sql`select app.share_milestone(${family_id}, ${milestone_id}, ${audience})`.execute(tx)
}

/** Returns the audience it had, or undefined if it didn't exist. */
export async function deleteMilestoneRow(tx: Tx, family_id: string, milestone_id: string): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('milestones')
    .where('family_id', '=', family_id)
    .where('id', '=', milestone_id)
    .returning('audience')
    .executeTakeFirst()
  return deleted?.audience
}

/** Whether the caller can see a child of the family. */
export async function hasChild(tx: Tx, family_id: string, child_id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('people')
    .select('id')
    .where('family_id', '=', family_id)
    .where('kind', '=', 'child')
    .where('id', '=', child_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether it's dated long before its child was born. An ultrasound is before the birth, but not ten months. */
export async function isLongBeforeBirth(tx: Tx, family_id: string, milestone_id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('milestones as milestone')
    .innerJoin('people as child', 'child.id', 'milestone.child_id')
    .select('milestone.id')
    .where('milestone.family_id', '=', family_id)
    .where('milestone.id', '=', milestone_id)
    .where(sql<boolean>`milestone.date < child.birth_date - make_interval(months => ${MONTHS_BEFORE_BIRTH})`)
    .executeTakeFirst()
  return found !== undefined
}

/** Which of these photos the caller can see. */
export async function selectVisiblePhotoIds(tx: Tx, family_id: string, photo_ids: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${photo_ids})`)
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Replaces a milestone's photos. Photos that the caller can't see stay linked. */
export async function replacePhotoLinks(tx: Tx, family_id: string, milestone_id: string, photo_ids: string[]) {
  await sql`delete from photo_milestones link using photos photo
    where link.family_id = ${family_id} and link.milestone_id = ${milestone_id} and not link.photo_id = any (${photo_ids})
      and photo.family_id = link.family_id and photo.id = link.photo_id and photo.deleted_at is null`.execute(tx)
  if (photo_ids.length === 0) return
  await tx
    .insertInto('photo_milestones')
    .values(photo_ids.map((photo_id) => ({ family_id, milestone_id, photo_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The caller's default audience. */
export async function selectSharing(tx: Tx, user_id: string): Promise<Audience> {
  const row = await tx
    .selectFrom('user_settings')
    .select('default_sharing_preference')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row?.default_sharing_preference ?? 'family_only'
}
