import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { findTrips } from '#features/albums/server/trips/find-trips.ts'
import { tripsContract } from '#features/albums/trips.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'
import { seedPhotosAt } from '#kit/trips.ts'

openForAnaAndBen()

const { addTripPhotos, createTripAlbum, editTrip, listTrips } = tripsContract
const { editAlbum, getAlbum, listAlbumPhotos } = albumsContract
const CADIZ = [36.53, -6.29] as const
const LISBON = [38.72, -9.14] as const
const PORTO = [41.15, -8.61] as const

const at = (place: readonly [number, number], days: string[], each: number, audience?: 'private') =>
  seedPhotosAt(server, ana, family, { place, days, each, ...(audience && { audience }) })
/** A year at home, and three days in Lisbon. */
async function visitsLisbon() {
  await at(
    CADIZ,
    Array.from({ length: 12 }, (_, n) => `2025-${String(n + 1).padStart(2, '0')}-15`),
    2,
  )
  return at(LISBON, ['2025-08-03', '2025-08-04', '2025-08-05'], 4)
}
async function find() {
  await server.sql('update trip_scans set due_at = now()')
  await findTrips(server.context.db)
}
const trips = async (who: Person = ana) => (await who.call(listTrips, family)).trips
const scans = () => server.sql('select 1 from trip_scans where family_id = $1', [family.family_id])

test('photos far from home are proposed as a trip, and become an album that the family sees', async () => {
  const photos = await visitsLisbon()
  await find()
  const [trip, ...others] = await trips(ben)
  expect(others).toEqual([])
  expect(trip).toMatchObject({ place: 'Lisbon, Portugal', starts_on: '2025-08-03', ends_on: '2025-08-05', photos: 12 })
  expect(photos).toContain(trip!.cover?.id)
  const place = { ...family, trip_id: trip!.id, title: 'Lisbon, August 2025' }
  const album = await ben.call(createTripAlbum, place)
  expect(album).toMatchObject({
    ...{ title: 'Lisbon, August 2025', place: 'Lisbon, Portugal', photos: 12, audience: 'family_only' },
    ...{ first_day: '2025-08-03', last_day: '2025-08-05', cover: { id: trip!.cover!.id } },
  })
  const shown = (await ana.call(listAlbumPhotos, { ...family, album_id: album.id })).photos
  expect(shown.map(({ id }) => id).toSorted()).toEqual(photos.toSorted())
  // A lost response, and someone else who pressed the button at the same time.
  expect((await ben.call(createTripAlbum, place)).id).toBe(album.id)
  expect((await ana.tries(createTripAlbum, place)).status).toBe(404)
  expect((await ana.tries(editTrip, { ...place, is_dismissed: true })).status).toBe(404)
})

test("photos of a trip that are added later are offered for its album, and not again once they're dismissed", async () => {
  await visitsLisbon()
  await find()
  const [{ id: trip_id } = { id: '' }] = await trips()
  const place = { ...family, trip_id }
  const { id: album_id } = await ben.call(createTripAlbum, { ...place, title: 'Lisbon, August 2025' })
  const photos = async () => (await ana.call(getAlbum, { ...family, album_id })).photos
  await find()
  expect(await trips()).toEqual([])

  const added = await at(LISBON, ['2025-08-06'], 2)
  await at(LISBON, ['2025-08-06'], 1, 'private')
  await find()
  const album = { id: album_id, title: 'Lisbon, August 2025' }
  expect(await trips()).toMatchObject([{ id: trip_id, photos: 2, ends_on: '2025-08-06', album }])
  expect(added).toContain((await trips())[0]!.cover!.id)
  expect(await ana.call(addTripPhotos, place)).toMatchObject({ added: 2, present: 0, refused: 0 })
  expect(await ben.call(addTripPhotos, place)).toMatchObject({ added: 0, present: 0, refused: 0 })
  expect(await trips()).toEqual([])
  expect(await photos()).toBe(14)

  const [late] = await at(LISBON, ['2025-08-05'], 1)
  await find()
  expect(await trips()).toMatchObject([{ photos: 1 }])
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: late! })
  await find()
  expect(await trips()).toEqual([])

  await at(LISBON, ['2025-08-05'], 1)
  await find()
  await ana.call(editTrip, { ...place, is_dismissed: true })
  await find()
  expect(await trips()).toEqual([])
  expect(await photos()).toBe(14)
})

