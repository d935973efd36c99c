import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { ActingMember } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import { Problem } from '#shared/problems.ts'
import type { Category } from '../categories.contract.ts'
import { insertCategory } from './categories.queries.ts'

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

export function nameTaken(): Problem {
  return new Problem('already_there', { fields: { name: 'category_name_taken' } })
}
