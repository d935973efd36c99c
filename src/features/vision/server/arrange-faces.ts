import type { Member } from '#features/families/server/member.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound } from '#shared/problems.ts'
import type { facesContract as contract } from '../faces.contract.ts'
import { changeGroup, hasPerson, selectFacesById } from './faces.queries.ts'
import { refreshCenter, TAGS_AT_ONCE } from './group-faces.ts'
import {
  insertGroup,
  lockGroups,
  moveFaces,
  moveGroup,
  selectGroups,
  tagPeople,
  untagPeople,
} from './group-faces.queries.ts'
import { meanOf, toVector } from './vectors.ts'
import { groupFacesJob } from './vision.jobs.ts'

type Editor = Member<'photos.edit'>

/** Names a group, or hides it. Photos get the person's tag. */
export async function editFaceGroup(
  editor: Editor,
  { group_id, person_id, is_hidden }: InputOf<typeof contract.editFaceGroup>,
): Promise<void> {
  const { tx, family_id } = editor
  await lockGroups(tx, family_id)
  const group = await requireGroup(editor, group_id)
  if (person_id && !(await hasPerson(tx, family_id, person_id))) throw notFound()
  if (person_id !== undefined && person_id !== group.person_id) {
    if (group.person_id) await untagPeople(tx, { family_id, person_id: group.person_id, faces: { group_id } })
    const not_person_ids = group.not_person_ids.filter((id) => id !== person_id)
    await changeGroup(tx, family_id, group_id, { person_id, not_person_ids, by_hand: true, is_hidden: false })
    await tagGroup(editor, group_id)
  }
  if (is_hidden !== undefined) await changeGroup(tx, family_id, group_id, { is_hidden })
  await publishFaces(editor)
}

/** Moves the faces of a group to another, which keeps its name. */
export async function mergeFaceGroups(
  editor: Editor,
  { group_id, into_group_id }: InputOf<typeof contract.mergeFaceGroups>,
): Promise<void> {
  const { tx, family_id } = editor
  await lockGroups(tx, family_id)
  const [from, into] = [await requireGroup(editor, group_id), await requireGroup(editor, into_group_id)]
  if (from.id === into.id) return
  if (from.person_id && from.person_id !== into.person_id)
    await untagPeople(tx, { family_id, person_id: from.person_id, faces: { group_id } })
  await moveGroup(tx, family_id, from.id, into.id)
  const not_person_ids = [...new Set([...from.not_person_ids, ...into.not_person_ids])].filter(
    (id) => id !== into.person_id,
  )
  await changeGroup(tx, family_id, into.id, { by_hand: true, not_person_ids })
  await refreshCenter(tx, family_id, into.id)
  await tagGroup(editor, into.id)
  await publishFaces(editor)
}

/** Moves faces to a group of their own, which isn't merged automatically. */
export async function splitFaces(editor: Editor, { face_ids }: InputOf<typeof contract.splitFaces>) {
  const faces = await takeFaces(editor, face_ids)
  const group_id = await putInNewGroup(editor, faces)
  await refreshLeft(editor, faces)
  await publishFaces(editor)
  return { group_id }
}

/** Moves each face to a group of its own, which remembers who it isn't. */
export async function rejectFaces(editor: Editor, { face_ids }: InputOf<typeof contract.rejectFaces>): Promise<void> {
  const faces = await takeFaces(editor, face_ids)
  for (const face of faces) await putInNewGroup(editor, [face])
  await refreshLeft(editor, faces)
  await publishFaces(editor)
}

type FaceTaken = Awaited<ReturnType<typeof selectFacesById>>[number]

/** Removes faces from their people. @throws Problem not_found: one of them isn't there */
async function takeFaces({ tx, family_id }: Editor, face_ids: readonly string[]): Promise<FaceTaken[]> {
  await lockGroups(tx, family_id)
  const ids = [...new Set(face_ids)]
  const faces = await selectFacesById(tx, family_id, ids)
  if (faces.length < ids.length) throw notFound()
  for (const person_id of new Set(faces.flatMap((face) => face.person_id ?? [])))
    await untagPeople(tx, {
      ...{ family_id, person_id },
      faces: faces.filter((face) => face.person_id === person_id).map(({ id }) => id),
    })
  return faces
}

async function putInNewGroup({ tx, family_id }: Editor, faces: FaceTaken[]): Promise<string> {
  const id = newId()
  const center = meanOf(faces.map(({ vector }) => [toVector(vector), 1] as const))
  const isNot = faces.flatMap(({ not_person_ids, person_id }) => [
    ...(not_person_ids ?? []),
    ...(person_id ? [person_id] : []),
  ])
  await insertGroup(tx, { id, family_id, center, by_hand: true, not_person_ids: [...new Set(isNot)] })
  await moveFaces(
    tx,
    family_id,
    faces.map((face) => face.id),
    id,
  )
  return id
}

/** Groups that faces were taken from aren't merged automatically either. */
async function refreshLeft({ tx, family_id }: Editor, faces: FaceTaken[]): Promise<void> {
  for (const from of new Set(faces.flatMap(({ group_id }) => group_id ?? []))) {
    await changeGroup(tx, family_id, from, { by_hand: true })
    await refreshCenter(tx, family_id, from)
  }
}

async function requireGroup({ tx, family_id }: Editor, group_id: string) {
  const [group] = await selectGroups(tx, family_id, [group_id])
  if (!group) throw notFound()
  return group
}

async function tagGroup({ tx, family_id }: Editor, group_id: string): Promise<void> {
  const tagged = await tagPeople(tx, { family_id, group_id, tag: 'confirmed', limit: TAGS_AT_ONCE })
  // A job tags the rest of a large group's photos.
  if (tagged === TAGS_AT_ONCE)
    await addJob(tx, groupFacesJob, { family_id, group_id }, { key: `group-faces:${group_id}` })
}

async function publishFaces({ tx, family_id }: Editor): Promise<void> {
  await publishToFamily(tx, family_id, { kind: 'people' })
  await publishToFamily(tx, family_id, { kind: 'photos' })
}
