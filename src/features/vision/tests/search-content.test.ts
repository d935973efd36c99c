import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSearchContract } from '#features/vision/content-search.contract.ts'
import { visionContract } from '#features/vision/vision.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import type { Family, Person } from '#kit/people.ts'
import type { TestApp } from '#kit/test-app.ts'
import { openVisionApp, scan, seedFaces } from '#kit/vision.ts'
import type { VisionDouble } from '../../../../e2e/doubles/vision-server.ts'

const { searchByContent } = contentSearchContract
let server: TestApp
let service: VisionDouble
let close: () => Promise<void>
let ana: Person
let vic: Person
let family: Family
let ids: Record<'beach' | 'cakeOnBeach' | 'sea' | 'forest', string>

beforeAll(async () => {
  ;({ service, server, close } = await openVisionApp())
  ana = await server.person('Ana')
  vic = await server.person('Vic')
  family = await ana.opensFamily('Moreau')
  await server.join(family, vic, 'viewer')
  const seed = (hues: number[], hue: number) => seedFaces(ana, family, hues, { background: `hsl(${hue} 80% 55%)` })
  ids = {
    beach: await seed([], 50),
    cakeOnBeach: await seed([320, 320], 50),
    sea: await seed([], 220),
    forest: await seed([], 120),
  }
})
afterAll(() => close())

const find = async (text: string, by = vic, filter = {}) =>
  (await by.call(searchByContent, { ...family, text, ...filter })).photos.map(({ id }) => id)

test('words aren’t sent anywhere, and find nothing, until the family agrees', async () => {
  expect(await find('beach')).toEqual([])
  expect(service.asked).toEqual([])
})

test('photos that look like the words are found, the best first, in every language and with other filters', async () => {
  await ana.call(visionContract.allowVision, family)
  await scan(server, server.config.vision)
  expect((await find('cake on a beach'))[0]).toBe(ids.cakeOnBeach)
  expect((await find('beach'))[0]).toBe(ids.beach)
  expect(await find('the sea')).toEqual([ids.sea])
  expect((await find('Strand', vic, { language: 'de' }))[0]).toBe(ids.beach)
  expect(service.asked.at(-1)).toMatchObject({
    text: 'Strand',
    entries: { clip: { textual: { modelName: 'a-model', options: { language: 'de' } } } },
  })
  await ana.call(photosContract.editPhoto, { ...family, photo_id: ids.cakeOnBeach, is_favorite: true })
  expect(await find('beach', vic, { is_favorite: 'true' })).toEqual([ids.cakeOnBeach])
})

test('the same words are read once', async () => {
  const before = service.asked.length
  await find('the forest')
  expect(await find('the forest')).toEqual([ids.forest])
  expect(service.asked).toHaveLength(before + 1)
})

test('while the service is away, the search says so and finds nothing', async () => {
  service.fails = 503
  expect(await vic.call(searchByContent, { ...family, text: 'a castle' })).toEqual({ photos: [], is_away: true })
  service.fails = undefined
})

test('another family finds nothing of it', async () => {
  const zed = await server.person('Zed')
  expect((await zed.tries(searchByContent, { ...family, text: 'beach' })).status).toBe(404)
  const other = await zed.opensFamily('Other')
  await zed.call(visionContract.allowVision, other)
  expect((await zed.call(searchByContent, { ...other, text: 'beach' })).photos).toEqual([])
})
