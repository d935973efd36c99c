import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { InvitationHooks } from '#features/invitations/server/invitation-hooks.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import { familyHooksOf } from './family-hooks.ts'

/** What other features do when somebody joins a family. */
export const invitationHooksOf = (plans: Plans): InvitationHooks => ({
  limitsOf: familyHooksOf(plans).limitsOf,
  noPlace: (limit, wanted) => plans.noPlace('members', limit, wanted),
  memberJoined: ({ tx, user_id, email }, { family_id, name, role }) =>
    recordActivity(tx, {
      ...{ family_id, user_id, activity_type: 'member_joined', title: name || email.replace(/@.*/, '') },
      metadata: { role },
    }),
})
