import { beforeAll, expect, test } from 'vitest'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openOnceForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'

const { editPhoto, getPhoto, listPhotoMonths, listPhotos } = photosContract

openOnceForAnaAndBen()

let cleo: Person
let vera: Person
let alma: string
let noah: string

beforeAll(async () => {
  cleo = await server.person('Cleo')
  vera = await server.person('Vera')
  await server.join(family, cleo, 'contributor')
  await server.join(family, vera, 'viewer')
  alma = await addChild('Alma')
  noah = await addChild('Noé')
})

async function addChild(first_name: string): Promise<string> {
  return (await ana.call(childrenContract.addChild, { ...family, first_name, birth_date: '2020-02-02' })).id
}

async function shot(person_ids: string[], options: PhotoOptions = {}, by = ana): Promise<string> {
  const photo_id = await seedPhoto(by, family, options)
  await by.call(editPhoto, { ...family, photo_id, person_ids })
  return photo_id
}

const found = async (filter: object, by = ana) => {
  const { photos, total } = await by.call(listPhotos, { ...family, ...filter })
  expect(total).toBe(photos.length)
  return photos.map(({ id }) => id)
}

test("each page of a person's photos says how many of its month come before it, in both orders", async () => {
  const rosa = await addChild('Rosa')
  const days = ['2022-04-30', '2022-05-01', '2022-05-01', '2022-05-09', '2022-05-31', '2022-06-01']
  const ids: string[] = []
  for (const [hour, day] of days.entries()) ids.push(await shot([rosa], { taken_at: `${day}T1${hour}:00:00` }))
  const favorites = [ids[1]!, ids[4]!]
  for (const photo_id of favorites) await ana.call(editPhoto, { ...family, photo_id, is_favorite: true })
  const offsets = async (filter: object) => {
    const placed: (number | null)[] = []
    for (let cursor: string | undefined; ;) {
      const page = await ana.call(listPhotos, { ...family, person_ids: rosa, limit: 1, cursor, ...filter })
      placed.push(page.month_offset)
      if (!page.next_cursor) return placed
      cursor = page.next_cursor
    }
  }
  expect(await offsets({})).toEqual([0, 0, 1, 2, 3, 0])
  expect(await offsets({ sort_order: 'asc' })).toEqual([0, 0, 1, 2, 3, 0])
  expect(await offsets({ is_favorite: 'true' })).toEqual([0, 1])
})

test('a photo shows several people, and is found by all of them or by one without the others', async () => {
  const both = await shot([alma, noah], { taken_at: '2021-01-03T10:00:00' })
  const onlyNoah = await shot([noah], { taken_at: '2021-01-02T10:00:00' })
  const onlyAlma = await shot([alma, alma], { taken_at: '2021-01-01T10:00:00' })
  const noOne = await seedPhoto(ana, family, { taken_at: '2021-01-04T10:00:00' })
  expect((await ana.call(getPhoto, { ...family, photo_id: both })).people).toMatchObject([
    { id: alma, kind: 'child', first_name: 'Alma', birth_date: '2020-02-02' },
    { id: noah, first_name: 'Noé' },
  ])
  expect(await found({ person_ids: noah })).toEqual([both, onlyNoah])
  expect(await found({ person_ids: `${alma},${noah}` })).toEqual([both])
  expect(await found({ person_ids: `${noah},${alma}`, no_one_else: 'true', sort_order: 'asc' })).toEqual([both])
  expect(await found({ person_ids: noah, no_one_else: 'true' })).toEqual([onlyNoah])
  expect(await found({ person_ids: alma, sort_order: 'asc' })).toEqual([onlyAlma, both])
  expect(await found({ person_ids: alma, sort_by: 'created_at', sort_order: 'asc' })).toEqual([both, onlyAlma])
  expect(await found({ no_one_else: 'true' })).toEqual([noOne])

  const first = await ana.call(listPhotos, { ...family, person_ids: alma, limit: 1 })
  expect(first).toMatchObject({ photos: [{ id: both }], total: 2, month_offset: 0 })
  const cursor = first.next_cursor!
  const second = await ana.call(listPhotos, { ...family, person_ids: alma, limit: 1, cursor })
  expect(second).toMatchObject({ photos: [{ id: onlyAlma }], next_cursor: null, month_offset: 1 })
  const back = { cursor: second.previous_cursor!, backwards: 'true' as const }
  expect((await ana.call(listPhotos, { ...family, person_ids: alma, limit: 1, ...back })).photos).toMatchObject([
    { id: both },
  ])

  // A removed person is in no photo until they are restored.
  await ana.call(peopleContract.deletePerson, { ...family, person_id: noah })
  expect(await found({ person_ids: alma, no_one_else: 'true' })).toEqual([both, onlyAlma])
  await ana.call(editPhoto, { ...family, photo_id: both, person_ids: [] })
  await ana.call(peopleContract.restorePerson, { ...family, person_id: noah })
  expect(await found({ person_ids: noah })).toEqual([both, onlyNoah])
})

