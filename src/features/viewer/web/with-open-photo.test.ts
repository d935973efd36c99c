import { expect, test } from 'vitest'
import { withOpenPhoto } from './with-open-photo.ts'

const list = (ids: string) => [...ids].map((id) => ({ id }))
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id).join('')

test('an open photo that was archived keeps its neighbors', () => {
  expect(idsOf(withOpenPhoto(list('abde'), list('abcde'), 'c'))).toBe('abcde')
  expect(idsOf(withOpenPhoto(list('nbde'), list('abcde'), 'c'))).toBe('nbcde')
  expect(idsOf(withOpenPhoto(list('bc'), list('abc'), 'a'))).toBe('abc')
})

test('a photo that was never in the list is not added to it', () => {
  expect(idsOf(withOpenPhoto(list('ab'), list('ab'), 'x'))).toBe('ab')
  expect(idsOf(withOpenPhoto(list('ab'), list('ab'), undefined))).toBe('ab')
})
