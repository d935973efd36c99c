import type { Member } from '#features/families/server/member.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { Child } from '../children.contract.ts'
import { selectPeople } from './people.queries.ts'
import { isChild, toPerson } from './person-view.ts'

/** A family's children by first name (S1). */
export async function listChildren(viewer: Member<'family.view'>, sign: SignMedia): Promise<{ children: Child[] }> {
  const people = await selectPeople(viewer.tx, viewer.family_id)
  return { children: people.map((row) => toPerson(row, viewer, sign)).filter(isChild) }
}
