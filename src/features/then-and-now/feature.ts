import type { Feature } from '#server/feature.ts'
import { thenAndNowRoutes } from './server/then-and-now.routes.ts'
import { thenAndNowContract } from './then-and-now.contract.ts'

export const feature: Feature = {
  contract: [thenAndNowContract],
  routes: thenAndNowRoutes,
}
