import { afterAll, beforeAll, expect, test } from 'vitest'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { highlightsContract } from '#features/gallery/highlights.contract.ts'
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

test("photos that others added since a given time are counted, and one's own aren't", async () => {
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
  expect(await news(ben, since)).toEqual({ photos: 3, milestones: 0 })
  expect(await news(ana, since)).toEqual({ photos: 0, milestones: 1 })
  expect(await news(ben)).toEqual({ photos: 0, milestones: 0 })
})
