import { expect, test } from 'vitest'
import { PhotoFilters } from '../photos.filters.ts'
import { filterInput } from './photos.data.ts'
import { readGalleryFilter, readGallerySearch } from './photos.search.ts'

const photo = '0198a3b4-0000-7000-8000-000000000001'

test('a shared URL opens the same photo, filter and tab', () => {
  expect(readGallerySearch({ photo, view: 'details', show: 'favorites' })).toEqual({
    photo,
    view: 'details',
    show: 'favorites',
  })
  expect(readGallerySearch({ tab: 'upload' })).toEqual({ tab: 'upload' })
})

test('invalid URL parameters are ignored', () => {
  expect(readGallerySearch({ photo: '../../etc', view: 'details', tab: 7, show: 'all', more: 1 })).toEqual({})
})

const some = (count: number, one: string) => Array.from({ length: count }, () => one).join()
const nonsense = {
  text: ['\0', 'a\0b', ' ', 'y'.repeat(300), true, null, ['a'], { a: 1 }],
  from: ['2024-13-45', '2024-02-31', '0000-01-01', '2024-5-1', '2024-05', '2024-05-01T10:00', '+012024-05-01', 2024],
  people: ['me', `${photo},you`, `${photo},${photo}`, some(60, photo)],
  tags: [',', ' , ,', 'x'.repeat(90), 'a\0,b', some(60, 'a'), Array.from({ length: 60 }, (_, n) => n).join()],
  near: [
    '1.2.3,4,5',
    '.,.,.',
    '999,0,5',
    '0,999,5',
    '0,0,0',
    '0,0,99999',
    '0,0,-1',
    '0,0',
    '0,0,5,',
    '0,0,5,a,b',
    ',,5',
  ],
  area: ['999,0,0,0', '0,99,0,99', '0,10,0,-10', '0,0,0', '0,0,0,0,0', 'a,b,c,d'],
  kind: ['image', 7],
  file: ['ab', ' a ', 'a\0bc', 'x'.repeat(300)],
  sort: ['newest', 7],
}

test('no URL makes the client send a filter that the server rejects', () => {
  for (const [name, values] of Object.entries(nonsense))
    for (const value of values) {
      const asked = filterInput(readGalleryFilter({ [name]: value }))
      expect(PhotoFilters.safeParse(asked).success, `${name}: ${JSON.stringify(value)}`).toBe(true)
    }
})

test('invalid items of a list are dropped, and duplicates are removed', () => {
  expect(readGalleryFilter({ tags: 'boat,,boat,lake', people: `me,${photo}`, near: '38.7,-9.1,25,Lisbon' })).toEqual({
    ...{ tags: 'boat,lake', people: photo, near: '38.7,-9.1,25,Lisbon' },
  })
  expect(readGalleryFilter({ near: '999,0,5', area: '0,10,0,-10', from: '2024-02-31' })).toEqual({})
})

test('photos of any century can be searched for', () => {
  const filter = readGalleryFilter({ from: '1700-01-01', to: '2999-12-31' })
  expect(filter).toEqual({ from: '1700-01-01', to: '2999-12-31' })
  expect(PhotoFilters.safeParse(filterInput(filter)).success).toBe(true)
})
