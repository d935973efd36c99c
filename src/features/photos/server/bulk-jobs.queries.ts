import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'
import type { BulkJob } from '../bulk-jobs.contract.ts'

type Own = { family_id: string; user_id: string }
export type BulkFailure = Pick<BulkJob['failed'][number], 'photo_id' | 'reason'>

/** Whether the caller can see any of these photos. */
export async function hasAnyPhoto(tx: Tx, family_id: string, photo_ids: string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('photos')
    .select('id')
    .where('family_id', '=', family_id)
    .where('deleted_at', 'is', null)
    .where('id', '=', sql<string>`any (${photo_ids}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** False if another one of the caller's jobs is running. */
export async function insertBulkJob(
  tx: Tx,
  { change, ...work }: Own & { id: string; photo_ids: string[]; change: object | null },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('photo_works')
    .values({ ...work, change: change && JSON.stringify(change) })
    .onConflict((conflict) => conflict.columns(['user_id', 'family_id']).where('state', '=', 'running').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The caller's own jobs, newest first. Each failure has the photo's name if the caller can still see it. */
export async function selectBulkJobs(tx: Tx, { family_id, user_id }: Own): Promise<BulkJob[]> {
  const rows = await tx
    .selectFrom('photo_works as work')
    .select(['work.id', 'work.done', 'work.state', 'work.problem'])
    .select(
      sql<
        BulkJob['kind']
      >`case when work.change is null then 'delete' when work.change ? 'undo' then 'undo' else 'edit' end`.as('kind'),
    )
    .select(
      sql<boolean>`work.state <> 'running' and exists (select from photo_edits where edit_id = work.id)`.as('can_undo'),
    )
    .select(sql<number>`cardinality(work.photo_ids)`.as('total'))
    .select(
      sql<BulkJob['failed']>`(select coalesce(jsonb_agg(jsonb_build_object('photo_id', one.photo_id,
          'reason', one.reason, 'filename', photo.filename)), '[]')
        from jsonb_to_recordset(work.failed) as one (photo_id uuid, reason text)
        left join photos photo on photo.family_id = work.family_id and photo.id = one.photo_id)`.as('failed'),
    )
    .where('work.family_id', '=', family_id)
    .where('work.user_id', '=', user_id)
    .orderBy('work.created_at', 'desc')
    .execute()
  return rows
}

export async function deleteBulkJob(tx: Tx, { family_id, user_id }: Own, work_id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('photo_works')
    .where('family_id', '=', family_id)
    .where('user_id', '=', user_id)
    .where('id', '=', work_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Who started the job, while it's running. */
export function selectRunningBulkJob(db: Db, work_id: string) {
  return db
    .selectFrom('photo_works')
    .select(['family_id', 'user_id', sql<boolean>`change is null`.as('deletes')])
    .where('id', '=', work_id)
    .where('state', '=', 'running')
    .executeTakeFirst()
}

/** Locks a bulk job and returns its next photos; nothing once it has ended. */
export function lockNextBatch(tx: Tx, work_id: string, most: number) {
  return tx
    .selectFrom('photo_works')
    .select(['change', 'done', sql<number>`cardinality(photo_ids)`.as('total')])
    .select(sql<string[]>`photo_ids[done + 1 : done + ${most}]`.as('batch'))
    .where('id', '=', work_id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

export async function recordBatch(
  tx: Tx,
  work_id: string,
  batch: { done: number; failed: BulkFailure[]; isLast: boolean },
) {
  await tx
    .updateTable('photo_works')
    .set({
      done: batch.done,
      failed: sql`failed || ${JSON.stringify(batch.failed)}::jsonb`,
      ...(batch.isLast && { state: 'done', finished_at: sql`now()` }),
    })
    .where('id', '=', work_id)
    .execute()
}

export async function stopBulkJob(db: Db, work_id: string, problem: string): Promise<void> {
  await db
    .updateTable('photo_works')
    .set({ state: 'stopped', problem, finished_at: sql`now()` })
    .where('id', '=', work_id)
    .where('state', '=', 'running')
    .execute()
}

export function selectUnfinishedBulkJobs(db: Db) {
  return db.selectFrom('photo_works').select('id').where('state', '=', 'running').execute()
}

export async function deleteOldBulkJobs(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('photo_edits')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
  await db
    .deleteFrom('photo_works')
    .where('finished_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
