import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { ActingMember, Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Category } from '../categories.contract.ts'
import {
  insertCategory,
  removeCategory,
  selectCategories,
  updateCategoryName,
  type CategoryRow,
} from './categories.queries.ts'

export async function listCategories(viewer: Member<'photos.view'>): Promise<{ categories: Category[] }> {
  return { categories: (await selectCategories(viewer.tx, viewer.family_id)).map(toCategory) }
}

function toCategory(row: CategoryRow): Category {
  return { ...row, photos: Number(row.photos ?? 0) }
}

/** Adds a category and its entry in the activity feed. @throws Problem already_there: the family has one with this name */
export async function createCategory(
  editor: ActingMember<'photos.edit'>,
  { name }: { name: string },
): Promise<Category> {
  const { tx, family_id, user_id } = editor
  const id = newId()
  if (!(await insertCategory(tx, { id, family_id, name }))) throw nameTaken()
  const metadata = { category_id: id }
  await recordActivity(tx, { family_id, user_id, activity_type: 'category_created', title: name, metadata })
  await publishToFamily(tx, family_id, { kind: 'categories', id })
  return { id, family_id, name, photos: 0 }
}

function nameTaken(): Problem {
  return new Problem('already_there', { fields: { name: 'category_name_taken' } })
}

/** @throws Problem already_there: another category of the family has this name */
export async function renameCategory(
  editor: Member<'photos.edit'>,
  { category_id, name }: { category_id: string; name: string },
): Promise<Category> {
  const { tx, family_id } = editor
  const outcome = await updateCategoryName(tx, family_id, category_id, name)
  if (outcome === 'taken') throw nameTaken()
  if (outcome === 'absent') throw notFound()
  await publishToFamily(tx, family_id, { kind: 'categories', id: category_id })
  const [row] = await selectCategories(tx, family_id, category_id)
  return toCategory(required(row))
}

/** Deletes a category. Its photos stay. */
export async function deleteCategory(
  editor: Member<'photos.edit'>,
  { category_id }: { category_id: string },
): Promise<void> {
  const { tx, family_id } = editor
  const name = await removeCategory(tx, family_id, category_id)
  if (name === undefined) throw notFound()
  await recordAudit(tx, { action: 'category.deleted', family_id, details: { name } })
  await publishToFamily(tx, family_id, { kind: 'categories', id: category_id })
}
