import { describe, expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { childrenContract } from '#features/children/children.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, house, openForAnaAndBen } from './testing/ana-and-ben.ts'
import type { Person } from './testing/people.ts'
import { placePhoto, type PhotoOptions } from './testing/photos.ts'

openForAnaAndBen()

const { editPhotos, deletePhotos, createPhotoDownload } = photoSelectionsContract
const { getPhoto, listPhotos, listPhotoMonths, editPhoto } = photosContract

const place = (by: Person, options?: PhotoOptions) => placePhoto(by, family, options)
const photo = (photo_id: string, by = ana) => by.call(getPhoto, { ...family, photo_id })

describe('many photos at once', () => {
  test('get labels, a child, milestones, and lose them again', async () => {
    const photo_ids = [await place(ana), await place(ben), await place(ana)]
    const summer = await ana.call(categoriesContract.createCategory, { ...family, name: 'Summer' })
    const leo = await ana.call(childrenContract.addChild, { ...family, first_name: 'Leo', birth_date: '2020-02-02' })
    const step = await ana.call(milestonesContract.addMilestone, { ...family, name: 'First step', date: '2021-03-04' })
    await ana.call(editPhoto, { ...family, photo_id: photo_ids[0]!, tags: ['Été'] })
    const change = {
      ...{ add_tags: ['ete', 'sea'], add_category_ids: [summer.id], child_id: leo.id, is_favorite: true },
      add_milestone_ids: [step.id],
    }
    expect(await ben.call(editPhotos, { ...family, photo_ids, ...change })).toEqual({ done: 3, failed: [] })
    expect(await photo(photo_ids[0]!)).toMatchObject({ tags: ['Été', 'sea'], is_favorite: true, child: { id: leo.id } })
    expect(await photo(photo_ids[1]!)).toMatchObject({
      tags: ['ete', 'sea'],
      categories: [{ name: 'Summer' }],
      milestones: [{ name: 'First step' }],
    })
    const undo = {
      ...{ remove_tags: ['ÉTÉ'], remove_category_ids: [summer.id], child_id: null, is_favorite: false },
      remove_milestone_ids: [step.id],
    }
    await ana.call(editPhotos, { ...family, photo_ids, ...undo })
    for (const id of photo_ids)
      expect(await photo(id)).toMatchObject({
        tags: ['sea'],
        categories: [],
        milestones: [],
        child: null,
        is_favorite: false,
      })
  })

  test('move in time, except those whose time nobody knows, which are named', async () => {
    const dated = await place(ana, { taken_at: '2023-12-31T23:30:00' })
    const undated = await place(ana)
    const about = await place(ana, { taken_at: '1980-01-01T00:00:00' })
    await ana.call(editPhoto, { ...family, photo_id: about, taken_precision: 'about' })
    const photo_ids = [undated, dated, about]
    expect(await ana.call(editPhotos, { ...family, photo_ids, shift_minutes: 45 })).toEqual({
      done: 1,
      failed: [
        { place: 0, reason: 'no_time' },
        { place: 2, reason: 'no_time' },
      ],
    })
    expect(await photo(dated)).toMatchObject({ taken_at: '2024-01-01T00:15:00' })
    expect((await ana.call(listPhotoMonths, family)).months).toContainEqual({ month: '2024-01', photos: 1 })
  })

  test('are shared as far as they are the one’s who asks, and private ones of others do not even fail by name', async () => {
    const own = await place(ben)
    const hers = await place(ana)
    const secret = await place(ana, { audience: 'private' })
    const photo_ids = [own, hers, secret, crypto.randomUUID()]
    expect(await ben.call(editPhotos, { ...family, photo_ids, audience: 'private', add_tags: ['x'] })).toEqual({
      done: 1,
      failed: [
        { place: 1, reason: 'not_yours' },
        { place: 2, reason: 'not_found' },
        { place: 3, reason: 'not_found' },
      ],
    })
    expect((await ana.call(listPhotos, family)).photos.map(({ id }) => id).toSorted()).toEqual(
      [hers, secret].toSorted(),
    )
    expect((await photo(secret)).tags).toEqual([])
    const { activities } = await ana.call(activityContract.listActivities, family)
    expect(activities.some(({ metadata }) => metadata.photo_id === own)).toBe(false)
  })

  test('are deleted, those that are there; twice the same one is one', async () => {
    const photo_ids = [await place(ana), await place(ben)]
    const secret = await place(ana, { audience: 'private' })
    expect(await ben.call(deletePhotos, { ...family, photo_ids: [...photo_ids, secret] })).toEqual({
      done: 2,
      failed: [{ place: 2, reason: 'not_found' }],
    })
    expect((await ana.call(listPhotos, family)).total).toBe(1)
    expect((await ana.tries(deletePhotos, { ...family, photo_ids: [] })).status).toBe(400)
  })

  test('by two people at the same time, in any order, with somebody editing in between: all is done', async () => {
    const photo_ids = []
    for (let n = 0; n < 12; n++)
      photo_ids.push(await place(ana, { taken_at: `20${10 + n}-01-01T10:00:00`, location_name: `Place ${n}` }))
    const backwards = photo_ids.toReversed()
    const all = await Promise.all([
      ana.tries(editPhotos, { ...family, photo_ids, add_tags: ['a'], shift_minutes: 1000 }),
      ben.tries(editPhotos, { ...family, photo_ids: backwards, add_tags: ['b'], is_favorite: true }),
      ben.tries(editPhotos, { ...family, photo_ids, audience: 'extended_family', add_tags: ['c'] }),
      ...photo_ids.map((photo_id) => ana.tries(editPhoto, { ...family, photo_id, description: 'said meanwhile' })),
    ])
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    for (const id of photo_ids)
      expect(await photo(id)).toMatchObject({
        tags: ['a', 'b', 'c'],
        description: 'said meanwhile',
        is_favorite: true,
        audience: 'extended_family',
      })
  })
})

describe('a download of many', () => {
  test('is a ZIP of the originals under their own names, seen by the one who chose them, while they may', async () => {
    const photo_ids = [
      await place(ana, { filename: 'IMG_1.jpg', taken_at: '2024-05-06T07:08:10' }),
      await place(ana, { filename: 'img_1.jpg' }),
      await place(ben, { filename: '../../été.jpg' }),
      await place(ana, { filename: 'secret.jpg', audience: 'private' }),
    ]
    const { id } = await ben.call(createPhotoDownload, { ...family, photo_ids })
    const url = `/api/families/${family.family_id}/photo-downloads/${id}`
    const answer = await ben.fetches(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="photos-\w{6}\.zip"/)
    const zip = Buffer.from(await answer.arrayBuffer())
    const text = zip.toString('utf8')
    for (const name of ['IMG_1.jpg', 'img_1 (2).jpg', 'été.jpg']) expect(text).toContain(name)
    expect(text).not.toContain('secret.jpg')
    for (const photo_id of photo_ids.slice(0, 3)) expect(text).toContain(photo_id)
    // The first entry of the directory at the end: its time is the camera's.
    const entry = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
    const [time, date] = [zip.readUInt16LE(entry + 12), zip.readUInt16LE(entry + 14)]
    expect([date >> 9, (date >> 5) & 15, date & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2]).toEqual([
      2024 - 1980,
      5,
      6,
      7,
      8,
      10,
    ])
    expect((await ana.fetches(url)).status).toBe(404)
    await house.sql(`update photo_downloads set created_at = now() - interval '61 minutes' where id = $1`, [id])
    expect((await ben.fetches(url)).status).toBe(404)
  })

  test('ends broken, not silently short, where the store fails on the way', async () => {
    const photo_ids = [await place(ana), await place(ana)]
    const { id } = await ana.call(createPhotoDownload, { ...family, photo_ids })
    const { store } = house.foundation
    const { open } = store
    let opened = 0
    store.open = (...asked) => (++opened > 1 ? Promise.reject(new Error('the disk has gone')) : open(...asked))
    const download = async () => {
      const answer = await ana.fetches(`/api/families/${family.family_id}/photo-downloads/${id}`)
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
      return answer.arrayBuffer()
    }
    await expect(download()).rejects.toThrow()
    store.open = open
    expect((await download()).byteLength).toBeGreaterThan(100)
  })
})
