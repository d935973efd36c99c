import { expect, test } from 'vitest'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen()

const { editPhoto, listMonthCovers } = photosContract

async function covers(filter: object = {}, who = ana) {
  const found = await who.call(listMonthCovers, { ...family, year: '2024', ...filter })
  return found.covers.map(({ month, photo }) => [month, photo.id])
}
const taken = (taken_at: string, options: object = {}) => seedPhoto(ana, family, { taken_at, ...options })

test('each month of a year shows its latest photo, newest month first', async () => {
  await taken('2024-05-01T10:00:00')
  const may = await taken('2024-05-31T23:59:59')
  const december = await taken('2024-12-31T23:59:59')
  await taken('2025-01-01T00:00:00')
  const past = await taken('2023-12-31T23:59:59')
  expect(await covers()).toEqual([
    ['2024-12', december],
    ['2024-05', may],
  ])
  expect(await covers({ year: '2023' })).toEqual([['2023-12', past]])
  expect(await covers({ year: '1999' })).toEqual([])
})

test('months show only photos that the filters leave', async () => {
  const [plain, dear, mia] = [
    await taken('2024-05-03T10:00:00'),
    await taken('2024-05-02T10:00:00'),
    await taken('2024-05-01T10:00:00'),
  ]
  const receipt = await taken('2024-05-04T10:00:00')
  const person = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Mia' })
  await ana.call(editPhoto, { ...family, photo_id: dear, is_favorite: true })
  await ana.call(editPhoto, { ...family, photo_id: mia, person_ids: [person.id] })
  await ana.call(editPhoto, { ...family, photo_id: receipt, is_archived: true })
  const cover = async (filter?: object) => (await covers(filter)).map(([, id]) => id)
  expect(await cover()).toEqual([plain])
  expect(await cover({ is_favorite: 'true' })).toEqual([dear])
  expect(await cover({ person_id: person.id })).toEqual([mia])
  expect(await cover({ is_archived: 'true' })).toEqual([receipt])
})

test('a month’s private photos are covers only for the person who added them', async () => {
  const shared = await taken('2024-05-01T10:00:00')
  const secret = await taken('2024-05-02T10:00:00', { audience: 'private' })
  await taken('2024-04-01T10:00:00', { audience: 'private' })
  expect((await covers())[0]).toEqual(['2024-05', secret])
  expect(await covers({}, ben)).toEqual([['2024-05', shared]])
})
