import type { Member } from '#features/families/server/member.ts'
import { towns } from '#features/places/server/towns.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { typedSearchContract } from '../typed-search.contract.ts'
import { hasPhotosNear, selectNamedPeople } from './interpret-search.queries.ts'
import { possiblePlaces, typedSearchReader, type Place } from './read-typed-search.ts'
import { cityNames } from './vocabulary.ts'

type Operation = typeof typedSearchContract.readTypedSearch

/** Reads what someone typed, with the names of the family's people and of cities where it took photos. */
export async function interpretSearch(
  { tx, family_id }: Member<'photos.view'>,
  { text, today = new Date().toISOString().slice(0, 10), language }: InputOf<Operation>,
): Promise<ResultOf<Operation>> {
  const read = typedSearchReader(text, { people: await selectNamedPeople(tx, family_id), today, locale: language })
  const understood = read()
  const cities = await citiesIn(understood.text)
  const visited = await Promise.all(cities.map(([, city]) => hasPhotosNear(tx, family_id, city)))
  const places = new Map(cities.filter((_city, at) => visited[at]))
  return places.size > 0 ? read(places) : understood
}

async function citiesIn(text: string): Promise<[string, Place][]> {
  if (!text) return []
  const { city } = await towns()
  return [...new Set(possiblePlaces(text))].flatMap((name): [string, Place][] => {
    const found = name && city(cityNames.get(name) ?? name)
    return found ? [[name, found]] : []
  })
}
