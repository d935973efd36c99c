import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'

/** Which of these milestones the caller can see. */
export async function selectVisibleMilestoneIds(tx: Tx, family_id: string, milestone_ids: readonly string[]) {
  const rows = await tx
    .selectFrom('milestones')
    .select('id')
    .where('family_id', '=', family_id)
    .where('id', '=', sql<string>`any (${milestone_ids})`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Milestones that the caller can't see stay linked. */
export async function deletePhotoLinks(
  tx: Tx,
  family_id: string,
  photo_ids: readonly string[],
  which: { only: readonly string[] } | { but: readonly string[] },
): Promise<void> {
  const chosen = 'only' in which ? sql`= any (${which.only})` : sql`<> all (${which.but})`
  await sql`delete from photo_milestones link using milestones milestone
    where link.family_id = ${family_id} and link.photo_id = any (${photo_ids}::uuid[]) and link.milestone_id ${chosen}
      and milestone.family_id = link.family_id and milestone.id = link.milestone_id`.execute(tx)
}

export async function insertPhotoLinks(
  tx: Tx,
  family_id: string,
  photo_ids: readonly string[],
  milestone_ids: readonly string[],
): Promise<void> {
  await sql`insert into photo_milestones (family_id, photo_id, milestone_id)
    select ${family_id}::uuid, photo_id, milestone_id
      from unnest(${photo_ids}::uuid[]) photo_id, unnest(${milestone_ids}::uuid[]) milestone_id
      order by photo_id, milestone_id
    on conflict do nothing`.execute(tx)
}
