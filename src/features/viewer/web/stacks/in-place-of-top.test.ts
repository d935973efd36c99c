import { expect, test } from 'vitest'
import { inPlaceOfTop } from './in-place-of-top.ts'

const photos = (ids: string) => [...ids].map((id) => ({ id }))
const shown = (list: string, stack: string, open: string) =>
  inPlaceOfTop(photos(list), photos(stack), open)
    .map(({ id }) => id)
    .join('')

test('a photo that’s open takes the place of its stack’s top photo', () => {
  expect(shown('abc', 'bxy', 'y')).toBe('ayc')
})

test('without the stack in the list, the photo is shown alone', () => {
  expect(shown('abc', 'xy', 'y')).toBe('y')
})

test('a photo of another stack changes nothing', () => {
  expect(shown('abc', 'bx', 'q')).toBe('abc')
})
