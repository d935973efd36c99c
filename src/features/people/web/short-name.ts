import type { Person } from '../people.contract.ts'

/** What a family calls one of its people: the first name, unless someone else has it too. */
export function shortName(
  person: Person | undefined,
  { people, fallback }: { people: readonly Person[] | undefined; fallback: string },
): string {
  if (!person) return fallback
  const namesakes = people?.filter(({ first_name }) => first_name === person.first_name) ?? []
  return namesakes.length > 1 ? fallback : person.first_name
}
