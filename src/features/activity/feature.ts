import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { activityContract as contract } from './activity.contract.ts'
import { listActivities } from './server/list-activities.ts'
import { recordActivity } from './server/record-activity.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/activities'],
  routes: (context) => [
    memberRoute(context, contract.listActivities, (viewer, input) => listActivities(viewer, input, context.sign)),
  ],
  familyCreated: ({ tx, user_id }, { id, name }) =>
    recordActivity(tx, { family_id: id, user_id, activity_type: 'family_created', title: name }),
}
