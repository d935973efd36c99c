import { notFound } from '#shared/problems.ts'
import type { Family } from '../families.contract.ts'
import { selectFamilyWithMembers } from './families.queries.ts'
import type { PeopleOf } from './family-hooks.ts'
import { capabilitiesOf } from './may.ts'
import type { Member } from './member.ts'

/** A family as one of its members sees it, with that member's capabilities. */
export async function getFamily(viewer: Member<'family.view'>, peopleOf: PeopleOf): Promise<Family> {
  const [family, { children, portraits }] = await Promise.all([
    selectFamilyWithMembers(viewer.tx, viewer.family_id),
    peopleOf(viewer),
  ])
  if (!family) throw notFound()
  const members = family.members.map(({ user, ...member }) => ({
    ...member,
    user: { ...user, avatar_url: user.avatar_url ?? portraits.get(user.id) ?? null },
  }))
  return { ...family, members, children, role: viewer.role, can: capabilitiesOf(viewer.role, family) }
}