test('people in a photo are as private as the photo, everywhere they are counted or found', async () => {
  const secret = await shot([alma], { audience: 'private', taken_at: '2019-05-05T10:00:00' }, ben)
  const months = async (by: Person) =>
    (await by.call(listPhotoMonths, { ...family, person_id: alma })).months.filter(({ month }) => month === '2019-05')
  expect(await found({ person_ids: alma, taken_to: '2019-12-31' }, ben)).toEqual([secret])
  expect(await found({ person_ids: alma, taken_to: '2019-12-31' })).toEqual([])
  expect([await months(ben), await months(ana)]).toEqual([[{ month: '2019-05', photos: 1 }], []])
  await ben.call(editPhoto, { ...family, photo_id: secret, audience: 'family_only', is_favorite: true })
  expect(await months(ana)).toEqual([{ month: '2019-05', photos: 1 }])
  await ana.call(photosContract.deletePhoto, { ...family, photo_id: secret })
  expect([await months(ana), await found({ person_ids: alma, taken_to: '2019-12-31' })]).toEqual([[], []])
})

test('a photo follows its new date among the photos of its people', async () => {
  const moved = await shot([noah], { taken_at: '2018-01-01T10:00:00' })
  const other = await shot([noah], { taken_at: '2018-06-01T10:00:00' })
  await ana.call(editPhoto, { ...family, photo_id: moved, taken_at: '2018-07-01T10:00:00' })
  expect(await found({ person_ids: noah, taken_from: '2018-01-01', taken_to: '2018-12-31' })).toEqual([moved, other])
  const { months } = await ana.call(listPhotoMonths, { ...family, person_id: noah })
  expect(months.filter(({ month }) => month.startsWith('2018'))).toEqual([
    { month: '2018-07', photos: 1 },
    { month: '2018-06', photos: 1 },
  ])
})

test('a search finds people by their names, with typing errors, beside other words', async () => {
  const beach = await shot([alma, noah])
  await ana.call(editPhoto, { ...family, photo_id: beach, description: 'At the beach' })
  for (const text of ['noe beach', 'BEACH alma', 'alm beach']) expect(await found({ text }), text).toEqual([beach])
  expect(await found({ text: 'zoe beach' })).toEqual([])
  await ana.call(peopleContract.editPerson, { ...family, person_id: noah, first_name: 'Benedikt' })
  expect(await found({ text: 'benedict beach' })).toEqual([beach])
  expect(await found({ text: 'noe beach' })).toEqual([])
  await ana.call(peopleContract.editPerson, { ...family, person_id: noah, first_name: 'Noé' })
})

test('contributors tag only their own photos, and viewers none', async () => {
  const hers = await seedPhoto(cleo, family)
  const photo = await seedPhoto(ana, family)
  const tag = (by: Person, photo_id: string) => by.tries(editPhoto, { ...family, photo_id, person_ids: [alma] })
  expect((await tag(cleo, hers)).status).toBe(200)
  expect((await tag(cleo, photo)).status).toBe(403)
  expect((await tag(vera, photo)).status).toBe(403)
  const many = { ...family, photo_ids: [hers, photo], add_person_ids: [noah], remove_person_ids: [alma] }
  expect(await cleo.call(photoSelectionsContract.editPhotos, many)).toEqual({
    done: 1,
    failed: [{ place: 1, reason: 'forbidden' }],
  })
  expect((await ana.call(getPhoto, { ...family, photo_id: hers })).people.map(({ id }) => id)).toEqual([noah])
})
