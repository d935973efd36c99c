import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { typedSearchContract } from '../typed-search.contract.ts'

const { readTypedSearch } = typedSearchContract
const { listPhotos, editPhoto, deletePhoto } = photosContract
let server: TestApp
let ana: Person
let ben: Person
let stranger: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  stranger = await server.person('Stranger')
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
})
afterAll(() => server.close())

/** Reads what someone types and lists the photos that are found so. */
async function types(by: Person, text: string): Promise<string[]> {
  const read = await by.call(readTypedSearch, { ...family, text, today: '2026-11-26', language: 'en' })
  const filter: { [name: string]: string } = read.text ? { text: read.text } : {}
  for (const part of read.parts)
    for (const [name, value] of Object.entries(part.filter))
      filter[name] = filter[name] === undefined ? value : `${filter[name]},${value}`
  const { photos, total } = await by.call(listPhotos, { ...family, ...filter } as never)
  expect(total).toBe(photos.length)
  return photos.map(({ filename }) => filename).toSorted()
}

async function adds(filename: string, options: PhotoOptions & { people?: string[] } = {}) {
  const { people, ...photo } = options
  const photo_id = await seedPhoto(ana, family, { ...photo, filename })
  if (people) await ana.call(editPhoto, { ...family, photo_id, person_ids: people })
  return photo_id
}

const person = async (first_name: string, also_known_as: string[] = []) =>
  (await ana.call(peopleContract.addPerson, { ...family, kind: 'adult', first_name, also_known_as })).id

test('"Noé and Alma at the beach last summer" finds by people, dates, and the remaining word', async () => {
  const [noe, alma] = [await person('Noé'), await person('Alma', ['Almita'])]
  const beach = { description: 'A day at the beach' }
  await adds('both.jpg', { ...beach, taken_at: '2026-07-02T10:00:00', people: [noe, alma] })
  await adds('one.jpg', { ...beach, taken_at: '2026-07-02T10:00:00', people: [noe] })
  await adds('before.jpg', { ...beach, taken_at: '2025-07-02T10:00:00', people: [noe, alma] })
  await adds('garden.jpg', { description: 'Garden', taken_at: '2026-07-02T10:00:00', people: [noe, alma] })
  await adds('private.jpg', { ...beach, taken_at: '2026-07-02T10:00:00', people: [noe, alma], audience: 'private' })
  expect(await types(ana, 'Noé and Alma at the beach last summer')).toEqual(['both.jpg', 'private.jpg'])
  expect(await types(ben, 'Noé and Alma at the beach last summer')).toEqual(['both.jpg'])
  expect(await types(ben, 'noe y almita beach el verano pasado')).toEqual(['both.jpg'])
  expect(await types(ben, 'only Noé')).toEqual(['one.jpg'])
  expect(await types(ben, 'Noé 2025')).toEqual(['before.jpg'])
})

test('a file name is found from its start, in any case, as are the videos of Live Photos', async () => {
  const live = await adds('IMG_4321.HEIC')
  const video = await adds('IMG_4321.MOV')
  await adds('IMG_4329.jpg', { audience: 'private' })
  await server.sql(
    `update photos set kind = 'video', film_of = $1, pairing = '{"content_identifier": "x"}' where id = $2`,
    [live, video],
  )
  await server.sql(`update photos set pairing = '{"content_identifier": "x"}' where id = $1`, [live])
  expect(await types(ana, 'img_432')).toEqual(['IMG_4321.HEIC', 'IMG_4329.jpg'])
  expect(await types(ben, 'IMG_432')).toEqual(['IMG_4321.HEIC'])
  expect(await types(ben, 'IMG_4321.mov')).toEqual(['IMG_4321.HEIC'])
  expect(await types(ben, '4321.mov')).toEqual([])
  expect(await types(ben, 'live photos')).toEqual(['IMG_4321.HEIC'])
  // Its video was deleted.
  await server.sql('update photos set deleted_at = now(), film_of = null where id = $1', [video])
  expect(await types(ben, 'live photos')).toEqual([])
  const asked = (user: string) =>
    server.sql(
      `select set_config('app.user_id', '${user}', true), app.photos_named('${family.family_id}', 'img') as id`,
    )
  expect(await asked(stranger.user_id)).toEqual([])
  expect(await asked('')).toEqual([])
})

