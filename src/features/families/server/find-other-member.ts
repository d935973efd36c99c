import { notFound, Problem } from '#shared/problems.ts'
import type { Member } from './member.ts'
import { selectMember, type MemberRow } from './families.queries.ts'

/** A member whom the owner may change: anyone but themselves. @throws Problem not_found, owner_stays */
export async function findOtherMember(
  { tx, family_id }: Pick<Member<'members.manage'>, 'tx' | 'family_id'>,
  member_id: string,
): Promise<MemberRow> {
  const member = await selectMember(tx, family_id, member_id)
  if (!member) throw notFound()
  if (member.role === 'owner') throw new Problem('owner_stays')
  return member
}
