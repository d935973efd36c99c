import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { dashboardContract as contract } from '../dashboard.contract.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(context: WebContext): Route[] {
  const { sign } = context
  return [memberRoute(context, contract.getDashboard, (viewer, input) => getDashboard(viewer, input, sign))]
}
