import { memberRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { activityContract as contract } from '../activity.contract.ts'
import { listActivities } from './list-activities.ts'

export function activityRoutes(doors: Doors, sign: SignMedia): Route[] {
  return [memberRoute(doors, contract.listActivities, (viewer, input) => listActivities(viewer, input, sign))]
}
