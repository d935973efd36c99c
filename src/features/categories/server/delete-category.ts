import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { removeCategory } from './categories.queries.ts'

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
