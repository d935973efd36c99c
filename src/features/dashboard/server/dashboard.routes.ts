import { memberRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { dashboardContract as contract } from '../dashboard.contract.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardRoutes(doors: Doors, sign: SignMedia): Route[] {
  return [memberRoute(doors, contract.getDashboard, (viewer, input) => getDashboard(viewer, input, sign))]
}
