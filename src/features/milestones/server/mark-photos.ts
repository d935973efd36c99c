import type { ActingMember } from '#features/families/server/member.ts'
import { notFound } from '#shared/problems.ts'
import { deletePhotoLinks, insertPhotoLinks, selectVisibleMilestoneIds } from './photo-links.queries.ts'

type Editor = ActingMember<'photos.edit_own'>

/** Replaces a photo's milestones. @throws Problem not_found: the editor can't see one of them */
export async function setMilestones(editor: Editor, photo_id: string, milestone_ids: readonly string[]): Promise<void> {
  const wanted = await requireMilestones(editor, milestone_ids)
  await deletePhotoLinks(editor.tx, editor.family_id, [photo_id], { but: wanted })
  await insertPhotoLinks(editor.tx, editor.family_id, [photo_id], wanted)
}

/** @throws Problem not_found: the editor can't see one of them */
export async function addMilestones(editor: Editor, photo_ids: readonly string[], milestone_ids: readonly string[]) {
  const wanted = await requireMilestones(editor, milestone_ids)
  await insertPhotoLinks(editor.tx, editor.family_id, photo_ids, wanted)
}

/** @throws Problem not_found: the editor can't see one of them */
export async function removeMilestones(editor: Editor, photo_ids: readonly string[], milestone_ids: readonly string[]) {
  const unwanted = await requireMilestones(editor, milestone_ids)
  await deletePhotoLinks(editor.tx, editor.family_id, photo_ids, { only: unwanted })
}

async function requireMilestones(editor: Editor, milestone_ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(milestone_ids)]
  const seen = await selectVisibleMilestoneIds(editor.tx, editor.family_id, wanted)
  if (seen.length < wanted.length) throw notFound()
  return wanted
}
