import { expect, test } from 'vitest'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { groupsOf, type AlbumPages } from '../albums.data.ts'
import { targetAfter, targetBeside, withMoved, type Target } from './order.ts'

const photos = (ids: string) => [...ids].map((id) => ({ id }) as PhotoListed)
const section = (id: string, at: number) => ({ id, title: id, text: null, at })
/** Two pages: a b | S c d, and T e. */
const pages: AlbumPages = {
  pageParams: [undefined, 'next'],
  pages: [
    { photos: photos('abcd'), sections: [section('S', 2)], next_cursor: 'next' },
    { photos: photos('e'), sections: [section('T', 0)], next_cursor: null },
  ],
}
const shape = (of: AlbumPages) =>
  groupsOf(of)
    .map(({ section: one, photos: some }) => `${one?.id ?? ''}${some.map(({ id }) => id).join('')}`)
    .join(' ')
const moved = (id: string, target: Target) => shape(withMoved(pages, id, target))

test('a photo moves before another one, before a section, and to the end', () => {
  expect(shape(pages)).toBe('ab Scd Te')
  expect(moved('d', { before_photo_id: 'a' })).toBe('dab Sc Te')
  expect(moved('a', { before_photo_id: 'e' })).toBe('b Scd Tae')
  expect(moved('d', { before_section_id: 'S' })).toBe('abd Sc Te')
  expect(moved('a', { before_section_id: 'T' })).toBe('b Scd aTe'.replace('d aT', 'da T'))
  expect(moved('a', {})).toBe('b Scd Tea')
})

test('the arrow keys move a photo by one place, also from one section to the next', () => {
  const groups = groupsOf(pages)
  expect(targetBeside(groups, 'b', -1)).toEqual({ before_photo_id: 'a' })
  expect(targetBeside(groups, 'a', 1)).toEqual({ before_section_id: 'S' })
  expect(targetBeside(groups, 'b', 1)).toEqual({ before_photo_id: 'c' })
  expect(targetBeside(groups, 'c', -1)).toEqual({ before_section_id: 'S' })
  expect(targetBeside(groups, 'd', 1)).toEqual({ before_photo_id: 'e' })
  expect([targetBeside(groups, 'a', -1), targetBeside(groups, 'e', 1)]).toEqual([undefined, undefined])
  expect([targetAfter(groups, 'c'), targetAfter(groups, 'd'), targetAfter(groups, 'e')]).toEqual([
    { before_photo_id: 'd' },
    { before_section_id: 'T' },
    {},
  ])
})
