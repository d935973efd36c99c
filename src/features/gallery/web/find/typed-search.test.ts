import { expect, test } from 'vitest'
import type { TypedPart } from '#features/typed-search/typed-search.contract.ts'
import { asText, withTyped } from './typed-search.ts'

const part = (kind: TypedPart['kind'], words: string, filter: TypedPart['filter'], name: string | null = null) => ({
  ...{ kind, words, filter, name },
})
const noe = part('person', 'Noé', { person_ids: 'noe' })
const alma = part('person', 'Alma', { person_ids: 'alma' })
const summer = part('dates', 'last summer', { taken_from: '2026-06-01', taken_to: '2026-08-31' })

test('typed filters are added to those that were chosen, and a removed one is text again', () => {
  const found = withTyped({ tags: 'boat', text: 'old' }, { parts: [noe, alma, summer], text: 'beach' })
  expect(found).toEqual({
    ...{ tags: 'boat', people: 'noe,alma', from: '2026-06-01', to: '2026-08-31', text: 'beach' },
    typed: 'people-noe=Noé,people-alma=Alma,dates=last summer',
  })
  const { from: _from, to: _to, typed: _typed, ...without } = found
  expect(asText(found, 'dates', without)).toEqual({
    ...{ tags: 'boat', people: 'noe,alma', text: 'beach "last summer"', typed: 'people-noe=Noé,people-alma=Alma' },
  })
})

test('a filter that was chosen leaves no text behind', () => {
  expect(asText({ tags: 'boat' }, 'tags-boat', {})).toEqual({ typed: undefined })
})

test('a place keeps its name, and words with commas keep the URL readable', () => {
  const place = part('place', 'são paulo', { near_lat: '-23.5475', near_lng: '-46.6361', near_km: '25' }, 'São Paulo')
  expect(withTyped({}, { parts: [place], text: '' })).toEqual({
    ...{ near: '-23.5475,-46.6361,25,São Paulo', typed: 'near=são paulo' },
  })
  expect(withTyped({}, { parts: [{ ...summer, words: 'March 3, 2020' }], text: '' }).typed).toBe('dates=March 3  2020')
})
