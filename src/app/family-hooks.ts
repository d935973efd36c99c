import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Plans } from '#features/billing/server/plans.ts'
import type { FamilyHooks, PurgeHooks } from '#features/families/server/family-hooks.ts'
import { removePhotosOfFamily } from '#features/photos/server/remove-photos-of-family.ts'

/** What other features do when something happens to a family. */
export const familyHooksOf = (plans: Plans): FamilyHooks => ({
  familyCreated: ({ tx, user_id }, { id, name }) =>
    recordActivity(tx, { family_id: id, user_id, activity_type: 'family_created', title: name }),
  limitsOf: async (tx, family_id) => {
    const { members } = await plans.ofFamily(tx, family_id)
    return { members, bytes: null }
  },
})

/** What a family takes along when it ends. */
export const purgeHooks: PurgeHooks = { removePhotos: removePhotosOfFamily }
