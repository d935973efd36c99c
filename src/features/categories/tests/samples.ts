import { categoriesContract } from '#features/categories/categories.contract.ts'
import { newId } from '#shared/ids.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Input } from '#kit/requests.ts'
import { family, type MakeSample } from '#kit/sample.ts'

async function freshCategory({ family_id, editor }: Fixture): Promise<Input> {
  const { id } = await editor.call(categoriesContract.createCategory, { family_id, name: `Category ${newId()}` })
  return { family_id, category_id: id }
}

export const samples: Record<string, MakeSample> = {
  listCategories: family,
  createCategory: ({ family_id }) => ({ input: { family_id, name: `Category ${newId()}` } }),
  renameCategory: async (fixture) => ({ input: { ...(await freshCategory(fixture)), name: `Category ${newId()}` } }),
  deleteCategory: async (fixture) => ({ input: await freshCategory(fixture) }),
}
