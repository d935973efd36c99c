import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { CategoryName } from './categories.rules.ts'

const Category = z.object({
  id: Id,
  family_id: Id,
  name: z.string(),
  /** Photos in it that the caller can see. */
  photos: z.int(),
})
export type Category = z.output<typeof Category>

export const categoriesContract = contract({
  listCategories: operation('GET', '/api/families/:family_id/categories', {
    access: member('photos.view'),
    summary: 'List a family’s categories',
    description: 'Sorted by name, with the number of photos in each.',
    response: z.object({ categories: z.array(Category) }),
  }),
  createCategory: operation('POST', '/api/families/:family_id/categories', {
    access: member('photos.edit'),
    summary: 'Create a category',
    body: z.object({ name: CategoryName }),
    response: Category,
    status: 201,
    problems: ['already_there'],
  }),
  renameCategory: operation('PATCH', '/api/families/:family_id/categories/:category_id', {
    access: member('photos.edit'),
    summary: 'Rename a category',
    description: 'Photos stay in the category.',
    body: z.object({ name: CategoryName }),
    response: Category,
    problems: ['already_there'],
  }),
  deleteCategory: operation('DELETE', '/api/families/:family_id/categories/:category_id', {
    access: member('photos.edit'),
    summary: 'Delete a category',
    description: 'Photos in the category aren’t deleted.',
  }),
})
