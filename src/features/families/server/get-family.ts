import type { SignedIn } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import type { Family, FamilyListed, FamilyUse } from '../families.contract.ts'
import { selectFamilies, selectFamilyWithMembers } from './families.queries.ts'
import type { FamilyHooks, PeopleOf } from './family-hooks.ts'
import { selectFamilyUse } from './family-lifecycle.queries.ts'
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

/** The caller's families in the order in which they joined. */
export async function listFamilies(person: SignedIn): Promise<{ families: FamilyListed[] }> {
  const families = await selectFamilies(person.tx, person.user_id)
  return {
    families: families.map(({ viewers_may_save, ...family }) => ({
      ...family,
      can: capabilitiesOf(family.role, { viewers_may_save }),
    })),
  }
}

/** Counts for each of the caller's families, with its plan's limits. */
export async function listFamilyUse(
  { tx }: SignedIn,
  hooks: Pick<FamilyHooks, 'limitsOf'>,
): Promise<{ families: FamilyUse[] }> {
  const families: FamilyUse[] = []
  for (const used of await selectFamilyUse(tx))
    families.push({ ...used, limits: await hooks.limitsOf(tx, used.family_id) })
  return { families }
}
