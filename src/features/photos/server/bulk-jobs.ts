import type { Member } from '#features/families/server/member.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { sharesOf } from '#server/jobs/shares.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { PhotoWork, photoWorksContract } from '../bulk-jobs.contract.ts'
import { doNextLot } from './run-bulk-job.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { doPhotoWorkJob } from './photos.jobs.ts'
import { deleteWork, hasAnyPhoto, insertWork, selectWorks } from './bulk-jobs.queries.ts'

type Contract = typeof photoWorksContract

export const BULK_JOBS = { most: 2, each: 1 }

/** @throws Problem not_found: the caller can't see any of the photos; conflict: another one of their jobs is running */
export function startEditingPhotos(
  editor: Member<'photos.edit_own'>,
  { family_id: _, photo_ids, ...change }: InputOf<Contract['startEditingPhotos']>,
  hooks: PhotoHooks,
): Promise<PhotoWork> {
  return start(editor, { photo_ids, change }, hooks)
}

/** @throws Problem not_found: the caller can't see any of the photos; conflict: another one of their jobs is running */
export function startDeletingPhotos(
  editor: Member<'photos.delete_own'>,
  { photo_ids }: InputOf<Contract['startDeletingPhotos']>,
  hooks: PhotoHooks,
): Promise<PhotoWork> {
  return start(editor, { photo_ids, change: null }, hooks)
}

/** Runs the first batch in the request, so that an impossible change fails right away. */
async function start(
  editor: Member<'photos.edit_own'> | Member<'photos.delete_own'>,
  { photo_ids, change }: { photo_ids: string[]; change: object | null },
  hooks: PhotoHooks,
): Promise<PhotoWork> {
  const { tx, family_id, user_id } = editor
  if (!(await hasAnyPhoto(tx, family_id, photo_ids))) throw notFound()
  const id = newId()
  if (!(await insertWork(tx, { id, family_id, user_id, photo_ids: [...new Set(photo_ids)], change })))
    throw new Problem('conflict')
  await doNextLot(editor, id, hooks)
  await addJob(
    tx,
    doPhotoWorkJob,
    { work_id: id },
    { key: `photo-work:${id}`, shares: sharesOf('bulk edits', family_id, BULK_JOBS) },
  )
  return required((await selectWorks(tx, editor)).find((work) => work.id === id))
}

export async function listPhotoWorks(editor: Member<'photos.edit_own'>): Promise<{ works: PhotoWork[] }> {
  return { works: await selectWorks(editor.tx, editor) }
}

/** Cancels a bulk job. Changes that have been made stay, and the job finds nothing more to do. */
export async function endPhotoWork(
  editor: Member<'photos.edit_own'>,
  { work_id }: InputOf<Contract['endPhotoWork']>,
): Promise<void> {
  if (!(await deleteWork(editor.tx, editor, work_id))) throw notFound()
}
