import { createCategory, listCategories } from '#features/categories/server/categories.ts'
import { actAsMember, withCapability, type ActingMember } from '#features/families/server/member.ts'
import type { Database } from '#server/db/database.ts'
import { Problem } from '#shared/problems.ts'
import type { Person } from './apply-facts.ts'

/** The category with this name, created if it doesn't exist. */
export async function importCategory(db: Database, person: Person, name: string): Promise<string> {
  const find = (editor: ActingMember<'photos.edit'>) => existing(editor, name)
  const there = await actAsMember(db, person, 'photos.edit', find)
  if (there) return there
  try {
    return await actAsMember(db, person, 'photos.edit', async (editor) => (await createCategory(editor, { name })).id)
  } catch (error) {
    // A member created it at the same time.
    const made = error instanceof Problem && error.code === 'already_there'
    const id = made ? await actAsMember(db, person, 'photos.edit', find) : undefined
    if (!id) throw error
    return id
  }
}

async function existing(editor: ActingMember<'photos.edit'>, name: string): Promise<string | undefined> {
  const { categories } = await listCategories(withCapability(editor, 'photos.view'))
  const key = (text: string) => text.normalize('NFKC').toLowerCase()
  return categories.find((category) => key(category.name) === key(name))?.id
}
