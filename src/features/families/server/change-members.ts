import { recordAudit } from '#server/audit/record-audit.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { AssignableRole } from '../families.rules.ts'
import {
  deleteMember,
  deleteOwnMembership,
  handOver,
  selectMember,
  setMemberRole,
  type MemberRow,
} from './families.queries.ts'
import type { Member } from './member.ts'

/** @throws Problem not_found, owner_stays, or conflict if the family has another owner by now */
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

/** Transfers ownership; the previous owner becomes an editor. @throws Problem not_found, owner_stays, conflict */
export async function transferFamily(
  owner: Member<'family.manage'>,
  { member_id }: { member_id: string },
): Promise<void> {
  const { tx, family_id } = owner
  const heir = await findOtherMember(owner, member_id)
  if (!(await handOver(tx, family_id, member_id))) throw new Problem('conflict')
  await recordAudit(tx, { action: 'family.transferred', family_id, subject_id: heir.user_id })
}

/** @throws Problem conflict if the caller is the owner by now */
export async function leaveFamily({ tx, family_id, user_id, email, role }: Member<'family.leave'>): Promise<void> {
  // Logged first, since the caller has no access to the family afterwards.
  await recordAudit(tx, { action: 'member.left', family_id, subject_id: user_id, details: { email, role } })
  if (!(await deleteOwnMembership(tx, family_id))) throw new Problem('conflict')
}

/** A member whom the owner may change: anyone but themselves. @throws Problem not_found, owner_stays */
async function findOtherMember(
  { tx, family_id }: Pick<Member<'members.manage'>, 'tx' | 'family_id'>,
  member_id: string,
): Promise<MemberRow> {
  const member = await selectMember(tx, family_id, member_id)
  if (!member) throw notFound()
  if (member.role === 'owner') throw new Problem('owner_stays')
  return member
}
