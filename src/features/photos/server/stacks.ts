import type { ActingMember, Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import { STACK_MAX } from '../photos.rules.ts'
import type { stacksContract } from '../stacks.contract.ts'
import { mayChange, selectUnchangeable } from './photo-permissions.ts'
import { toPhotoListed } from './photo-view.ts'
import { lockPhotos, selectAdders } from './photos.queries.ts'
import { selectStack, selectStacks, separatePhotos, updateStack } from './stacks.queries.ts'

type Contract = typeof stacksContract
type Editor = ActingMember<'photos.edit_own'>

/** @throws Problem not_found: the caller can't see the photo */
export async function getStack(
  viewer: Member<'photos.view'>,
  { photo_id }: { photo_id: string },
  sign: SignMedia,
): Promise<ResultOf<Contract['getStack']>> {
  const rows = await selectStack(viewer.tx, viewer.family_id, photo_id)
  if (rows.length === 0 && (await selectAdders(viewer.tx, viewer.family_id, [photo_id])).length === 0) throw notFound()
  return {
    photos: rows.map(({ added_by: _, ...row }) => toPhotoListed(row, viewer, sign)),
    can_edit: rows.length > 0 && rows.every(({ added_by }) => mayChange(viewer, added_by, 'edit')),
  }
}

/**
 * Makes one stack of these photos and of the stacks they're in. @throws Problem not_found: the caller can't see one of them;
 * forbidden: they can't change one; invalid_input: there are too many, or only some are private
 */
export async function stackPhotos(
  editor: Editor,
  { photo_ids, top_photo_id: top_id }: Omit<InputOf<Contract['stackPhotos']>, 'family_id'>,
): Promise<ResultOf<Contract['stackPhotos']>> {
  const { tx, family_id } = editor
  const rows = await lockChangeable(editor, photo_ids)
  const ids = rows.map(({ id }) => id)
  const known = new Set(ids)
  if (photo_ids.some((id) => !known.has(id)) || (top_id && !known.has(top_id))) throw notFound()
  if (ids.length > STACK_MAX) throw invalid('stack_too_large')
  if (ids.length < 2) throw invalid('stack_too_small')
  // Those who can't see a private photo must see what it would cover.
  if (new Set(rows.map(({ audience }) => audience === 'private')).size > 1) throw invalid('stack_mixed')
  // A stack that exists already keeps its ID, which its deleted photos have.
  const stack_id = rows.find((row) => row.stack_id)?.stack_id ?? newId()
  await updateStack(tx, family_id, { stack_id, photo_ids: ids, top_id })
  return { photo_ids: ids }
}

/** Separates the stacks of these photos. @throws Problem forbidden: the caller can't change one of their photos */
export async function unstackPhotos(
  editor: Editor,
  { photo_ids }: { photo_ids: string[] },
): Promise<ResultOf<Contract['unstackPhotos']>> {
  const { tx, family_id } = editor
  const rows = (await lockChangeable(editor, photo_ids)).filter(({ stack_id }) => stack_id)
  if (rows.length === 0) throw notFound()
  await separatePhotos(
    tx,
    family_id,
    rows.map(({ id }) => id),
  )
  const stacks = [...Map.groupBy(rows, ({ stack_id }) => stack_id).values()].map((stacked) => ({
    photo_ids: stacked.map(({ id }) => id),
    top_photo_id: required(stacked.find(({ is_covered }) => !is_covered) ?? stacked[0]).id,
  }))
  return { stacks: stacks.filter((stack) => stack.photo_ids.length > 1) }
}

async function lockChangeable(editor: Editor, photo_ids: string[]) {
  await lockPhotos(editor.tx, editor.family_id)
  const rows = await selectStacks(editor.tx, editor.family_id, photo_ids)
  const ids = rows.map(({ id }) => id)
  if ((await selectUnchangeable(editor, ids, 'edit')).size > 0) throw new Problem('forbidden')
  return rows
}

function invalid(reason: string): Problem {
  return new Problem('invalid_input', { fields: { photo_ids: reason } })
}
