import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { activityContract as contract } from '../activity.contract.ts'
import { listActivities } from './list-activities.ts'

export function activityRoutes(context: WebContext): Route[] {
  const { sign } = context
  return [memberRoute(context, contract.listActivities, (viewer, input) => listActivities(viewer, input, sign))]
}
