import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { Milestone, milestonesContract } from '../milestones.contract.ts'
import { getMilestone } from './get-milestone.ts'
import { linkPhotos, requireChild, requireFittingDate, textOrNull } from './milestone-links.ts'
import { lockMilestone, shareMilestone, updateMilestone } from './milestones.queries.ts'

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
