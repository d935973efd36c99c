import { recordAudit } from '#server/audit/record-audit.ts'
import { Problem } from '#shared/problems.ts'
import type { Member } from './member.ts'
import { deleteOwnMembership } from './members.queries.ts'

/** @throws Problem conflict if the caller became the owner in the meantime */
export async function leaveFamily({ tx, family_id, user_id, email, role }: Member<'family.leave'>): Promise<void> {
  // Logged first, since the caller has no access to the family afterwards.
  await recordAudit(tx, { action: 'member.left', family_id, subject_id: user_id, details: { email, role } })
  if (!(await deleteOwnMembership(tx, family_id))) throw new Problem('conflict')
}
