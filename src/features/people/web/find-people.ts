import { fold } from '#web/fold.ts'
import type { Person } from '../people.contract.ts'
import { fullName } from '#shared/full-name.ts'

/** People with a name that has a word beginning with the text, in the given order. */
export function findPeople(people: readonly Person[], text: string): Person[] {
  const wanted = fold(text)
  return people.filter((person) =>
    [fullName(person), ...person.also_known_as].some((name) => ` ${fold(name)}`.includes(` ${wanted}`)),
  )
}

/** Whether this is one of the person's names. */
export function isNamed(person: Person, text: string): boolean {
  return [person.first_name, fullName(person), ...person.also_known_as].some((name) => fold(name) === fold(text))
}

/** The suggested people first, in their order, then everyone else. */
export function suggestedFirst(people: readonly Person[], ids: readonly string[]): Person[] {
  const places = new Map([...new Set(ids)].map((id, place) => [id, place]))
  const placeOf = ({ id }: Person) => places.get(id) ?? places.size
  return people.toSorted((a, b) => placeOf(a) - placeOf(b))
}
