import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { milestonesContract as contract } from './milestones.contract.ts'
import { addMilestone } from './server/add-milestone.ts'
import { deleteMilestone } from './server/delete-milestone.ts'
import { editMilestone } from './server/edit-milestone.ts'
import { getMilestone } from './server/get-milestone.ts'
import { listMilestones } from './server/list-milestones.ts'
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
