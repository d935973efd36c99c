import { afterAll, beforeAll, expect, test } from 'vitest'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { highlightsContract } from '#features/dashboard/highlights.contract.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('the dashboard shows this day in other years, the latest first, and no private photos of others', async () => {
  const ana = await server.person('Ana')
  const ben = await server.person('Ben')
  const family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
  const place = (taken_at: string, audience?: 'private') =>
    seedPhoto(ana, family, { filename: `${taken_at}.jpg`, taken_at, ...(audience && { audience }) })
  for (const taken_at of [
    '2026-05-01T09:00:00',
    '2025-05-01T23:59:59',
    '2020-05-01T00:00:00',
    '2020-05-02T00:00:00',
    '2020-04-30T23:59:59',
  ])
    await place(taken_at)
  for (const hour of [10, 11, 12]) await place(`2024-05-01T${hour}:00:00`)
  await place('2023-05-01T10:00:00', 'private')
  const seen = async (day: string) =>
    (await ben.call(highlightsContract.getHighlights, { ...family, day })).on_this_day.map(({ taken_at }) => taken_at)
  expect(await seen('2026-05-01')).toEqual([
    '2025-05-01T23:59:59',
    '2024-05-01T10:00:00',
    '2024-05-01T11:00:00',
    '2020-05-01T00:00:00',
  ])
  await place('2020-02-29T12:00:00')
  expect(await seen('2024-02-29')).toEqual(['2020-02-29T12:00:00'])
  expect(await seen('2025-02-28')).toEqual([])
})

test('the cover is a photo of this day, else a favorite that changes daily, else the newest, never a private one of others', async () => {
  const ana = await server.person('Ana')
  const ben = await server.person('Ben')
  const family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'viewer')
  const coverOn = async (day: string) => {
    const { cover } = await ben.call(highlightsContract.getHighlights, { ...family, day })
    return cover && [cover.why, cover.photo.filename]
  }
  expect(await coverOn('2026-05-01')).toBeNull()

  const place = async (filename: string, taken_at: string, more = '') => {
    const audience = filename === 'secret.jpg' ? 'private' : 'family_only'
    const id = await seedPhoto(ana, family, { filename, taken_at, audience })
    if (more) await server.sql(`update photos set ${more} where id = '${id}'`)
  }
  await place('secret.jpg', '2026-04-01T10:00:00', 'is_favorite = true')
  expect(await coverOn('2026-05-01')).toBeNull()
  await place('old.jpg', '2019-06-01T10:00:00')
  await place('new.jpg', '2021-06-01T10:00:00')
  await place('film.mp4', '2022-06-01T10:00:00', "kind = 'video'")
  expect(await coverOn('2026-05-01')).toEqual(['newest', 'new.jpg'])

  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) await place(name, '2018-01-01T10:00:00', 'is_favorite = true')
  const week = await Promise.all(['01', '02', '03', '04', '05', '06', '07'].map((day) => coverOn(`2026-05-${day}`)))
  expect(new Set(week.map((cover) => cover?.[0]))).toEqual(new Set(['favorite']))
  expect(new Set(week.map((cover) => cover?.[1])).size).toBeGreaterThan(1)
  expect(await coverOn('2026-05-01')).toEqual(week[0])

  await place('tall.jpg', '2023-05-01T10:00:00', 'width = 3000, height = 4000')
  expect(await coverOn('2026-05-01')).toEqual(['on_this_day', 'tall.jpg'])
  await place('wide.jpg', '2022-05-01T10:00:00', 'width = 4000, height = 3000')
  expect(await coverOn('2026-05-01')).toEqual(['on_this_day', 'wide.jpg'])
})

test("photos that others added since a given time are counted with who added them, and one's own aren't", async () => {
  const ana = await server.person('Ana')
  const ben = await server.person('Ben')
  const family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'editor')
  const since = new Date(Date.now() - 60_000).toISOString()
  for (let i = 0; i < 3; i++) await seedPhoto(ana, family)
  await seedPhoto(ana, family, { audience: 'private' })
  await ben.call(milestonesContract.addMilestone, { ...family, name: 'First steps', date: '2025-01-02' })
  const news = async (person: typeof ana, at?: string) =>
    (await person.call(highlightsContract.getHighlights, { ...family, day: '2026-01-01', ...(at && { since: at }) }))
      .since
  expect(await news(ben, since)).toEqual({ photos: 3, photos_by: [ana.user_id], milestones: 0 })
  expect(await news(ana, since)).toEqual({ photos: 0, photos_by: [], milestones: 1 })
  expect(await news(ben)).toEqual({ photos: 0, photos_by: [], milestones: 0 })
})
