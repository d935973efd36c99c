import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { categoriesContract as contract } from './categories.contract.ts'
import { createCategory, deleteCategory, listCategories, renameCategory } from './server/categories.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (context) => [
    memberRoute(context, contract.listCategories, listCategories),
    memberRoute(context, contract.createCategory, createCategory),
    memberRoute(context, contract.renameCategory, renameCategory),
    memberRoute(context, contract.deleteCategory, deleteCategory),
  ],
}
