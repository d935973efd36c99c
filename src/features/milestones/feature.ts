import type { Feature } from '#server/feature.ts'
import { milestonesContract } from './milestones.contract.ts'
import { addMilestones, removeMilestones, setMilestones } from './server/mark-photos.ts'
import { milestonesRoutes } from './server/milestones.routes.ts'

export const feature: Feature = {
  contract: [milestonesContract],
  pages: ['/families/$familyId/milestones'],
  routes: milestonesRoutes,
  photoHooks: { setMilestones, addMilestones, removeMilestones },
}
