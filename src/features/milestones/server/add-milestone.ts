import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Member } from '#features/families/server/member.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { cutText } from '#shared/cut-text.ts'
import type { Milestone, milestonesContract } from '../milestones.contract.ts'
import { getMilestone } from './get-milestone.ts'
import { linkPhotos, requireChild, requireFittingDate, textOrNull } from './milestone-links.ts'
import { insertMilestone, selectSharing } from './milestones.queries.ts'

/**
 * Adds a milestone and its entry in the activity feed, with the same audience. Requests with the same `once` add only one.
 */
export async function addMilestone(
  editor: Member<'milestones.edit'>,
  input: InputOf<typeof milestonesContract.addMilestone>,
  sign: SignMedia,
): Promise<Milestone> {
  const { tx, family_id, user_id } = editor
  const { name, date, child_id = null, photo_ids = [] } = input
  const id = idempotentId(input.once, user_id, family_id)
  const description = textOrNull(input.description)
  const audience = input.audience ?? (await selectSharing(tx, user_id))
  await requireChild(editor, child_id)
  const added = { id, family_id, added_by: user_id, child_id, name, description, date, audience }
  if (!(await insertMilestone(tx, added))) return getMilestone(editor, { milestone_id: id }, sign)
  await requireFittingDate(editor, id)
  await linkPhotos(editor, id, photo_ids)
  await recordActivity(tx, {
    ...{ family_id, user_id, activity_type: 'milestone_added', title: name, audience },
    description: description ? cutText(description, 2000) : 'Milestone created',
    metadata: { milestone_id: id, ...(child_id && { child_id }) },
  })
  await publishToFamily(tx, family_id, { kind: 'milestones', id, only_to: audience === 'private' ? user_id : null })
  return getMilestone(editor, { milestone_id: id }, sign)
}