test('new photos of a trip are only offered to people who can add to its album', async () => {
  await visitsLisbon()
  await find()
  const place = { ...family, trip_id: (await trips())[0]!.id }
  const { id: album_id } = await ben.call(createTripAlbum, { ...place, title: 'Lisbon' })
  await ben.call(editAlbum, { ...family, album_id, audience: 'private' })
  await at(LISBON, ['2025-08-06'], 2)
  await find()
  expect(await trips(ana)).toEqual([])
  expect((await ana.tries(addTripPhotos, place)).status).toBe(404)
  expect(await trips(ben)).toMatchObject([{ photos: 2 }])
})

test('a dismissed trip is never proposed again, even with more photos, unless that is undone', async () => {
  await visitsLisbon()
  await find()
  const [trip] = await trips()
  const change = (is_dismissed: boolean) => ben.call(editTrip, { ...family, trip_id: trip!.id, is_dismissed })
  await change(true)
  await change(true)
  expect(await trips()).toEqual([])
  await at(LISBON, ['2025-08-07'], 9)
  await find()
  expect(await trips()).toEqual([])
  await change(false)
  await at(LISBON, ['2025-08-08'], 1)
  await find()
  expect(await trips()).toMatchObject([{ id: trip!.id, photos: 22, ends_on: '2025-08-08' }])
})

test('a trip changes with its photos, and those that are private or deleted do not count', async () => {
  const photos = await visitsLisbon()
  await at(PORTO, ['2025-08-03', '2025-08-04'], 9, 'private')
  // The cover.
  await ana.call(photosContract.editPhoto, { ...family, photo_id: photos[0]!, is_favorite: true })
  await find()
  const [trip] = await trips()
  expect(trip).toMatchObject({ place: 'Lisbon, Portugal', photos: 12, cover: { id: photos[0] } })
  expect(await scans()).toEqual([])
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: trip!.cover!.id })
  await ana.call(photosContract.editPhoto, { ...family, photo_id: photos.at(-1)!, taken_at: '2025-08-06T10:00:00' })
  expect(await scans()).toHaveLength(1)
  await find()
  const [after] = await trips()
  expect(after).toMatchObject({ id: trip!.id, photos: 11, ends_on: '2025-08-06' })
  expect(after!.cover!.id).not.toBe(trip!.cover!.id)
  for (const photo_id of photos.slice(0, 3))
    await ana.tries(photosContract.editPhoto, { ...family, photo_id, audience: 'private' })
  await find()
  expect(await trips()).toEqual([])
})

test('a trip through several towns is named after the country', async () => {
  await visitsLisbon()
  await at(PORTO, ['2025-08-06', '2025-08-07', '2025-08-08'], 3)
  await at([37.02, -7.93], ['2025-08-09', '2025-08-10'], 3)
  await find()
  expect(await trips()).toMatchObject([{ place: 'Portugal', photos: 27 }])
})

test('editors see trips a page at a time, and others do not', async () => {
  await visitsLisbon()
  await at(PORTO, ['2025-03-01', '2025-03-02'], 6)
  await find()
  const page = await ana.call(listTrips, { ...family, limit: 1 })
  const next = await ana.call(listTrips, { ...family, limit: 1, cursor: page.next_cursor! })
  expect([...page.trips, ...next.trips].map(({ place }) => place)).toEqual(['Lisbon, Portugal', 'Porto, Portugal'])
  expect(next.next_cursor).toBeNull()
  for (const role of ['contributor', 'viewer'] as const) {
    const other = await server.person('Cara')
    await server.join(family, other, role)
    expect((await other.tries(listTrips, family)).status).toBe(403)
  }
})

test('a family whose trips cannot be found does not keep other families from theirs', async () => {
  await visitsLisbon()
  await server.sql('update trip_scans set due_at = now()')
  await server.sql(
    `create function app.break_trips() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
  )
  await server.sql('create trigger broken before insert on trips for each row execute function app.break_trips()')
  await expect(findTrips(server.context.db)).rejects.toThrow('broken')
  await server.sql('drop function app.break_trips cascade')
  await findTrips(server.context.db)
  expect(await trips()).toEqual([])
  await find()
  expect(await trips()).toHaveLength(1)
})
