import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { dashboardContract } from './dashboard.contract.ts'
import { highlightsContract } from './highlights.contract.ts'
import { getDashboard } from './server/get-dashboard.ts'
import { getHighlights } from './server/get-highlights.ts'

export const feature: Feature = {
  contract: [dashboardContract, highlightsContract],
  pages: ['/dashboard', '/families/$familyId'],
  routes: (context) => [
    memberRoute(context, dashboardContract.getDashboard, (viewer, input) => getDashboard(viewer, input, context.sign)),
    memberRoute(context, highlightsContract.getHighlights, (viewer, input) =>
      getHighlights(viewer, input, context.sign),
    ),
  ],
}
