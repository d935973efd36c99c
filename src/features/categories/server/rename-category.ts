import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { required } from '#shared/required.ts'
import type { Category } from '../categories.contract.ts'
import { selectCategories, updateCategoryName } from './categories.queries.ts'
import { nameTaken } from './create-category.ts'
import { toCategory } from './list-categories.ts'

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
