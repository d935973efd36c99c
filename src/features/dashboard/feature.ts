import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { dashboardContract as contract } from './dashboard.contract.ts'
import { getDashboard } from './server/get-dashboard.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/dashboard', '/families/$familyId'],
  routes: (context) => [
    memberRoute(context, contract.getDashboard, (viewer, input) => getDashboard(viewer, input, context.sign)),
  ],
}
