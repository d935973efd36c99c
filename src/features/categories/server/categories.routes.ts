import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { categoriesContract as contract } from '../categories.contract.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { listCategories } from './list-categories.ts'
import { renameCategory } from './rename-category.ts'

export function categoriesRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.listCategories, listCategories),
    memberRoute(context, contract.createCategory, createCategory),
    memberRoute(context, contract.renameCategory, renameCategory),
    memberRoute(context, contract.deleteCategory, deleteCategory),
  ]
}
