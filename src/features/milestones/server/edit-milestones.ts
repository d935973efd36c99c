import { recordActivity } from '#features/activity/server/record-activity.ts'
import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { cutText } from '#shared/cut-text.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Milestone, milestonesContract } from '../milestones.contract.ts'
import { getMilestone } from './list-milestones.ts'
import { linkPhotos, requireChild, requireFittingDate, textOrNull } from './milestone-links.ts'
import {
  deleteMilestoneRow,
  insertMilestone,
  lockMilestone,
  selectSharing,
  shareMilestone,
  updateMilestone,
} from './milestones.queries.ts'

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

/** Changes only the given fields. @throws Problem conflict: someone else changed the milestone first */
export async function editMilestone(
  editor: Member<'milestones.edit'>,
  input: InputOf<typeof milestonesContract.editMilestone>,
  sign: SignMedia,
): Promise<Milestone> {
  const { tx, family_id } = editor
  const { milestone_id, name, date, child_id, audience, photo_ids, updated_at } = input
  const before = await lockMilestone(tx, family_id, milestone_id)
  if (!before) throw notFound()
  if (updated_at !== undefined && updated_at !== before.updated_at) throw new Problem('conflict')
  await requireChild(editor, child_id)
  await updateMilestone(tx, family_id, milestone_id, {
    ...(name !== undefined && { name }),
    ...(date !== undefined && { date }),
    ...(child_id !== undefined && { child_id }),
    ...(input.description !== undefined && { description: textOrNull(input.description) }),
  })
  if (date !== undefined || child_id !== undefined) await requireFittingDate(editor, milestone_id)
  if (photo_ids) await linkPhotos(editor, milestone_id, photo_ids)
  if (audience && audience !== before.audience) {
    if (audience === 'private' && before.added_by !== editor.user_id)
      throw new Problem('invalid_input', { fields: { audience: 'only_adder' } })
    await shareMilestone(tx, family_id, milestone_id, audience)
  }
  // People who lose access are notified too, because the milestone disappears for them.
  const isPrivate = before.audience === 'private' && (audience ?? 'private') === 'private'
  await publishToFamily(tx, family_id, {
    kind: 'milestones',
    id: milestone_id,
    only_to: isPrivate ? editor.user_id : null,
  })
  return getMilestone(editor, { milestone_id }, sign)
}

/** Permanently deletes a milestone and its entries in the feed. Its photos stay. */
export async function deleteMilestone(
  editor: Member<'milestones.edit'>,
  { milestone_id }: { milestone_id: string },
): Promise<void> {
  const { tx, family_id, user_id } = editor
  const audience = await deleteMilestoneRow(tx, family_id, milestone_id)
  if (!audience) throw notFound()
  await recordAudit(tx, { action: 'milestone.deleted', family_id, subject_id: milestone_id })
  await publishToFamily(tx, family_id, {
    kind: 'milestones',
    id: milestone_id,
    only_to: audience === 'private' ? user_id : null,
  })
}
