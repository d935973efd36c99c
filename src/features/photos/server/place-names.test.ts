import { expect, test } from 'vitest'
import { nameOfPlace } from './place-names.ts'

test.each([
  [38.72, -9.14, 'Lisbon, Portugal'],
  [47.37, 8.54, 'Zürich, Switzerland'],
  [-33.86, 151.2, 'Sydney, Australia'],
  [64.14, -21.9, 'Reykjavík, Iceland'],
])('a photo taken at %f, %f says %s', async (lat, lng, name) => {
  expect(await nameOfPlace(lat, lng)).toBe(name)
})

test('a photo from the middle of an ocean, or from nowhere known, has no place name', async () => {
  expect(await nameOfPlace(0, -140)).toBeNull()
  expect(await nameOfPlace(null, 3)).toBeNull()
})
