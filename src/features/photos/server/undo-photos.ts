import type { ActingMember } from '#features/families/server/member.ts'
import type { SelectionOutcome } from '../photo-selections.contract.ts'
import { failForbidden, outcomeOf } from './edit-photos.ts'
import { deleteEdits, lockEdited, restoreFields, selectMilestones, type Before } from './photo-edits.queries.ts'
import type { PhotoHooks } from './photo-hooks.ts'
import { addCategories, addTags } from './photo-labels.queries.ts'
import { addPeople, removePeople } from './photo-people.queries.ts'
import { removeCategories, removeTags, shareChosen } from './photo-selections.queries.ts'
import { lockPhotos } from './photos.queries.ts'

type Editor = ActingMember<'photos.edit_own'>
type Restored = { id: string; before: Before }

/** Restores what a bulk change replaced. Photos that someone changed again since then stay as they are. */
export async function undoPhotos(
  editor: Editor,
  { photo_ids, undo_key }: { photo_ids: string[]; undo_key: string },
  hooks: PhotoHooks,
): Promise<SelectionOutcome> {
  const { tx, family_id } = editor
  await lockPhotos(tx, family_id)
  const failed = await failForbidden(editor, photo_ids, 'edit')
  const found = await lockEdited(tx, family_id, undo_key, photo_ids)
  for (const { id, is_changed } of found) if (is_changed) failed.set(id, 'changed_since')
  const rows = found.filter(({ id }) => !failed.has(id))
  const ids = rows.map(({ id }) => id)
  await restoreFields(tx, family_id, undo_key, ids)
  for (const [audience, of] of Map.groupBy(rows, ({ before }) => before.audience))
    if (audience) await shareChosen(tx, family_id, idsOf(of), audience)
  await restoreLabels(editor, rows, hooks)
  await deleteEdits(tx, family_id, undo_key, photo_ids)
  return outcomeOf(photo_ids, new Set(ids), failed)
}

/** Labels that were deleted since then stay gone. */
async function restoreLabels(editor: Editor, rows: Restored[], hooks: PhotoHooks): Promise<void> {
  const { tx, family_id } = editor
  for (const [id, had, lacked] of changesOf(rows, 'people')) {
    await removePeople(tx, family_id, lacked, [id])
    await addPeople(tx, family_id, had, [id])
  }
  for (const [id, had, lacked] of changesOf(rows, 'categories')) {
    await removeCategories(tx, family_id, lacked, [id])
    await addCategories(tx, family_id, had, [id])
  }
  const milestones = changesOf(rows, 'milestones')
  const known = new Set(
    await selectMilestones(
      tx,
      family_id,
      milestones.map(([id]) => id),
    ),
  )
  for (const [id, had, lacked] of milestones.filter(([milestone]) => known.has(milestone))) {
    await hooks.removeMilestones(editor, lacked, [id])
    await hooks.addMilestones(editor, had, [id])
  }
  for (const [album, , lacked] of changesOf(rows, 'albums')) await hooks.removePhotosFromAlbum(editor, lacked, album)
  for (const [name, had, lacked] of changesOf(rows, 'tags')) {
    await removeTags(tx, family_id, lacked, [name])
    for (const [written, of] of Map.groupBy(rows, ({ before }) => before.tags?.[name]))
      if (written && had.length) await addTags(tx, family_id, idsOf(of), [written])
  }
}

/** Each label, with the photos that had it and those that didn't. */
function changesOf(
  rows: Restored[],
  kind: 'people' | 'categories' | 'milestones' | 'albums' | 'tags',
): [label: string, had: string[], lacked: string[]][] {
  const labels = new Set(rows.flatMap(({ before }) => Object.keys(before[kind] ?? {})))
  return [...labels].map((label) => {
    const had = rows.filter(({ before }) => before[kind]?.[label])
    const lacked = rows.filter(({ before }) => !before[kind]?.[label])
    return [label, idsOf(had), idsOf(lacked)]
  })
}

function idsOf(rows: Restored[]): string[] {
  return rows.map(({ id }) => id)
}
