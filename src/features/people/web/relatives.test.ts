import { expect, test } from 'vitest'
import type { Person } from '../people.contract.ts'
import { treeOf, type Branch } from './relatives.ts'

const people = ['Alma', 'Noé', 'Astrid', 'Freja', 'Julien', 'Odette'].map((id) => ({ id }) as Person)
const parent = (person_id: string, to_person_id: string) => ({ person_id, relation: 'parent' as const, to_person_id })
const inNames = (branches: readonly Branch[]): unknown[] =>
  branches.map(({ couple, children }) => [couple.map(({ id }) => id).join(' and '), ...inNames(children)])

const family = [
  parent('Astrid', 'Freja'),
  ...['Alma', 'Noé'].flatMap((child) => [parent('Julien', child), parent('Freja', child)]),
]

test('the parents of a child are next to each other, even if they aren’t partners', () => {
  expect(inNames(treeOf({ people, relations: family }))).toEqual([['Astrid', ['Freja and Julien', ['Alma'], ['Noé']]]])
})

test('someone next to their partner is below their own parents too', () => {
  expect(inNames(treeOf({ people, relations: [...family, parent('Odette', 'Julien')] }))).toEqual([
    ['Astrid', ['Freja and Julien', ['Alma'], ['Noé']]],
    ['Odette', ['Julien']],
  ])
})
