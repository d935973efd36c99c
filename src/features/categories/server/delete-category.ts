import type { Member } from '#features/families/server/member.ts'
import { tellFamily } from '#server/live/tell.ts'
import { notFound } from '#shared/problems.ts'
import { removeCategory } from './categories.queries.ts'

/** Its photos stay, and are in this category no more. */
export async function deleteCategory(
  editor: Member<'photos.edit'>,
  { category_id }: { category_id: string },
): Promise<void> {
  const { tx, family_id } = editor
  if (!(await removeCategory(tx, family_id, category_id))) throw notFound()
  await tellFamily(tx, family_id, { kind: 'categories', id: category_id })
}
