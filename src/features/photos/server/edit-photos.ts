import type { ActingMember } from '#features/families/server/member.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { photoSelectionsContract, SelectionOutcome } from '../photo-selections.contract.ts'
import { logDeletion } from './delete-photo.ts'
import { changeOf } from './edit-photo.ts'
import { insertEdits } from './photo-edits.queries.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { addCategories, addTags, hasCategories } from './photo-labels.queries.ts'
import { addPeople, hasPeople, removePeople } from './photo-people.queries.ts'
import { selectUnchangeable } from './photo-permissions.ts'
import {
  hideChosen,
  removeCategories,
  removeTags,
  selectChosen,
  shareChosen,
  updateChosen,
} from './photo-selections.queries.ts'
import { lockPhotos, selectShared } from './photos.queries.ts'
import { isRetimed, retimePhotos } from './retime-photos.ts'

type Input = InputOf<typeof photoSelectionsContract.editPhotos>
export type Reason = SelectionOutcome['failed'][number]['reason']

/**
 * Changes many photos in one transaction. Photos that can't be changed are returned with the reason, and the others are
 * changed. @throws Problem not_found: a person, category, milestone or album doesn't exist; conflict: the album is full or has a rule
 */
export async function editPhotos(
  editor: ActingMember<'photos.edit_own'>,
  input: Input,
  hooks: PhotoHooks,
): Promise<SelectionOutcome> {
  const { tx, family_id } = editor
  const { audience, undo_key } = input
  if (input.clock_timezone && !input.timezone)
    throw new Problem('invalid_input', { fields: { timezone: 'incomplete' } })
  const change = changeOf(input)
  await lockPhotos(tx, family_id)
  const failed = await failForbidden(editor, input.photo_ids, 'edit')
  const rows = await selectChosen(tx, family_id, without(input.photo_ids, failed))
  const ids = rows.map(({ id }) => id)
  if (undo_key) await insertEdits(editor, ids, { ...input, undo_key })
  // Without a new time, the offset belongs to the photo's own.
  const { taken_offset_minutes, ...others } = change
  const isZoned = taken_offset_minutes !== undefined && change.taken_at === undefined
  const values = isZoned ? others : change
  const timed = rows
    .map((row) => ({ ...row, ...values }))
    .filter(({ taken_at, taken_precision }) => taken_at && taken_precision === 'time')
  const timedIds = timed.map(({ id }) => id)
  if (Object.keys(values).length) await updateChosen(tx, family_id, ids, values)
  if (isZoned) await updateChosen(tx, family_id, timedIds, { taken_offset_minutes })
  if (isRetimed(input)) await retimePhotos(tx, family_id, timed, input)
  if (isZoned || isRetimed(input)) for (const id of without(ids, new Set(timedIds))) failed.set(id, 'no_time')
  await changeLabels(editor, ids, input, hooks)
  if (audience) {
    const shared = await shareChosen(tx, family_id, ids, audience)
    for (const id of without(ids, shared)) failed.set(id, 'not_yours')
  }
  return outcomeOf(input.photo_ids, new Set(ids), failed)
}

/** Deletes many photos, as deletePhoto does. */
export async function deletePhotos(
  editor: ActingMember<'photos.delete_own'>,
  { photo_ids }: { photo_ids: string[] },
): Promise<SelectionOutcome> {
  const { tx, family_id } = editor
  await lockPhotos(tx, family_id)
  const failed = await failForbidden(editor, photo_ids, 'delete')
  const shared = await selectShared(tx, family_id, photo_ids)
  const gone = await hideChosen(tx, family_id, without([...new Set(photo_ids)], failed).toSorted())
  await logDeletion(editor, [...gone].filter((id) => shared.has(id)).length)
  return outcomeOf(photo_ids, gone, failed)
}

async function changeLabels(editor: ActingMember<'photos.edit_own'>, ids: string[], input: Input, hooks: PhotoHooks) {
  const { tx, family_id } = editor
  const { remove_tags, remove_category_ids, add_category_ids, add_milestone_ids, remove_milestone_ids } = input
  const { remove_person_ids, add_album_ids = [] } = input
  const changed = new Set(ids)
  const inOrder = input.photo_ids.filter((id) => changed.has(id))
  if (remove_person_ids?.length) {
    if (!(await hasPeople(tx, family_id, remove_person_ids))) throw notFound()
    await removePeople(tx, family_id, ids, remove_person_ids)
  }
  if (input.add_person_ids?.length && !(await addPeople(tx, family_id, ids, input.add_person_ids))) throw notFound()
  if (remove_tags?.length) await removeTags(tx, family_id, ids, remove_tags)
  if (input.add_tags?.length) await addTags(tx, family_id, ids, input.add_tags)
  if (remove_category_ids?.length) {
    if (!(await hasCategories(tx, family_id, remove_category_ids))) throw notFound()
    await removeCategories(tx, family_id, ids, remove_category_ids)
  }
  if (add_category_ids?.length && !(await addCategories(tx, family_id, ids, add_category_ids))) throw notFound()
  for (const album_id of add_album_ids) await hooks.addPhotosToAlbum(editor, inOrder, album_id)
  if (remove_milestone_ids?.length) await hooks.removeMilestones(editor, ids, remove_milestone_ids)
  if (add_milestone_ids?.length) await hooks.addMilestones(editor, ids, add_milestone_ids)
}

export async function failForbidden(...asked: Parameters<typeof selectUnchangeable>): Promise<Map<string, Reason>> {
  return new Map([...(await selectUnchangeable(...asked))].map((id) => [id, 'forbidden']))
}

export function without(ids: string[], known: Pick<Set<string>, 'has'>): string[] {
  return ids.filter((id) => !known.has(id))
}

export function outcomeOf(asked: string[], there: Set<string>, failed: Map<string, Reason>): SelectionOutcome {
  const reasons = asked.map((id) => failed.get(id) ?? (there.has(id) ? undefined : 'not_found'))
  return {
    done: reasons.filter((reason) => !reason).length,
    failed: reasons.flatMap((reason, place) => (reason ? [{ place, reason }] : [])),
  }
}
