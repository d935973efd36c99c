import type { Member } from '#features/families/server/member.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { BulkJob, bulkJobsContract } from '../bulk-jobs.contract.ts'
import { runNextBatch } from './run-bulk-job.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { bulkChangeJob, bulkChangeKey } from './photos.jobs.ts'
import { selectEdited } from './photo-edits.queries.ts'
import { deleteBulkJob, hasAnyPhoto, insertBulkJob, selectBulkJobs } from './bulk-jobs.queries.ts'

type Contract = typeof bulkJobsContract

export const BULK_JOBS = { most: 2, each: 1 }

/** @throws Problem not_found: the caller can't see any of the photos; conflict: another one of their jobs is running */
export function startEditingPhotos(
  editor: Member<'photos.edit_own'>,
  { family_id: _, photo_ids, ...change }: InputOf<Contract['startEditingPhotos']>,
  hooks: PhotoHooks,
): Promise<BulkJob> {
  return start(editor, { photo_ids, change }, hooks)
}

/** @throws Problem not_found: the caller can't see any of the photos; conflict: another one of their jobs is running */
export function startDeletingPhotos(
  editor: Member<'photos.delete_own'>,
  { photo_ids }: InputOf<Contract['startDeletingPhotos']>,
  hooks: PhotoHooks,
): Promise<BulkJob> {
  return start(editor, { photo_ids, change: null }, hooks)
}

/** @throws Problem not_found: nothing to undo; conflict: another one of their jobs is running */
export async function startUndoingPhotos(
  editor: Member<'photos.edit_own'>,
  { undo_key }: InputOf<Contract['startUndoingPhotos']>,
  hooks: PhotoHooks,
): Promise<BulkJob> {
  const photo_ids = await selectEdited(editor, undo_key)
  return start(editor, { photo_ids, change: { undo: undo_key } }, hooks)
}

/** Runs the first batch in the request, so that an impossible change fails right away. */
async function start(
  editor: Member<'photos.edit_own'> | Member<'photos.delete_own'>,
  { photo_ids, change }: { photo_ids: string[]; change: object | null },
  hooks: PhotoHooks,
): Promise<BulkJob> {
  const { tx, family_id, user_id } = editor
  if (!(await hasAnyPhoto(tx, family_id, photo_ids))) throw notFound()
  const id = newId()
  if (!(await insertBulkJob(tx, { id, family_id, user_id, photo_ids: [...new Set(photo_ids)], change })))
    throw new Problem('conflict')
  await runNextBatch(editor, id, hooks)
  await addJob(
    tx,
    bulkChangeJob,
    { work_id: id },
    { key: bulkChangeKey(id), shares: sharesOf('bulk edits', family_id, BULK_JOBS) },
  )
  return required((await selectBulkJobs(tx, editor)).find((work) => work.id === id))
}

export async function listPhotoWorks(editor: Member<'photos.edit_own'>): Promise<{ works: BulkJob[] }> {
  return { works: await selectBulkJobs(editor.tx, editor) }
}

/** Cancels a bulk job. Changes that have been made stay, and the job finds nothing more to do. */
export async function endPhotoWork(
  editor: Member<'photos.edit_own'>,
  { work_id }: InputOf<Contract['endPhotoWork']>,
): Promise<void> {
  if (!(await deleteBulkJob(editor.tx, editor, work_id))) throw notFound()
}
