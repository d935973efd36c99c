import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { purgeDeletedPhotos } from '#features/photos/server/purge-deleted-photos.ts'
import { photoFolder } from '#features/media/server/media-objects.ts'
import { removeFolder } from '#server/storage/remove-objects.ts'
import { ana, ben, family, server, openForAnaAndBen } from '#kit/ana-and-ben.ts'
import { casesOf } from '#kit/full-size.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'

openForAnaAndBen()

const { listPhotos, listPhotoMonths, getPhoto, editPhoto, deletePhoto } = photosContract

const place = (by: Person, options?: PhotoOptions) => seedPhoto(by, family, options)

describe('the gallery', () => {
  test.each(['taken_at', 'created_at'] as const)(
    'shows every photo once, page by page, by %s, including those with the same timestamp',
    async (sort_by) => {
      const days = ['2024-05-01T10:00:00', '2024-05-01T10:00:00.123456', '2019-12-31T23:59:59', undefined]
      const placed: string[] = []
      for (let i = 0; i < 17; i++) placed.push(await place(ana, { ...(days[i % 4] && { taken_at: days[i % 4]! }) }))
      await server.sql(
        `update photos set created_at = '2026-01-01 12:00:00.654321+00' where family_id = $1 and filename <> 'x'`,
        [family.family_id],
      )
      for (const sort_order of ['desc', 'asc'] as const) {
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const page = await ana.call(listPhotos, {
            ...family,
            sort_by,
            sort_order,
            limit: 5,
            ...(cursor && { cursor }),
          })
          expect(page.total).toBe(17)
          seen.push(...page.photos.map((photo) => photo.id))
          cursor = page.next_cursor ?? undefined
        } while (cursor)
        expect(seen.toSorted()).toEqual(placed.toSorted())
        const whole = await ana.call(listPhotos, { ...family, sort_by, sort_order, limit: 500 })
        expect(whole.photos.map((photo) => photo.id)).toEqual(seen)
        const pages = await Promise.all(
          [1, 2, 3, 4].map((page) => ana.call(listPhotos, { ...family, sort_by, sort_order, limit: 5, page })),
        )
        expect(pages.flatMap((page) => page.photos.map((photo) => photo.id))).toEqual(seen)
      }
    },
  )

  test('neither repeats nor skips a photo when others are added while someone scrolls', async () => {
    for (let i = 0; i < 6; i++) await place(ana)
    const first = await ana.call(listPhotos, { ...family, limit: 3 })
    await place(ben)
    await place(ben, { taken_at: '2001-01-01T00:00:00' })
    const second = await ana.call(listPhotos, { ...family, limit: 3, cursor: first.next_cursor! })
    const ids = [...first.photos, ...second.photos].map((photo) => photo.id)
    expect(new Set(ids).size).toBe(6)
  })

  test("opens at any month, continues in both directions, and knows each page's position within its month", async () => {
    for (const month of ['2024-07', '2024-05', '2023-12'])
      for (let day = 11; day < 17; day++) await place(ana, { taken_at: `${month}-${day}T10:00:00` })
    await place(ana, { taken_at: '2024-05-31T23:59:59.9' })
    const all = (await ana.call(listPhotos, family)).photos.map((photo) => photo.id)
    const seen = (page: { photos: { id: string }[] }) => page.photos.map((photo) => all.indexOf(photo.id))

    const may = await ana.call(listPhotos, { ...family, from_month: '2024-05', limit: 4 })
    expect([seen(may), may.month_offset]).toEqual([[6, 7, 8, 9], 0])
    const inMay = await ana.call(listPhotos, { ...family, from_month: '2024-05', offset: 5, limit: 4 })
    expect([seen(inMay), inMay.month_offset]).toEqual([[11, 12, 13, 14], 5])
    const before = await ana.call(listPhotos, { ...family, cursor: may.previous_cursor!, backwards: 'true', limit: 4 })
    expect([seen(before), before.month_offset]).toEqual([[2, 3, 4, 5], 2])
    expect(seen(await ana.call(listPhotos, { ...family, cursor: before.next_cursor!, limit: 4 }))).toEqual([6, 7, 8, 9])
    const first = await ana.call(listPhotos, {
      ...family,
      cursor: before.previous_cursor!,
      backwards: 'true',
      limit: 4,
    })
    expect([seen(first), first.previous_cursor, first.month_offset]).toEqual([[0, 1], null, 0])

    expect((await ana.call(listPhotos, { ...family, from_month: '2024-08', limit: 4 })).previous_cursor).toBeNull()
    const oldest = { ...family, sort_order: 'asc', from_month: '2024-05', limit: 3 } as const
    expect(seen(await ana.call(listPhotos, oldest))).toEqual([12, 11, 10])
    expect((await ana.tries(listPhotos, { ...family, from_month: '2024-13' })).status).toBe(400)
  })

  test('counts the months of a child and of favorites', async () => {
    const child = await ana.call(childrenContract.addChild, { ...family, first_name: 'Leo', birth_date: '2020-02-02' })
    for (const taken_at of ['2024-06-01T10:00:00', '2024-06-02T10:00:00', '2023-01-02T10:00:00']) {
      const photo_id = await place(ana, { taken_at })
      await ana.call(editPhoto, {
        ...family,
        photo_id,
        person_ids: [child.id],
        is_favorite: taken_at.startsWith('2023'),
      })
    }
    await place(ana, { taken_at: '2024-06-03T10:00:00' })
    const months = async (of: { person_id?: string; is_favorite?: 'true' }) =>
      (await ana.call(listPhotoMonths, { ...family, ...of })).months
    expect(await months({ person_id: child.id })).toEqual([
      { month: '2024-06', photos: 2 },
      { month: '2023-01', photos: 1 },
    ])
    expect(await months({ is_favorite: 'true' })).toEqual([{ month: '2023-01', photos: 1 }])
    expect(await months({ person_id: child.id, is_favorite: 'true' })).toEqual([{ month: '2023-01', photos: 1 }])
  })

  test('shows a private photo only to its contributor, and counts it only for them', async () => {
    const secret = await place(ben, { audience: 'private', filename: 'surprise.jpg', taken_at: '2024-06-01T10:00:00' })
    await place(ben, { taken_at: '2024-06-02T10:00:00' })
    const seenBy = async (person: Person) => {
      const { photos, total } = await person.call(listPhotos, family)
      const { months } = await person.call(listPhotoMonths, family)
      return [photos.some((photo) => photo.id === secret), photos.length, total, months]
    }
    expect(await seenBy(ben)).toEqual([true, 2, 2, [{ month: '2024-06', photos: 2 }]])
    expect(await seenBy(ana)).toEqual([false, 1, 1, [{ month: '2024-06', photos: 1 }]])
    const absent = await ana.tries(getPhoto, { ...family, photo_id: crypto.randomUUID() })
    for (const [operation, body] of [
      [getPhoto, {}],
      [editPhoto, { description: 'x' }],
      [deletePhoto, {}],
    ] as const) {
      const answer = await ana.tries(operation, { ...family, photo_id: secret, ...body })
      expect([answer.status, answer.text]).toEqual([404, absent.text])
    }
    const { activities } = await ana.call(activityContract.listActivities, family)
    expect(JSON.stringify(activities)).not.toContain('surprise.jpg')
  })

  test('has correct counts after random operations', async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant('add' as const),
        by: fc.boolean(),
        private: fc.boolean(),
        month: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ do: fc.constant('favorite' as const), at: fc.nat(20), on: fc.boolean() }),
      fc.record({ do: fc.constant('delete' as const), at: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const home = await ana.opensFamily('Counted')
        await server.join(home, ben, 'editor')
        const placed: { id: string; by: Person }[] = []
        for (const one of steps) {
          if (one.do === 'add') {
            const by = one.by ? ana : ben
            const audience = one.private ? 'private' : 'family_only'
            placed.push({
              by,
              id: await seedPhoto(by, home, { audience, taken_at: `2024-0${one.month}-10T10:00:00` }),
            })
          } else if (placed.length) {
            const { id, by } = placed[one.at % placed.length]!
            const photo = { family_id: home.family_id, photo_id: id }
            if (one.do === 'favorite') await by.tries(editPhoto, { ...photo, is_favorite: one.on })
            else await by.tries(deletePhoto, photo)
          }
        }
        for (const person of [ana, ben]) {
          const all = await person.call(listPhotos, { ...home, limit: 500 })
          const favorites = await person.call(listPhotos, { ...home, limit: 500, is_favorite: 'true' })
          const { months } = await person.call(listPhotoMonths, home)
          expect([all.total, favorites.total]).toEqual([all.photos.length, favorites.photos.length])
          expect(favorites.photos.map((photo) => photo.id)).toEqual(
            all.photos.filter((photo) => photo.is_favorite).map((photo) => photo.id),
          )
          expect(Object.fromEntries(months.map(({ month, photos }) => [month, photos]))).toEqual(
            Object.fromEntries(
              Object.entries(Object.groupBy(all.photos, (photo) => photo.taken_at!.slice(0, 7))).map(([month, of]) => [
                month,
                of!.length,
              ]),
            ),
          )
        }
      }),
      { numRuns: casesOf(25) },
    )
  })
})

