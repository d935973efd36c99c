import type { Member } from '#features/families/server/member.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { peopleContract, Person } from '../people.contract.ts'
import { chooseAvatar, selectImageSize } from './avatars.queries.ts'
import { makeAvatarJob } from './people.jobs.ts'
import { selectPerson } from './people.queries.ts'
import { toPerson } from './person-view.ts'
import { requireEditable } from './require-editable.ts'

type Editor = Member<'people.edit'>

/** Chooses a square of a photo as a person's avatar. The previous one stays until a job has created the new one. */
export async function setPersonAvatar(
  editor: Editor,
  { person_id, photo_id, x, y, size }: InputOf<typeof peopleContract.setPersonAvatar>,
  sign: SignMedia,
): Promise<Person> {
  const { tx, family_id } = editor
  await requireEditable(editor, person_id)
  const image = await selectImageSize(tx, family_id, photo_id)
  if (!image) throw notFound()
  if (x + size > image.width || y + size > image.height)
    throw new Problem('invalid_input', { fields: { size: 'outside_picture' } })
  if (!(await chooseAvatar(tx, family_id, person_id, { photo_id, square: { x, y, size } }))) throw notFound()
  await addJob(tx, makeAvatarJob, { family_id, child_id: person_id }, { priority: -1 })
  return updatedPerson(editor, person_id, sign)
}

/** Removes a person's avatar; their initials are shown instead. */
export async function removePersonAvatar(
  editor: Editor,
  { person_id }: { person_id: string },
  sign: SignMedia,
): Promise<Person> {
  await requireEditable(editor, person_id)
  if (!(await chooseAvatar(editor.tx, editor.family_id, person_id, null))) throw notFound()
  return updatedPerson(editor, person_id, sign)
}

async function updatedPerson(editor: Editor, person_id: string, sign: SignMedia): Promise<Person> {
  const { tx, family_id } = editor
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
  return toPerson(required(await selectPerson(tx, family_id, person_id)), editor, sign)
}
