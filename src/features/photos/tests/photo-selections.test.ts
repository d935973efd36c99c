import { describe, expect, test, vi } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { photoSelectionsContract } from '#features/photos/photo-selections.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { packSelection } from '#kit/exports.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { unzip } from '#kit/unzip.ts'

openForAnaAndBen()

const { editPhotos, deletePhotos, listPhotoDownloads } = photoSelectionsContract
const { getPhoto, listPhotos, listPhotoMonths, editPhoto } = photosContract

const place = (by: Person, options?: PhotoOptions) => seedPhoto(by, family, options)
const photo = (photo_id: string, by = ana) => by.call(getPhoto, { ...family, photo_id })

describe('many photos at once', () => {
  test('can be labeled, linked to people and milestones, and unlinked again', async () => {
    const photo_ids = [await place(ana), await place(ben), await place(ana)]
    const summer = await ana.call(categoriesContract.createCategory, { ...family, name: 'Summer' })
    const leo = await ana.call(childrenContract.addChild, { ...family, first_name: 'Leo', birth_date: '2020-02-02' })
    const step = await ana.call(milestonesContract.addMilestone, { ...family, name: 'First step', date: '2021-03-04' })
    await ana.call(editPhoto, { ...family, photo_id: photo_ids[0]!, tags: ['Été'] })
    const change = {
      ...{ add_tags: ['ete', 'sea'], add_category_ids: [summer.id], add_person_ids: [leo.id], is_favorite: true },
      add_milestone_ids: [step.id],
    }
    expect(await ben.call(editPhotos, { ...family, photo_ids, ...change })).toEqual({ done: 3, failed: [] })
    expect(await photo(photo_ids[0]!)).toMatchObject({
      tags: ['Été', 'sea'],
      is_favorite: true,
      people: [{ id: leo.id }],
    })
    expect(await photo(photo_ids[1]!)).toMatchObject({
      tags: ['ete', 'sea'],
      categories: [{ name: 'Summer' }],
      milestones: [{ name: 'First step' }],
    })
    const undo = {
      ...{ remove_tags: ['ÉTÉ'], remove_category_ids: [summer.id], remove_person_ids: [leo.id], is_favorite: false },
      remove_milestone_ids: [step.id],
    }
    await ana.call(editPhotos, { ...family, photo_ids, ...undo })
    for (const id of photo_ids)
      expect(await photo(id)).toMatchObject({
        tags: ['sea'],
        categories: [],
        milestones: [],
        people: [],
        is_favorite: false,
      })
  })

  test('can be moved in time, except those without an exact time, which are reported', async () => {
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

  test("can be shared by their contributor only, and others' private photos are reported as not found", async () => {
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

  test('can be deleted, ignoring missing ones and duplicates', async () => {
    const photo_ids = [await place(ana), await place(ben)]
    const secret = await place(ana, { audience: 'private' })
    expect(await ben.call(deletePhotos, { ...family, photo_ids: [...photo_ids, secret] })).toEqual({
      done: 2,
      failed: [{ place: 2, reason: 'not_found' }],
    })
    expect((await ana.call(listPhotos, family)).total).toBe(1)
    expect((await ana.tries(deletePhotos, { ...family, photo_ids: [] })).status).toBe(400)
  })

  test('can be changed by two people at the same time, in any order, with edits in between', async () => {
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

describe('a download of many photos', () => {
  test("is a ZIP of the originals with their names, which only the person who selected them can open while they're a member", async () => {
    const photo_ids = [
      await place(ana, { filename: 'IMG_1.jpg', taken_at: '2024-05-06T07:08:10' }),
      await place(ana, { filename: 'img_1.jpg' }),
      await place(ben, { filename: '../../été.jpg' }),
      await place(ana, { filename: 'secret.jpg', audience: 'private' }),
    ]
    await server.startWorker()
    const url = await packSelection(ben, family, photo_ids, 'Lisbon: été')
    const answer = await ben.fetches(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Lisbon_ ete \d{4}-\d\d-\d\d\.zip"/,
    )
    const zip = Buffer.from(await answer.arrayBuffer())
    const files = await unzip(zip)
    expect([...files.keys()]).toEqual(['IMG_1.jpg', 'img_1 (2).jpg', '_.._été.jpg'])
    for (const [at, bytes] of [...files.values()].entries()) expect(String(bytes)).toContain(photo_ids[at])
    // The first entry of the central directory has the camera's time.
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
    await server.sql(`update exports set expires_at = now() where id = $1`, [url.split('/').at(-1)])
    expect((await ben.fetches(url)).status).toBe(404)
  })

  test('can be resumed', async () => {
    await server.startWorker()
    const url = await packSelection(ana, family, [await place(ana), await place(ana)])
    const whole = await ana.fetches(url)
    const zip = Buffer.from(await whole.arrayBuffer())
    expect(Number(whole.headers.get('content-length'))).toBe(zip.length)
    const headers = { range: 'bytes=100-', 'if-range': whole.headers.get('etag')! }
    const rest = await ana.fetches(url, { headers })
    expect([rest.status, Buffer.from(await rest.arrayBuffer()).equals(zip.subarray(100))]).toEqual([206, true])
  })

  test('fails if the store is unreachable, and names files that the store has lost', async () => {
    const photo_ids = [await place(ana, { filename: 'here.jpg' }), await place(ana, { filename: 'lost.jpg' })]
    await server.startWorker()
    const { store } = server.context
    const open = vi.spyOn(store, 'open').mockRejectedValueOnce(new Error('the disk has gone'))
    expect((await ana.fetches(await packSelection(ana, family, photo_ids))).status).toBe(404)
    open.mockRestore()
    const [lost] = await server.sql<{ path: string }>('select storage_path as path from photos where id = $1', [
      photo_ids[1],
    ])
    await store.remove(lost!.path)
    const answer = await ana.fetches(await packSelection(ana, family, photo_ids))
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
    expect([...files.keys()]).toEqual(['here.jpg', 'missing.txt'])
    expect(String(files.get('missing.txt'))).toBe('lost.jpg')
  })

  test('replaces the previous one within an hour', async () => {
    await server.startWorker()
    const photo_ids = [await place(ana)]
    for (let n = 0; n < 2; n++) await packSelection(ana, family, photo_ids)
    const { exports } = await ana.call(listPhotoDownloads, family)
    const minutes = exports.slice(0, 2).map(({ expires_at }) => (Date.parse(expires_at!) - Date.now()) / 60_000)
    expect(minutes).toEqual([expect.closeTo(24 * 60, -1), expect.closeTo(60, -1)])
  })
})
