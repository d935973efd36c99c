import { recordAudit } from '#server/audit/record-audit.ts'
import { Problem } from '#shared/problems.ts'
import type { AssignableRole } from '../families.rules.ts'
import { findOtherMember } from './find-other-member.ts'
import type { Member } from './member.ts'
import { setMemberRole } from './members.queries.ts'

/** @throws Problem not_found, owner_stays, or conflict if the family was transferred in the meantime */
export async function changeMemberRole(
  owner: Member<'members.manage'>,
  { member_id, role }: { member_id: string; role: AssignableRole },
): Promise<{ id: string; role: AssignableRole }> {
  const { tx, family_id } = owner
  const member = await findOtherMember(owner, member_id)
  if (!(await setMemberRole(tx, family_id, member_id, role))) throw new Problem('conflict')
  const details = { from: member.role, to: role }
  await recordAudit(tx, { action: 'member.role_changed', family_id, subject_id: member.user_id, details })
  return { id: member_id, role }
}