test('videos, raw photos, screenshots, and scans are found by their kind', async () => {
  const dng = await adds('L1000.DNG')
  const film = await adds('first-steps.mp4')
  await server.sql(`update photos set file_type = 'image/x-adobe-dng' where id = $1`, [dng])
  await server.sql(`update photos set kind = 'video', file_type = 'video/mp4' where id = $1`, [film])
  await adds('Screenshot 2020-01-01.png')
  await adds('Bildschirmfoto 2021-03-04.png')
  await adds('Scan 12.jpg')
  await adds('scandinavia.jpg')
  const epson = await adds('album-1.jpg')
  await server.sql(`update photos set camera = '{"make": "EPSON", "model": "Perfection V600"}' where id = $1`, [epson])
  expect(await types(ben, 'raw')).toEqual(['L1000.DNG'])
  expect(await types(ben, 'vídeos')).toEqual(['first-steps.mp4'])
  expect(await types(ben, 'screenshots')).toEqual(['Bildschirmfoto 2021-03-04.png', 'Screenshot 2020-01-01.png'])
  expect(await types(ben, 'scans')).toEqual(['Scan 12.jpg', 'album-1.jpg'])
})

test('cameras, lenses, and comments are words of a photo, and German words are found by their stems', async () => {
  const photo_id = await adds('zoo.jpg', { description: 'Die Kinder spielten vor den Häusern' })
  await server.sql(
    `update photos set camera = '{"make": "Canon", "model": "EOS R5", "lens": "RF 50mm"}' where id = $1`,
    [photo_id],
  )
  const { addComment, deleteComment } = commentsContract
  const said = await ana.call(addComment, {
    ...family,
    subject_kind: 'photo',
    subject_id: photo_id,
    text: 'What a penguin!',
  })
  for (const text of ['canon', 'eos r5', 'rf 50mm', 'penguins', 'Haus', 'Kindern']) {
    expect(await types(ben, text), text).toEqual(['zoo.jpg'])
  }
  // Misspelled words are found, but a longer word isn't a misspelled short one.
  expect(await types(ben, 'pengiun')).toEqual(['zoo.jpg'])
  expect(await types(ben, 'canonball')).toEqual([])
  await ana.call(deleteComment, { ...family, comment_id: said.id })
  expect(await types(ben, 'penguin')).toEqual([])
  await ana.call(deletePhoto, { ...family, photo_id })
  expect(await types(ben, 'canon')).toEqual([])
})

test('a city finds photos of the towns around it, in any language, if the family took photos there', async () => {
  await adds('badalona.jpg', { location_name: 'Badalona, Spain', location_lat: 41.45, location_lng: 2.2474 })
  await adds('munich.jpg', { location_name: 'Munich, Germany', location_lat: 48.14, location_lng: 11.58 })
  await adds('nice.jpg', { description: 'A nice cake' })
  await adds('hidden.jpg', { location_lat: 59.33, location_lng: 18.06, audience: 'private' })
  expect(await types(ben, 'barcelona')).toEqual(['badalona.jpg'])
  expect(await types(ben, 'barcelone')).toEqual(['badalona.jpg'])
  expect(await types(ben, 'München')).toEqual(['munich.jpg'])
  expect(await types(ben, 'nice')).toEqual(['nice.jpg'])
  expect(await types(ana, 'Estocolmo')).toEqual(['hidden.jpg'])
  expect(await types(ben, 'Estocolmo')).toEqual([])
})

test('only members can read a search, and any text is read without an error', async () => {
  expect((await stranger.tries(readTypedSearch, { ...family, text: 'Noé' })).status).toBe(404)
  expect(await ben.call(readTypedSearch, { ...family, text: ' ', language: 'en' })).toEqual({ parts: [], text: '' })
  for (const text of ['"', '""', '“', "'", '-', '2019-', '99999999999', "l'", '( ) ,', 'of of of', '\\', '0000'])
    expect((await ben.tries(readTypedSearch, { ...family, text })).status, text).toBe(200)
})
