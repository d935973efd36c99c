import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { Child } from '../children.contract.ts'
import type { Person } from '../people.contract.ts'
import { selectPeople } from './people.queries.ts'
import { isChild, toPerson } from './person-view.ts'

/** A family's children by first name (S1). */
export async function listChildren(viewer: Member<'family.view'>, sign: SignMedia): Promise<{ children: Child[] }> {
  const { children } = await listFamilyPeople(viewer, sign)
  return { children }
}

/** The same with the portraits of people who are members. */
export async function listFamilyPeople(viewer: Member<'family.view'>, sign: SignMedia) {
  const people = await selectPeople(viewer.tx, viewer.family_id)
  return familyPeopleOf(people.map((row) => toPerson(row, viewer, sign)))
}

/** The children among a family's people, and the portraits of those who are members, by their user ID. */
export function familyPeopleOf(people: readonly Person[]) {
  const portraits = people.flatMap(({ user_id, avatar_url }) =>
    user_id && avatar_url ? [[user_id, avatar_url] as const] : [],
  )
  return { children: people.filter(isChild), portraits: new Map(portraits) }
}
