import { expect, signOut, test } from './fixtures.ts'
import type { RunningHearthbook } from './start-hearthbook.ts'
import { statusesOf, visitLater, countImageRequests, galleryImages } from './visits.ts'

test.use({ settings: { LOG_LEVEL: 'debug' } })

test('a session that ended while no page was open leaves no photos in the browser', async ({
  page,
  context,
  loginAs,
  pictures,
}) => {
  const rosa = await loginAs('Rosa')
  const family = await rosa.opensFamily('The Moreaus')
  await rosa.uploads(family, pictures)
  await page.goto('/dashboard')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await galleryImages(page, family, pictures.length)
  await page.goto('/about')
  expect(await page.evaluate(() => caches.has('hearthbook-pictures'))).toBe(true)
  await context.clearCookies()
  await page.goto(`/families/${family}/photos`)
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => caches.has('hearthbook-pictures'))).toBe(false)
})

test('a second visit later or the next day loads no photo again, and signing out removes all of them', async ({
  page,
  loginAs,
  server,
  pictures,
  settings,
}) => {
  test.slow()
  const rosa = await loginAs('Rosa')
  const family = await rosa.opensFamily('The Moreaus')
  await rosa.uploads(family, pictures)
  // As if she had just signed in: the login page was open before the gallery.
  await page.goto('/dashboard')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  const first = await galleryImages(page, family, pictures.length)
  await expect.poll(() => countImageRequests(server)).toBeGreaterThanOrEqual(pictures.length)
  const inAMoment = async (later: RunningHearthbook) => {
    const again = await galleryImages(page, family, pictures.length)
    expect(again.filter((url) => first.includes(url))).toEqual([])
    expect(countImageRequests(later)).toBe(0)
  }
  const nextDay = async (later: RunningHearthbook) => {
    await galleryImages(page, family, pictures.length)
    expect(countImageRequests(later)).toBe(0)
    expect(await statusesOf(page, first)).toEqual(first.map(() => 200))

    await signOut(page)
    expect(await page.evaluate(() => caches.has('hearthbook-pictures'))).toBe(false)
    expect(await statusesOf(page, first)).toEqual(first.map(() => 404))
    await expect.poll(() => countImageRequests(later)).toBe(first.length)
  }
  await visitLater(page, server, settings, [
    { minutes: 11, visit: inAMoment },
    { minutes: 26 * 60, visit: nextDay },
  ])
})
