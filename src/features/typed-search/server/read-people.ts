import { folded, longestPhrase, type Found, type Word } from './words.ts'

export type Person = {
  id: string
  first_name: string
  last_name: string
  also_known_as: readonly string[]
  birth_date: string | null
}

/** With their folded names. */
export type NamedPerson = Pick<Person, 'id' | 'birth_date'> & { names: string[] }

/** The person whose name these words begin with. Names that several people have aren't read. */
export function nameOfPersonAt(
  words: readonly Word[],
  at: number,
  people: readonly NamedPerson[],
): Found<NamedPerson> | undefined {
  const named = people
    .map((person) => ({ count: longestPhrase(words, at, person.names), meaning: person }))
    .filter(({ count }) => count > 0)
  const longest = Math.max(0, ...named.map(({ count }) => count))
  const found = named.filter(({ count }) => count === longest)
  return found.length === 1 ? found[0] : undefined
}

export function withNames({ id, birth_date, first_name, last_name, also_known_as }: Person): NamedPerson {
  const names = [first_name, `${first_name} ${last_name}`, ...also_known_as]
  return { id, birth_date, names: names.map((name) => folded(name.trim()).replace(/\s+/g, ' ')) }
}
