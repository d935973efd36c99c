import { setTimeout as sleep } from 'node:timers/promises'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { exportKey } from '#features/exports/server/export-key.ts'
import { filmsContract, type Film } from '#features/films/films.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { findFfmpeg } from '#server/media-process/find-program.ts'
import { seedCaption } from '#kit/captions.ts'
import { seedExport } from '#kit/exports.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { seedPhotosAt, seedTrip } from '#kit/trips.ts'
import { addPhoto, untilDecided } from '#kit/uploads.ts'

const { createAlbum } = albumsContract
const { createFilm, deleteFilm, getFilmPlan, listFilms, readFilm, saveFilm } = filmsContract
const ffmpeg = findFfmpeg()

let server: TestApp
let ana: Person
let eva: Person
let vic: Person
let family: Family

async function openServer(options: Parameters<typeof openTestApp>[0]) {
  server = await openTestApp(options)
  ana = await server.person('Ana')
  eva = await server.person('Eva')
  vic = await server.person('Vic')
}
async function openFamily() {
  family = await ana.opensFamily('Moreau')
  await server.join(family, eva, 'editor')
  await server.join(family, vic, 'viewer')
}
async function albumOf(photo_ids: string[]) {
  const { id: album_id } = await ana.call(createAlbum, { ...family, title: 'Summer', photo_ids })
  return { ...family, album_id }
}
const filmsOf = async (person: Person) => (await person.call(listFilms, family)).films
const parametersOf = async ({ user_id }: Person) => {
  const of = 'select parameters from exports where requested_by = $1 and family_id = $2'
  return (await server.sql<{ parameters: object }>(of, [user_id, family.family_id]))[0]?.parameters
}
const address = ({ id }: Pick<Film, 'id'>) => `/api/families/${family.family_id}/films/${id}/file`

