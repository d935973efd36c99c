import { folded, longestPhrase, type Found, type Word } from './words.ts'

export type NamedPerson = {
  id: string
  first_name: string
  last_name: string
  also_known_as: readonly string[]
  birth_date: string | null
}

/** The person whose name these words begin with. Names that several people have aren't read. */
export function nameOfPersonAt(
  words: readonly Word[],
  at: number,
  people: readonly NamedPerson[],
): Found<NamedPerson> | undefined {
  const named = people
    .map((person) => ({ count: longestPhrase(words, at, namesOf(person)), meaning: person }))
    .filter(({ count }) => count > 0)
  const longest = Math.max(0, ...named.map(({ count }) => count))
  const found = named.filter(({ count }) => count === longest)
  return found.length === 1 ? found[0] : undefined
}

function namesOf({ first_name, last_name, also_known_as }: NamedPerson): string[] {
  return [first_name, `${first_name} ${last_name}`, ...also_known_as].map((name) =>
    folded(name.trim()).replace(/\s+/g, ' '),
  )
}
