import { expect, test } from 'vitest'
import type { Person } from '../people.contract.ts'
import { findPeople, isNamed, suggestedFirst } from './find-people.ts'

const person = (first_name: string, last_name = '', also_known_as: string[] = []) =>
  ({ id: first_name, first_name, last_name, also_known_as }) as unknown as Person
const rosa = person('Rosa', 'Núñez', ['Abuela', 'Grandma Rosie'])
const noah = person('Noé', 'Moreau')

test('people are found by the beginning of any of their names, without accents', () => {
  expect(findPeople([rosa, noah], 'noe')).toEqual([noah])
  expect(findPeople([rosa, noah], 'NUN')).toEqual([rosa])
  expect(findPeople([rosa, noah], ' rosie')).toEqual([rosa])
  expect(findPeople([rosa, noah], 'osa')).toEqual([])
  expect(findPeople([rosa, noah], '')).toEqual([rosa, noah])
  expect([isNamed(rosa, 'abuela'), isNamed(rosa, 'rosa nunez'), isNamed(rosa, 'Ros')]).toEqual([true, true, false])
})

test('suggested people come first, in the order of the suggestions', () => {
  const leo = person('Leo')
  expect(suggestedFirst([rosa, noah, leo], ['Leo', 'Noé', 'Leo'])).toEqual([leo, noah, rosa])
})
