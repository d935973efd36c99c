import type { Member } from '#features/families/server/member.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Child, childrenContract } from '../children.contract.ts'
import { chooseAvatar, selectImageSize } from './avatars.queries.ts'
import { toChild } from './child-view.ts'
import { makeAvatarJob } from './children.jobs.ts'
import { selectChild } from './children.queries.ts'

type Editor = Member<'people.edit'>

/** Chooses a square of a photo as a child's avatar. The previous one stays until a job has created the new one. */
export async function setChildAvatar(
  editor: Editor,
  { child_id, photo_id, x, y, size }: InputOf<typeof childrenContract.setChildAvatar>,
  sign: SignMedia,
): Promise<Child> {
  const { tx, family_id } = editor
  const image = await selectImageSize(tx, family_id, photo_id)
  if (!image) throw notFound()
  if (x + size > image.width || y + size > image.height)
    throw new Problem('invalid_input', { fields: { size: 'outside_picture' } })
  if (!(await chooseAvatar(tx, family_id, child_id, { photo_id, square: { x, y, size } }))) throw notFound()
  await addJob(tx, makeAvatarJob, { family_id, child_id }, { priority: -1 })
  return updatedChild(editor, child_id, sign)
}

/** Removes a child's avatar; their initials are shown instead. */
export async function removeChildAvatar(
  editor: Editor,
  { child_id }: { child_id: string },
  sign: SignMedia,
): Promise<Child> {
  if (!(await chooseAvatar(editor.tx, editor.family_id, child_id, null))) throw notFound()
  return updatedChild(editor, child_id, sign)
}

async function updatedChild(editor: Editor, child_id: string, sign: SignMedia): Promise<Child> {
  const { tx, family_id } = editor
  await publishToFamily(tx, family_id, { kind: 'children', id: child_id })
  return toChild(required(await selectChild(tx, family_id, child_id)), editor, sign)
}
