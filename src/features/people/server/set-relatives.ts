import type { Member } from '#features/families/server/member.ts'
import { publishToFamily } from '#server/live/publish.ts'
import type { InputOf } from '#shared/contract.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { peopleContract } from '../people.contract.ts'
import { selectPeople } from './people.queries.ts'
import { deleteRelations, insertRelations, isOwnAncestor } from './relations.queries.ts'

/** Replaces a person's parents, partners and children. @throws Problem not_found, invalid_input */
export async function setRelatives(
  { tx, family_id }: Member<'people.edit'>,
  { person_id, parent_ids, partner_ids, child_ids }: InputOf<typeof peopleContract.setRelatives>,
): Promise<void> {
  const known = new Set((await selectPeople(tx, family_id)).map(({ id }) => id))
  const named = [...parent_ids, ...partner_ids, ...child_ids]
  if (![person_id, ...named].every((id) => known.has(id))) throw notFound()
  // No one is related to themselves, or to someone else in two ways.
  if (new Set([person_id, ...named]).size !== named.length + 1)
    throw new Problem('invalid_input', { fields: { parent_ids: 'related_twice' } })
  await deleteRelations(tx, { family_id, person_id })
  await insertRelations(tx, family_id, [
    ...parent_ids.map((id) => ({ person_id: id, relation: 'parent' as const, to_person_id: person_id })),
    ...partner_ids.map((id) => ({ person_id, relation: 'partner' as const, to_person_id: id })),
    ...child_ids.map((id) => ({ person_id, relation: 'parent' as const, to_person_id: id })),
  ])
  if (await isOwnAncestor(tx, { family_id, person_id }))
    throw new Problem('invalid_input', { fields: { parent_ids: 'own_ancestor' } })
  await publishToFamily(tx, family_id, { kind: 'people', id: person_id })
}
