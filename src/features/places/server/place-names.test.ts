import { expect, test } from 'vitest'
import { nameOfPlace } from './place-names.ts'
import { towns } from './towns.ts'

test.each([
  [38.72, -9.14, 'Lisbon, Portugal'],
  [47.37, 8.54, 'Zürich, Switzerland'],
  [-33.86, 151.2, 'Sydney, Australia'],
  [64.14, -21.9, 'Reykjavík, Iceland'],
])('a photo taken at %f, %f is named %s', async (lat, lng, name) => {
  expect(await nameOfPlace(lat, lng)).toBe(name)
})

test('a photo taken in the middle of an ocean or without a position has no place name', async () => {
  expect(await nameOfPlace(0, -140)).toBeNull()
  expect(await nameOfPlace(null, 3)).toBeNull()
})

test('towns are found by the start of their name, ignoring accents, largest first', async () => {
  const named = async (text: string) => (await towns()).named(text, 3).map(({ name, country }) => `${name} ${country}`)
  expect(await named('zuri')).toContain('Zürich CH')
  expect((await named('LISBO'))[0]).toBe('Lisbon PT')
  expect((await named('saint den'))[0]).toMatch(/^Saint-Denis /)
  expect(await named('nowhere at all')).toEqual([])
  expect(await named('´')).toEqual([])
})

test('a city is found by its whole name, and towns that are called like ordinary words are not', async () => {
  const { city } = await towns()
  expect(city('barcelona')).toMatchObject({ name: 'Barcelona', country: 'ES' })
  expect(city('SÃO PAULO')).toMatchObject({ country: 'BR' })
  expect([city('barcelon'), city('garden'), city('')]).toEqual([undefined, undefined, undefined])
})
