import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { ChildHooks } from '#features/children/server/child-hooks.ts'

/** What other features do when something happens to a child. */
export const childHooks: ChildHooks = {
  childAdded: ({ tx, user_id }, { id, family_id, first_name }) =>
    recordActivity(tx, {
      ...{ family_id, user_id, activity_type: 'child_added', title: first_name },
      metadata: { child_id: id },
    }),
}
