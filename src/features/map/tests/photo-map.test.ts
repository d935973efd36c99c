import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapContract } from '#features/map/map.contract.ts'
import { placesContract } from '#features/places/places.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listPhotoPlaces } = mapContract
const { listTowns } = placesContract
let server: TestApp
let ana: Person
let ben: Person

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
})
afterAll(() => server.close())

async function album(photos: PhotoOptions[]) {
  const family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
  for (const photo of photos) await seedPhoto(ana, family, photo)
  return family
}

const lisbon = { location_lat: 38.7223, location_lng: -9.1393, location_name: 'Lisbon, Portugal' }
const sintra = { location_lat: 38.8029, location_lng: -9.3817, location_name: 'Sintra, Portugal' }
const sydney = { location_lat: -33.86, location_lng: 151.2, location_name: 'Sydney, Australia' }

test('nearby photos form one cluster when zoomed out and several when zoomed in, and none is counted twice', async () => {
  const family = await album([lisbon, lisbon, sintra, sydney, {}])
  const far = (await ben.call(listPhotoPlaces, { ...family, zoom: 2 })).places
  expect(far).toMatchObject([
    { photos: 3, west: sintra.location_lng, east: lisbon.location_lng, south: lisbon.location_lat },
    { photos: 1, name: 'Sydney, Australia', lat: sydney.location_lat, lng: sydney.location_lng },
  ])
  const near = (await ben.call(listPhotoPlaces, { ...family, zoom: 10 })).places
  expect(near.map(({ photos, name }) => `${photos} ${name}`).toSorted()).toEqual([
    '1 Sintra, Portugal',
    '1 Sydney, Australia',
    '2 Lisbon, Portugal',
  ])
  expect((await ben.fetches(near[0]!.small_url)).status).toBe(200)
})

test("the map shows the visible area, across the date line too, with the gallery's other filters", async () => {
  const family = await album([
    { ...lisbon, description: 'tram' },
    sydney,
    { location_lat: -17, location_lng: 179.95 },
    { location_lat: -17, location_lng: -179.95 },
    { location_lat: 90, location_lng: 0 },
  ])
  const seen = async (area: string, filter = {}) =>
    (await ana.call(listPhotoPlaces, { ...family, zoom: 17, area, ...filter })).places.length
  expect(await seen('-20,30,10,50')).toBe(1)
  expect(await seen('170,-20,-170,-10')).toBe(2)
  expect(await seen('-180,-90,180,90')).toBe(5)
  expect(await seen('-180,-90,180,90', { text: 'tram' })).toBe(1)
  const listed = await ana.call(photosContract.listPhotos, { ...family, area: '170,-20,-170,-10' })
  expect(listed.total).toBe(2)
  for (const area of ['1,2,3', 'a,b,c,d', '0,-91,0,0', '0,0,181,0', '1e9,0,0,0'])
    expect((await ana.tries(listPhotoPlaces, { ...family, zoom: 3, area })).status, area).toBe(400)
  expect((await ana.tries(listPhotoPlaces, { ...family, zoom: 99 })).status).toBe(400)
})

test("private photos aren't on anyone else's map, and deleted ones aren't on any", async () => {
  const family = await album([{ ...lisbon, audience: 'private' }, sydney])
  const places = async (who: Person) => (await who.call(listPhotoPlaces, { ...family, zoom: 2 })).places
  expect((await places(ana)).map(({ name }) => name).toSorted()).toEqual(['Lisbon, Portugal', 'Sydney, Australia'])
  const [sydneyPlace, ...others] = await places(ben)
  expect([sydneyPlace!.name, others]).toEqual(['Sydney, Australia', []])
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: sydneyPlace!.photo_id })
  expect(await places(ben)).toEqual([])
})

test('any signed-in person can look up a town by name', async () => {
  const { towns } = await ana.call(listTowns, { text: 'são paul' })
  expect(towns[0]).toMatchObject({ name: 'São Paulo', country: 'BR', lat: expect.closeTo(-23.5, 0) })
  expect((await ana.tries(listTowns, { text: '  ' })).status).toBe(400)
  expect((await fetch(`${server.url}/api/towns?text=paris`)).status).toBe(401)
})

test("the operator's tile server is used and allowed by the CSP; without one, no third party is", async () => {
  const family = await album([])
  expect((await ana.call(listPhotoPlaces, { ...family, zoom: 1 })).tiles).toBeNull()
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png'
  const tiled = await openTestApp({
    config: { mapTiles: { url, origin: 'https://tiles.example.org', credit: '© Mapmakers' } },
  })
  const eva = await tiled.person('Eva')
  const home = await eva.opensFamily('Novak')
  expect((await eva.call(listPhotoPlaces, { ...home, zoom: 1 })).tiles).toEqual({ url, credit: '© Mapmakers' })
  const policy = (await eva.fetches('/api/session')).headers.get('content-security-policy')
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;")
  await tiled.close()
})