describe('a server that makes films', () => {
  // No worker runs here, so films wait.
  beforeAll(() => openServer({ config: { ffmpeg: process.execPath } }))
  afterAll(() => server.close())
  beforeEach(openFamily)

  test('a plan says what a film of an album shows, and how long it is', async () => {
    const [one, two] = [await seedPhoto(ana, family), await seedPhoto(ana, family)]
    await seedCaption(ana, { ...family, photo_id: two })
    expect(await vic.call(getFilmPlan, await albumOf([one, two]))).toMatchObject({
      ...{ title: 'Summer', found: 2, photos: 2, videos: 0, voices: 1 },
      seconds: expect.any(Number),
    })
  })

  test("an album's long title is shortened to one that a film can have, between two emoji", async () => {
    const of = { ...family, photo_ids: [await seedPhoto(ana, family)] }
    const { id: album_id } = await ana.call(createAlbum, { ...of, title: `a${'🎉'.repeat(99)}` })
    const { title } = await vic.call(getFilmPlan, { ...family, album_id })
    expect(title).toBe(`a${'🎉'.repeat(39)}`)
    expect((await vic.call(createFilm, { ...family, album_id, title })).title).toBe(title)
  })

  test("a person's year has the photos of them that were taken in it", async () => {
    const lina = { ...family, first_name: 'Lina', birth_date: '2018-06-08' }
    const { id: person_id } = await ana.call(childrenContract.addChild, lina)
    for (const taken_at of ['2025-12-31T23:00:00', '2026-01-01T08:00:00', '2026-08-01T08:00:00']) {
      const photo_id = await seedPhoto(ana, family, { taken_at })
      await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [person_id] })
    }
    expect(await vic.call(getFilmPlan, { ...family, person_id, year: 2026 })).toMatchObject({
      title: 'Lina, 2026',
      found: 2,
    })
  })

  test('without a year, a film has a photo of the person for each year, and shows how old they are', async () => {
    const lina = { ...family, first_name: 'Lina', birth_date: '2018-06-08' }
    const { id: person_id } = await ana.call(childrenContract.addChild, lina)
    const ofLina = async (taken_at: string, audience?: 'private') => {
      const photo_id = await seedPhoto(ana, family, { taken_at, ...(audience && { audience }) })
      await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: [person_id], description: 'Cake' })
      return photo_id
    }
    await ofLina('2025-09-01T08:00:00')
    const born = await ofLina('2018-06-09T08:00:00')
    const seven = await ofLina('2025-06-08T08:00:00')
    await ofLina('2026-06-08T08:00:00', 'private')
    expect(await vic.call(getFilmPlan, { ...family, person_id })).toMatchObject({ title: 'Lina', found: 2, photos: 2 })
    await vic.call(createFilm, { ...family, person_id, title: 'Lina' })
    expect(await parametersOf(vic)).toMatchObject({
      photo_ids: [born, seven],
      captions: { [born]: '2018', [seven]: '7 · 2025' },
    })
  })

  test('a film of a proposed trip has its photos, for those to whom it is proposed', async () => {
    const lisbon = { place: [38.7, -9.1], days: ['2025-08-03'] } as const
    await seedPhotosAt(server, ana, family, { ...lisbon, each: 3 })
    await seedPhotosAt(server, ana, family, { ...lisbon, each: 1, audience: 'private' })
    const trip = { ...family, trip_id: await seedTrip(server, family) }
    expect(await eva.call(getFilmPlan, trip)).toMatchObject({ title: 'Lisbon', found: 3 })
    expect((await vic.tries(getFilmPlan, trip)).status).toBe(404)
    expect((await eva.tries(getFilmPlan, { ...(await eva.opensFamily('Okafor')), trip_id: trip.trip_id })).status).toBe(
      404,
    )
  })

  test("other people's private photos aren't in a film", async () => {
    const shared = await seedPhoto(ana, family)
    const album = await albumOf([shared, await seedPhoto(ana, family, { audience: 'private' })])
    expect(await vic.call(getFilmPlan, album)).toMatchObject({ found: 1 })
    await vic.call(createFilm, { ...album, title: 'Summer' })
    expect(await parametersOf(vic)).toMatchObject({ photo_ids: [shared] })
  })

  test('a film needs exactly one subject, with photos', async () => {
    const album = await albumOf([])
    expect((await ana.tries(getFilmPlan, { ...album, person_id: album.album_id, year: 2026 })).status).toBe(400)
    expect((await ana.tries(getFilmPlan, { ...album, year: 2026 })).status).toBe(400)
    expect((await ana.tries(createFilm, { ...album, title: 'Empty' })).status).toBe(404)
  })

  test('someone has one film made at a time, and can stop it', async () => {
    const album = await albumOf([await seedPhoto(ana, family)])
    const film = await eva.call(createFilm, { ...album, title: 'Summer' })
    expect((await eva.tries(createFilm, { ...album, title: 'Again' })).json).toMatchObject({ code: 'conflict' })
    await ana.call(createFilm, { ...album, title: 'Mine' })
    await eva.call(deleteFilm, { ...family, film_id: film.id })
    expect(await filmsOf(eva)).toEqual([])
    await eva.call(createFilm, { ...album, title: 'Again' })
  })

  test('only the person who had it made can watch or delete a film, and only while they are a member', async () => {
    const film_id = await seedExport(eva, { kind: 'film', ...family, parameters: { title: 'Summer' } })
    const of = { ...family, film_id }
    expect((await eva.tries(readFilm, of)).status).toBe(200)
    for (const other of [ana, vic]) {
      expect(await filmsOf(other)).toEqual([])
      expect((await other.tries(readFilm, of)).status).toBe(404)
      expect((await other.tries(deleteFilm, of)).status).toBe(404)
    }
    await server.sql('delete from family_members where family_id = $1 and user_id = $2', [
      family.family_id,
      eva.user_id,
    ])
    expect((await eva.tries(readFilm, of)).status).toBe(404)
  })

  test("a deleted film's file is removed", async () => {
    const film_id = await seedExport(eva, { kind: 'film', ...family, parameters: { title: 'Summer' } })
    const key = exportKey({ id: film_id, kind: 'film', ...family, requested_by: eva.user_id })
    await server.startWorker()
    await eva.call(deleteFilm, { ...family, film_id })
    await expect.poll(() => server.context.store.stat(key)).toBeNull()
    await server.stopWorker()
  })
})

