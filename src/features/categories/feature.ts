import type { Feature } from '#server/feature.ts'
import { categoriesContract } from './categories.contract.ts'
import { categoriesRoutes } from './server/categories.routes.ts'

export const feature: Feature = {
  contract: [categoriesContract],
  routes: categoriesRoutes,
}
