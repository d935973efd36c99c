import { recordAudit } from '#server/audit/record-audit.ts'
import { Problem } from '#shared/problems.ts'
import { findOtherMember } from './find-other-member.ts'
import type { Member } from './member.ts'
import { handOver } from './members.queries.ts'

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
