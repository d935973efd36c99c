import type { Feature } from '#server/feature.ts'
import { activityContract } from './activity.contract.ts'
import { activityRoutes } from './server/activity.routes.ts'
import { recordActivity } from './server/record-activity.ts'

export const feature: Feature = {
  contract: [activityContract],
  pages: ['/families/$familyId/activities'],
  routes: activityRoutes,
  familyCreated: ({ tx, user_id }, { id, name }) =>
    recordActivity(tx, { family_id: id, user_id, activity_type: 'family_created', title: name }),
}
