import type { Member } from '#features/families/server/member.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { notFound } from '#shared/problems.ts'
import { deleteMilestoneRow } from './milestones.queries.ts'

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
