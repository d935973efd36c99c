import type { Person, Relation } from '../people.contract.ts'

type Family = { people: readonly Person[]; relations: readonly Relation[] }

/** A person's parents, partners, children and siblings, in the order of the list. */
export function relativesOf(person_id: string, { people, relations }: Family) {
  const parentsOf = (id: string) =>
    relations.flatMap((one) => (one.relation === 'parent' && one.to_person_id === id ? [one.person_id] : []))
  const childrenOf = (id: string) =>
    relations.flatMap((one) => (one.relation === 'parent' && one.person_id === id ? [one.to_person_id] : []))
  const partners = relations.flatMap(({ relation, person_id: from, to_person_id: to }) =>
    relation !== 'partner' ? [] : from === person_id ? [to] : to === person_id ? [from] : [],
  )
  const siblings = parentsOf(person_id)
    .flatMap(childrenOf)
    .filter((id) => id !== person_id)
  const named = (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id))
  return {
    parents: named(parentsOf(person_id)),
    partners: named(partners),
    children: named(childrenOf(person_id)),
    siblings: named(siblings),
  }
}

/** A couple or a person alone, with their children below. */
export type Branch = { couple: Person[]; children: Branch[] }

/** The family tree: each person once, below their first parent. People without relatives are left out. */
export function treeOf(family: Family): Branch[] {
  const shown = new Set<string>()
  const branchOf = (person: Person): Branch => {
    const { partners } = relativesOf(person.id, family)
    const couple = [person, ...partners.filter(({ id }) => !shown.has(id))]
    for (const { id } of couple) shown.add(id)
    const children = couple.flatMap(({ id }) => relativesOf(id, family).children)
    return { couple, children: children.flatMap((child) => (shown.has(child.id) ? [] : [branchOf(child)])) }
  }
  const isRelated = ({ id }: Person) =>
    family.relations.some(({ person_id, to_person_id }) => person_id === id || to_person_id === id)
  const isRoot = (person: Person) => {
    const { parents, partners } = relativesOf(person.id, family)
    // Someone who married into the family is shown beside their partner.
    return parents.length === 0 && partners.every(({ id }) => relativesOf(id, family).parents.length === 0)
  }
  return family.people
    .filter((person) => isRelated(person) && isRoot(person))
    .flatMap((person) => (shown.has(person.id) ? [] : [branchOf(person)]))
}
