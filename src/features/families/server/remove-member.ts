import { recordAudit } from '#server/audit/record-audit.ts'
import { Problem } from '#shared/problems.ts'
import { findOtherMember } from './find-other-member.ts'
import type { Member } from './member.ts'
import { deleteMember } from './members.queries.ts'

/** Effective from their next request on. @throws Problem not_found, owner_stays, conflict */
export async function removeMember(
  owner: Member<'members.manage'>,
  { member_id }: { member_id: string },
): Promise<void> {
  const { tx, family_id } = owner
  const member = await findOtherMember(owner, member_id)
  if (!(await deleteMember(tx, family_id, member_id))) throw new Problem('conflict')
  // With the address, since a name may not identify the person.
  const details = { email: member.email, role: member.role }
  await recordAudit(tx, { action: 'member.removed', family_id, subject_id: member.user_id, details })
}
