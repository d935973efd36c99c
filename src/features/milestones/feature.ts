import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { milestonesContract as contract } from './milestones.contract.ts'
import { addMilestone, deleteMilestone, editMilestone } from './server/edit-milestones.ts'
import { getMilestone, listMilestones } from './server/list-milestones.ts'
import { addMilestones, removeMilestones, setMilestones } from './server/mark-photos.ts'

export const feature: Feature = {
  contract: [contract],
  pages: ['/families/$familyId/milestones'],
  routes(context) {
    const { sign } = context
    return [
      memberRoute(context, contract.listMilestones, (viewer, input) => listMilestones(viewer, input, sign)),
      memberRoute(context, contract.getMilestone, (viewer, input) => getMilestone(viewer, input, sign)),
      memberRoute(context, contract.addMilestone, (editor, input) => addMilestone(editor, input, sign)),
      memberRoute(context, contract.editMilestone, (editor, input) => editMilestone(editor, input, sign)),
      memberRoute(context, contract.deleteMilestone, deleteMilestone),
    ]
  },
  photoHooks: { setMilestones, addMilestones, removeMilestones },
}
