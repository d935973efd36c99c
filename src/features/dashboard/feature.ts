import type { Feature } from '#server/feature.ts'
import { dashboardContract } from './dashboard.contract.ts'
import { dashboardRoutes } from './server/dashboard.routes.ts'

export const feature: Feature = {
  contract: [dashboardContract],
  pages: ['/dashboard', '/families/$familyId'],
  routes: dashboardRoutes,
}
