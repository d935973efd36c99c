import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { milestonesContract as contract } from '../milestones.contract.ts'
import { addMilestone } from './add-milestone.ts'
import { deleteMilestone } from './delete-milestone.ts'
import { editMilestone } from './edit-milestone.ts'
import { getMilestone } from './get-milestone.ts'
import { listMilestones } from './list-milestones.ts'

export function milestonesRoutes(context: WebContext): Route[] {
  const { sign } = context
  return [
    memberRoute(context, contract.listMilestones, (viewer, input) => listMilestones(viewer, input, sign)),
    memberRoute(context, contract.getMilestone, (viewer, input) => getMilestone(viewer, input, sign)),
    memberRoute(context, contract.addMilestone, (editor, input) => addMilestone(editor, input, sign)),
    memberRoute(context, contract.editMilestone, (editor, input) => editMilestone(editor, input, sign)),
    memberRoute(context, contract.deleteMilestone, deleteMilestone),
  ]
}
