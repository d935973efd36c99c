import { memberRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { milestonesContract as contract } from '../milestones.contract.ts'
import { addMilestone } from './add-milestone.ts'
import { deleteMilestone } from './delete-milestone.ts'
import { editMilestone } from './edit-milestone.ts'
import { getMilestone } from './get-milestone.ts'
import { listMilestones } from './list-milestones.ts'

export function milestonesRoutes(doors: Doors, sign: SignMedia): Route[] {
  return [
    memberRoute(doors, contract.listMilestones, (viewer, input) => listMilestones(viewer, input, sign)),
    memberRoute(doors, contract.getMilestone, (viewer, input) => getMilestone(viewer, input, sign)),
    memberRoute(doors, contract.addMilestone, (editor, input) => addMilestone(editor, input, sign)),
    memberRoute(doors, contract.editMilestone, (editor, input) => editMilestone(editor, input, sign)),
    memberRoute(doors, contract.deleteMilestone, deleteMilestone),
  ]
}
