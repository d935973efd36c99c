import { notFound } from '#shared/problems.ts'
import type { Family } from '../families.contract.ts'
import { selectFamilyWithMembers } from './families.queries.ts'
import type { ChildrenOf } from './family-hooks.ts'
import { capabilitiesOf } from './may.ts'
import type { Member } from './member.ts'

/** A family as one of its members sees it, with that member's capabilities. */
export async function getFamily(viewer: Member<'family.view'>, childrenOf: ChildrenOf): Promise<Family> {
  const [family, children] = await Promise.all([
    selectFamilyWithMembers(viewer.tx, viewer.family_id),
    childrenOf(viewer),
  ])
  if (!family) throw notFound()
  return { ...family, children, role: viewer.role, can: capabilitiesOf(viewer.role, family) }
}
