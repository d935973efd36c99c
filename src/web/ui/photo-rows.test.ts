import { expect, test } from 'vitest'
import { rowsOf } from './photo-rows.ts'

test.each([
  ['one photo', [0.75], [1]],
  ['two landscape photos', [1.5, 1.5], [2]],
  ['three landscape photos, the first one large', [1.5, 1.5, 1.5], [1, 2]],
  ['three portrait photos', [0.75, 0.75, 0.75], [3]],
  ['four landscape photos', [1.33, 1.33, 1.33, 1.33], [2, 2]],
  ['five landscape photos', [1.33, 1.33, 1.33, 1.33, 1.33], [2, 3]],
  ['two panoramas', [4, 4], [1, 1]],
  ['a panorama and a portrait photo, which would be very tall alone', [4, 0.75], [2]],
])('%s', (_title, ratios, expected) => {
  const rows = rowsOf(ratios)
  expect(rows.map(({ length }) => length)).toEqual(expected)
  expect(rows.flat()).toEqual(ratios)
})

test('twelve photos have rows of two or three', () => {
  const rows = rowsOf(Array.from({ length: 12 }, () => 1.5))
  expect(rows.flat()).toHaveLength(12)
  for (const row of rows) expect([2, 3]).toContain(row.length)
})