test("a server without ffmpeg says so, and doesn't begin a film", async () => {
  await openServer({ config: { ffmpeg: null } })
  await openFamily()
  const album = await albumOf([await seedPhoto(ana, family)])
  expect(await ana.call(listFilms, family)).toEqual({ films: [], can_make: false })
  expect((await ana.tries(createFilm, { ...album, title: 'Summer' })).json).toMatchObject({ code: 'unavailable' })
  await server.close()
})

test('a plan without videos has no films, and the error names the plan that does', async () => {
  await openServer({ config: { ffmpeg: process.execPath, billing: 'sandbox' } })
  await openFamily()
  const album = await albumOf([await seedPhoto(ana, family)])
  expect((await ana.tries(createFilm, { ...album, title: 'Summer' })).json).toMatchObject({
    code: 'plan_limit_reached',
    params: { of: 'videos' },
  })
  await server.close()
})

describe.skipIf(!ffmpeg)('with ffmpeg', () => {
  beforeAll(async () => {
    await openServer({ withWorker: true, config: { ffmpeg } })
    await openFamily()
  })
  afterAll(() => server.close())

  const RENDERING_MS = 240_000

  async function untilMade(by: Person): Promise<Film> {
    for (;;) {
      const [film] = await filmsOf(by)
      if (film?.state === 'ready' || film?.state === 'failed') return film
      await sleep(200)
    }
  }

  async function addPictures(): Promise<string[]> {
    const landscape = await addPhoto(ana, family, await drawPicture({ width: 1200, height: 800 }), 'lake.jpg')
    const portrait = await addPhoto(ana, family, await drawPicture({ width: 600, height: 900 }), 'tower.jpg')
    await ana.call(photosContract.editPhoto, { ...family, photo_id: portrait, description: 'Łódź, שלום' })
    await seedCaption(ana, { ...family, photo_id: landscape })
    return [landscape, portrait]
  }

  test('someone watches a film of an album, as long as was planned', { timeout: RENDERING_MS }, async () => {
    const album = await albumOf(await addPictures())
    const { seconds } = await ana.call(getFilmPlan, album)
    await ana.call(createFilm, { ...album, title: 'Summer' })
    const film = await untilMade(ana)
    expect(film).toMatchObject({ state: 'ready', title: 'Summer', files_done: film.files_total })
    const bytes = Buffer.from(await (await ana.fetches(address(film))).arrayBuffer())
    const input = new Input({ formats: [MP4], source: new BufferSource(bytes) })
    expect(Math.abs((await input.computeDuration()) - seconds)).toBeLessThan(1)
    const track = await input.getPrimaryVideoTrack()
    expect(track).toMatchObject({ codec: 'avc', displayWidth: 1280, displayHeight: 720 })
    expect((await input.getPrimaryAudioTrack())?.codec).toBe('aac')
    const part = await ana.fetches(address(film), { headers: { range: 'bytes=0-99' } })
    expect(part.status).toBe(206)

    const { id } = await ana.call(saveFilm, { ...family, film_id: film.id })
    const { photo_id } = await untilDecided(ana, family, id)
    const video = await vic.call(photosContract.getPhoto, { ...family, photo_id: photo_id! })
    expect(video).toMatchObject({ kind: 'video', filename: 'Summer.mp4' })
  })

  test("a film that's stopped while it's drawn leaves nothing", { timeout: RENDERING_MS }, async () => {
    const album = await albumOf(await addPictures())
    const { id } = await eva.call(createFilm, { ...album, title: 'Summer' })
    await expect.poll(async () => (await filmsOf(eva))[0]?.files_done, { timeout: RENDERING_MS }).toBeGreaterThan(0)
    await eva.call(deleteFilm, { ...family, film_id: id })
    await expect
      .poll(() => server.log.some((line) => line.includes('was stopped')), { timeout: RENDERING_MS })
      .toBe(true)
    const key = exportKey({ id, kind: 'film', ...family, requested_by: eva.user_id })
    expect(await server.context.store.stat(key)).toBeNull()
  })
})
