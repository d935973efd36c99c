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

/** A person with their partners and the other parents of their children, and the children below. */
export type Branch = { couple: Person[]; children: Branch[] }

/** The family tree: a couple once, with their children below. People without relatives are left out. */
export function treeOf(family: Family): Branch[] {
  const shown = new Set<Person>()
  const branchOf = (person: Person): Branch => {
    // Someone next to their partner is below their own parents too.
    if (shown.has(person)) return { couple: [person], children: [] }
    const couple = coupleOf(person, family)
    for (const one of couple) shown.add(one)
    const children = new Set(couple.flatMap(({ id }) => relativesOf(id, family).children))
    return { couple, children: [...children].map(branchOf) }
  }
  const isRelated = ({ id }: Person) =>
    family.relations.some(({ person_id, to_person_id }) => person_id === id || to_person_id === id)
  const isRoot = (person: Person) =>
    coupleOf(person, family).every(({ id }) => relativesOf(id, family).parents.length === 0)
  return family.people
    .filter((person) => isRelated(person) && isRoot(person))
    .flatMap((person) => (shown.has(person) ? [] : [branchOf(person)]))
}

function coupleOf(person: Person, family: Family, found: Person[] = []): Person[] {
  found.push(person)
  const { partners, children } = relativesOf(person.id, family)
  const parents = children.flatMap(({ id }) => relativesOf(id, family).parents)
  for (const one of [...partners, ...parents]) if (!found.includes(one)) coupleOf(one, family, found)
  return found
}
