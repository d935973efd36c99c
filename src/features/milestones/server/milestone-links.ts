import type { Member } from '#features/families/server/member.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { hasChild, isLongBeforeBirth, replacePhotoLinks, selectVisiblePhotoIds } from './milestones.queries.ts'

type Editor = Member<'milestones.edit'>

/** @throws Problem not_found: the editor can't see such a child */
export async function requireChild(editor: Editor, child_id: string | null | undefined): Promise<void> {
  if (child_id && !(await hasChild(editor.tx, editor.family_id, child_id))) throw notFound()
}

/** @throws Problem invalid_input: the milestone's date is long before its child's birth */
export async function requireFittingDate({ tx, family_id }: Editor, milestone_id: string): Promise<void> {
  if (await isLongBeforeBirth(tx, family_id, milestone_id))
    throw new Problem('invalid_input', { fields: { date: 'date_before_birth' } })
}

/** Replaces a milestone's photos. @throws Problem not_found: the editor can't see one of them */
export async function linkPhotos(editor: Editor, milestone_id: string, photo_ids: string[]): Promise<void> {
  const wanted = [...new Set(photo_ids)]
  const seen = wanted.length ? await selectVisiblePhotoIds(editor.tx, editor.family_id, wanted) : new Set()
  if (seen.size !== wanted.length) throw notFound()
  await replacePhotoLinks(editor.tx, editor.family_id, milestone_id, wanted)
}

/** Null if the text is blank. */
export function textOrNull(text: string | null | undefined): string | null {
  return text?.trim() ? text : null
}