describe('a photo', () => {
  test('appears in the feed when it becomes a favorite, and not again while it stays one', async () => {
    const photo = { family_id: family.family_id, photo_id: await place(ben) }
    await ana.call(editPhoto, { ...photo, is_favorite: true })
    await ana.call(editPhoto, { ...photo, is_favorite: true, description: 'At the sea' })
    await ana.call(editPhoto, { ...photo, location_name: '  ' })
    const { activities } = await ben.call(activityContract.listActivities, { ...family, type: 'photo_favorited' })
    expect(activities).toMatchObject([{ profile: { id: ana.user_id }, photos: [{ id: photo.photo_id }] }])
    expect(await ben.call(getPhoto, photo)).toMatchObject({
      is_favorite: true,
      description: 'At the sea',
      location_name: null,
    })
  })

  test('leaves the feed when it stops being a favorite, and is there once when it becomes one again', async () => {
    const photo = { family_id: family.family_id, photo_id: await place(ben) }
    const favorites = async () => {
      const { activities } = await ben.call(activityContract.listActivities, { ...family, type: 'photo_favorited' })
      return activities.flatMap(({ photos, count }) => (photos.some(({ id }) => id === photo.photo_id) ? [count] : []))
    }
    const before = (await ben.call(activityContract.listActivities, { ...family, type: 'photo_favorited' })).activities
    await ana.call(editPhoto, { ...photo, is_favorite: true })
    await ana.call(editPhoto, { ...photo, is_favorite: false })
    expect(await favorites()).toEqual([])
    await ana.call(editPhoto, { ...photo, is_favorite: true })
    // Ana's favorites of the last half hour are one activity.
    expect(await favorites()).toEqual([(before[0]?.count ?? 0) + 1])
  })

  test('keeps both changes when two people edit different fields at the same time', async () => {
    const photo = { family_id: family.family_id, photo_id: await place(ben) }
    await Promise.all([
      ana.call(editPhoto, { ...photo, description: 'words' }),
      ben.call(editPhoto, { ...photo, location_name: 'Lisbon' }),
    ])
    expect(await ana.call(getPhoto, photo)).toMatchObject({ description: 'words', location_name: 'Lisbon' })
  })

  test("disappears from the gallery, the feed, and its URLs when it's deleted, and its bytes are deleted after thirty days", async () => {
    const photo = { family_id: family.family_id, photo_id: await place(ben) }
    const { original_url } = await ana.call(getPhoto, photo)
    await ben.call(deletePhoto, photo)
    expect((await ana.tries(getPhoto, photo)).status).toBe(404)
    expect((await ana.tries(deletePhoto, photo)).status).toBe(404)
    expect((await ana.call(listPhotos, family)).total).toBe(0)
    expect((await ana.sends({ method: 'GET', url: original_url! })).status).toBe(404)
    expect(JSON.stringify(await ana.call(activityContract.listActivities, family))).not.toContain('/media/')
    const { db, store } = server.context
    const left = async () => {
      await purgeDeletedPhotos({ db: db.worker })
      const jobs = await server.sql<{ payload: { folder?: string } }>(
        'delete from graphile_worker._private_jobs returning payload',
      )
      for (const { payload } of jobs) if (payload.folder) await removeFolder(store, payload.folder)
      const keys = []
      for await (const key of store.list(photoFolder(photo.family_id, photo.photo_id))) keys.push(key)
      return keys.length
    }
    await server.sql(`update photos set deleted_at = now() - interval '29 days 23 hours' where id = $1`, [
      photo.photo_id,
    ])
    expect(await left()).toBe(3)
    await server.sql(`update photos set deleted_at = now() - interval '30 days 1 minute' where id = $1`, [
      photo.photo_id,
    ])
    expect(await left()).toBe(0)
    expect(await server.sql('select 1 from photos where id = $1', [photo.photo_id])).toEqual([])
  })
})
