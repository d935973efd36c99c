import { sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'

/** By name, ignoring accents and case. */
export async function selectCategories(tx: Tx, family_id: string, category_id?: string) {
  return tx
    .selectFrom('categories as category')
    .select(['category.id', 'category.family_id', 'category.name'])
    .select((eb) =>
      eb
        .selectFrom('photo_label_counts as count')
        .select((inner) => inner.fn.coalesce(inner.fn.sum<number>('count.photos'), sql<number>`0`).as('photos'))
        .where('count.family_id', '=', family_id)
        .where('count.kind', '=', 'category')
        .where(sql<boolean>`count.key = category.id::text`)
        .as('photos'),
    )
    .where('category.family_id', '=', family_id)
    .$call((query) => (category_id === undefined ? query : query.where('category.id', '=', category_id)))
    .orderBy(sql`app.fold(category.name)`)
    .orderBy('category.id')
    .execute()
}

export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

/** False if the family already has a category with this name. */
export async function insertCategory(tx: Tx, category: { id: string; family_id: string; name: string }) {
  const row = await tx
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.columns(['family_id', 'name_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** 'taken' if another category of the family has this name, 'absent' if the category doesn't exist. */
export async function updateCategoryName(tx: Tx, family_id: string, category_id: string, name: string) {
  try {
    const { numUpdatedRows } = await tx
      .updateTable('categories')
      .set({ name })
      .where('family_id', '=', family_id)
      .where('id', '=', category_id)
      .executeTakeFirst()
    return numUpdatedRows > 0n ? 'renamed' : 'absent'
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/** Locks the family's counts first, because a trigger updates them for each photo that leaves the category. */
/** Returns the category's name, or undefined if it doesn't exist. */
export async function removeCategory(tx: Tx, family_id: string, category_id: string): Promise<string | undefined> {
  await sql`select app.lock_photos(${family_id})`.execute(tx)
  const gone = await tx
    .deleteFrom('categories')
    .where('family_id', '=', family_id)
    .where('id', '=', category_id)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}
