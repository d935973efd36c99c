import { memberRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { categoriesContract as contract } from '../categories.contract.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { listCategories } from './list-categories.ts'
import { renameCategory } from './rename-category.ts'

export function categoriesRoutes(doors: Doors): Route[] {
  return [
    memberRoute(doors, contract.listCategories, listCategories),
    memberRoute(doors, contract.createCategory, createCategory),
    memberRoute(doors, contract.renameCategory, renameCategory),
    memberRoute(doors, contract.deleteCategory, deleteCategory),
  ]
}
