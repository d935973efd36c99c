import * as z from 'zod/mini'
import { actAsMember, withCapability, type ActingMember } from '#features/families/server/member.ts'
import type { Database, Db } from '#server/db/database.ts'
import { isJobPending } from '#server/jobs/jobs.ts'
import { Id } from '#shared/id-schemas.ts'
import { Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { ManyChange, type SelectionOutcome } from '../photo-selections.contract.ts'
import { BULK_MAX } from '../photos.rules.ts'
import { deletePhotos, editPhotos } from './edit-photos.ts'
import { undoPhotos } from './undo-photos.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { bulkChangeKey } from './photos.jobs.ts'
import {
  lockNextBatch,
  recordBatch,
  selectRunningBulkJob,
  selectUnfinishedBulkJobs,
  stopBulkJob,
} from './bulk-jobs.queries.ts'

const Undo = z.object({ undo: Id })

export type BulkJobParts = { db: Db; people: Database; hooks: PhotoHooks }

/**
 * Runs a bulk job, one batch per transaction, with the current role of the person who started it. The progress is stored in
 * the same transaction, so a run that was killed or runs twice doesn't repeat anything.
 */
export async function runBulkJob({ work_id }: { work_id: string }, { db, people, hooks }: BulkJobParts): Promise<void> {
  for (;;) {
    const job = await selectRunningBulkJob(db, work_id)
    if (!job) return
    const capability = job.deletes ? 'photos.delete_own' : 'photos.edit_own'
    try {
      await actAsMember(people, job, capability, (member) => runNextBatch(member, work_id, hooks))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // The category was deleted, or the person lost the permission. This batch was rolled back, and there won't be another.
      await stopBulkJob(db, work_id, error.code)
    }
  }
}

/** Stops bulk jobs whose job failed permanently or was killed too often. Their person can start another one. */
export async function stopDeadBulkJobs(db: Db): Promise<void> {
  for (const { id } of await selectUnfinishedBulkJobs(db))
    if (!(await isJobPending(db, bulkChangeKey(id)))) await stopBulkJob(db, id, 'unexpected')
}

/** Runs the next batch in the member's transaction. @throws Problem if the change isn't possible at all */
export async function runNextBatch(
  member: ActingMember<'photos.edit_own' | 'photos.delete_own'>,
  work_id: string,
  hooks: PhotoHooks,
): Promise<void> {
  const { tx } = member
  const next = await lockNextBatch(tx, work_id, BULK_MAX)
  if (!next) return
  const { batch: photo_ids, total } = next
  const outcome = await runBatch(member, work_id, next, hooks)
  const done = next.done + photo_ids.length
  const failed = outcome.failed.map(({ place, reason }) => ({ photo_id: required(photo_ids[place]), reason }))
  await recordBatch(tx, work_id, { done, failed, isLast: done >= total })
}

type Batch = NonNullable<Awaited<ReturnType<typeof lockNextBatch>>>

function runBatch(
  member: ActingMember<'photos.edit_own' | 'photos.delete_own'>,
  work_id: string,
  { change, batch: photo_ids }: Batch,
  hooks: PhotoHooks,
): Promise<SelectionOutcome> {
  if (!change) return deletePhotos(withCapability(member, 'photos.delete_own'), { photo_ids })
  const editor = withCapability(member, 'photos.edit_own')
  const undo = Undo.safeParse(change)
  if (undo.success) return undoPhotos(editor, { photo_ids, undo_key: undo.data.undo }, hooks)
  const { family_id } = member
  return editPhotos(editor, { family_id, photo_ids, undo_key: work_id, ...ManyChange.parse(change) }, hooks)
}
