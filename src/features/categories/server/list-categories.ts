import type { Member } from '#features/families/server/member.ts'
import type { Category } from '../categories.contract.ts'
import { selectCategories, type CategoryRow } from './categories.queries.ts'

export async function listCategories(viewer: Member<'photos.view'>): Promise<{ categories: Category[] }> {
  return { categories: (await selectCategories(viewer.tx, viewer.family_id)).map(toCategory) }
}

export function toCategory(row: CategoryRow): Category {
  return { ...row, photos: Number(row.photos ?? 0) }
}
