import { expect, test } from 'vitest'
import { albumsContract } from '#features/albums/albums.contract.ts'
import { highlightsContract } from '#features/dashboard/highlights.contract.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { bulkJobsContract } from '#features/photos/bulk-jobs.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { newId } from '#shared/ids.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { seedGuest } from '#kit/guests.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen()

const { listPhotos, listPhotoMonths, listPhotoIds, editPhoto } = photosContract
const { editPhotos } = photoSelectionsContract

/** The IDs and the number of photos of a page of the gallery. */
async function shown(filter: object = {}, who = ana) {
  const { photos, total } = await who.call(listPhotos, { ...family, ...filter })
  expect(total).toBe(photos.length)
  return photos.map(({ id }) => id)
}
const months = async (filter: object = {}) => (await ana.call(listPhotoMonths, { ...family, ...filter })).months
const onThisDay = async () => {
  const { on_this_day, cover } = await ana.call(highlightsContract.getHighlights, { ...family, day: '2025-05-01' })
  return [...on_this_day.map(({ id }) => id), cover?.photo.id]
}

async function twoPhotos(): Promise<[receipt: string, beach: string]> {
  const receipt = await seedPhoto(ana, family, {
    ...{ taken_at: '2024-05-01T10:00:00', description: 'Receipt of the boat', audience: 'extended_family' },
  })
  return [receipt, await seedPhoto(ana, family, { taken_at: '2024-04-01T10:00:00', audience: 'extended_family' })]
}

test('an archived photo leaves the gallery, its months, the home page and the guests’ page', async () => {
  const [receipt, beach] = await twoPhotos()
  const rosa = await (await seedGuest(ana, family, 'Grandma Rosa')).comes()
  const seenByRosa = async () =>
    (await rosa.call(guestsContract.listGuestMoments, {})).moments.map(({ id }: { id: string }) => id)
  expect(await onThisDay()).toEqual([receipt, receipt])
  expect(await seenByRosa()).toEqual([receipt, beach])

  expect(await ben.call(editPhoto, { ...family, photo_id: receipt, is_archived: true })).toMatchObject({
    is_archived: true,
  })
  expect(await shown()).toEqual([beach])
  expect(await shown({ sort_by: 'created_at' })).toEqual([beach])
  expect(await shown({ from_month: '2024-05' })).toEqual([beach])
  expect((await ana.call(listPhotoIds, family)).photo_ids).toEqual([beach])
  expect(await months()).toEqual([{ month: '2024-04', photos: 1 }])
  expect(await onThisDay()).toEqual([beach])
  expect(await seenByRosa()).toEqual([beach])

  expect(await shown({ is_archived: 'true' })).toEqual([receipt])
  expect(await months({ is_archived: 'true' })).toEqual([{ month: '2024-05', photos: 1 }])
  const both = await ana.tries(listPhotoMonths, { ...family, is_archived: 'true', is_favorite: 'true' })
  expect(both.status).toBe(400)

  await ana.call(editPhoto, { ...family, photo_id: receipt, is_archived: false })
  expect(await shown()).toEqual([receipt, beach])
  expect(await months()).toHaveLength(2)
  expect(await shown({ is_archived: 'true' })).toEqual([])
})

test('an archived photo stays in searches, albums, favorites and with its people', async () => {
  const [receipt, beach] = await twoPhotos()
  const alma = await ana.call(peopleContract.addPerson, { ...family, once: newId(), first_name: 'Alma' })
  const album = await ana.call(albumsContract.createAlbum, { ...family, title: 'Boats', photo_ids: [receipt, beach] })
  const about = { person_ids: [alma.id], tags: ['boat'], is_favorite: true, is_archived: true }
  await ana.call(editPhoto, { ...family, photo_id: receipt, ...about })
  for (const filter of [
    { text: 'receipt' },
    { tags: 'boat' },
    { is_favorite: 'true' },
    { person_ids: alma.id },
    { taken_from: '2024-05-01' },
    { is_archived: 'true', person_ids: alma.id },
    { is_archived: 'true', is_favorite: 'true' },
  ])
    expect(await shown(filter), JSON.stringify(filter)).toEqual([receipt])
  expect(await months({ is_favorite: 'true' })).toEqual([{ month: '2024-05', photos: 1 }])
  const { photos } = await ana.call(albumsContract.listAlbumPhotos, { ...family, album_id: album.id })
  expect(photos.map(({ id, is_archived }) => [id, is_archived])).toEqual([
    [beach, false],
    [receipt, true],
  ])
})

test('many photos are archived at once, and undo puts back only those that weren’t archived before', async () => {
  const [receipt, beach] = await twoPhotos()
  await ana.call(editPhoto, { ...family, photo_id: receipt, is_archived: true })
  const undo_key = newId()
  const change = { photo_ids: [receipt, beach], is_archived: true, undo_key }
  expect(await ana.call(editPhotos, { ...family, ...change })).toEqual({ done: 2, failed: [] })
  expect(await shown()).toEqual([])
  expect(await shown({ is_archived: 'true' })).toEqual([receipt, beach])
  await ana.call(bulkJobsContract.startUndoingPhotos, { ...family, undo_key })
  expect(await shown()).toEqual([beach])
})

test('viewers see archived photos but can’t archive any, and contributors archive only their own', async () => {
  const [receipt, beach] = await twoPhotos()
  await ana.call(editPhoto, { ...family, photo_id: receipt, is_archived: true })
  const [carla, viola] = [await server.person('Carla'), await server.person('Viola')]
  await server.join(family, carla, 'contributor')
  await server.join(family, viola, 'viewer')
  expect(await shown({ is_archived: 'true' }, viola)).toEqual([receipt])
  for (const person of [carla, viola]) {
    const tried = await person.tries(editPhoto, { ...family, photo_id: beach, is_archived: true })
    expect(tried.status).toBe(403)
  }
  const own = await seedPhoto(carla, family)
  await carla.call(editPhoto, { ...family, photo_id: own, is_archived: true })
  expect(await shown({}, carla)).toEqual([beach])
})

test('other members don’t see that someone archived a private photo', async () => {
  const secret = await seedPhoto(ana, family, { audience: 'private', taken_at: '2023-01-01T10:00:00' })
  await ana.call(editPhoto, { ...family, photo_id: secret, is_archived: true })
  expect(await shown({ is_archived: 'true' }, ben)).toEqual([])
  expect((await ben.call(listPhotoMonths, { ...family, is_archived: 'true' })).months).toEqual([])
  expect(await shown({ is_archived: 'true' })).toEqual([secret])
})
