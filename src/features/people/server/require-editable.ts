import type { Member } from '#features/families/server/member.ts'
import { notFound, Problem } from '#shared/problems.ts'
import { selectPerson } from './people.queries.ts'

/** @throws Problem not_found. forbidden: the profile belongs to a grown-up, who edits it */
export async function requireEditable(
  { tx, family_id, user_id }: Member<'people.edit'>,
  person_id: string,
): Promise<void> {
  const person = await selectPerson(tx, family_id, person_id)
  if (!person) throw notFound()
  if (person.own_since && person.user_id && person.user_id !== user_id) throw new Problem('forbidden')
}
