import type { Feature } from '#server/feature.ts'
import { searchContract } from './search.contract.ts'
import { searchRoutes } from './server/search.routes.ts'

export const feature: Feature = {
  contract: [searchContract],
  routes: searchRoutes,
}
