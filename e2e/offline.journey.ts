import type { Page } from '@playwright/test'
import {
  excessWhereNarrow,
  expect,
  expectAccessible,
  expectAccessibleOnBoth,
  PHONE,
  signOut,
  test,
} from './fixtures.ts'

/** The large photos that are saved for a time without a connection. */
function savedPhotos(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('hearthbook-offline-photos'))) return []
    const requests = await (await caches.open('hearthbook-offline-photos')).keys()
    return requests.map(({ url }) => /photo\/[\w-]+\/([\w-]+)\/large/.exec(url)?.[1] ?? '').filter(Boolean)
  })
}

test('Ana opens saved photos and an album without a connection, and signing out removes them', async ({
  page,
  context,
  loginAs,
  pictures,
}) => {
  await page.setViewportSize(PHONE)
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photos = await ana.uploads(family, pictures)
  const [first, second, third] = photos as [string, string, string]
  await ana.send('PATCH', `/api/families/${family}/photos/${first}`, { is_favorite: true, description: 'The old tram' })
  const album = { title: 'Lisbon', photo_ids: [second, third], once: crypto.randomUUID() }
  const { id } = await ana.send<{ id: string }>('POST', `/api/families/${family}/albums`, album)

  // Nothing is saved until she asks for it.
  await page.goto('/account/settings?tab=data')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const latest = page.getByRole('switch', { name: 'Save photos on this device' })
  await expect(latest).not.toBeChecked()
  expect(await savedPhotos(page)).toEqual([])

  await page.goto(`/families/${family}/albums/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Keep on this device' }).click()
  await expect.poll(async () => (await savedPhotos(page)).toSorted()).toEqual([second, third].toSorted())

  await page.goto('/account/settings?tab=data')
  await latest.check()
  await expect(page.getByText(/^6 photos, /)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Lisbon' })).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  await context.setOffline(true)
  await page.goto(`/families/${family}/photos`)
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  const shown = page.locator('#photos').getByRole('link')
  await expect(shown).toHaveCount(6)
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)
  await page.getByRole('button', { name: 'Lisbon' }).click()
  await expect(shown).toHaveCount(2)
  await page.getByRole('button', { name: 'Favorites' }).click()
  await shown.click()
  await expect(page.getByText('The old tram')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'All photos' }).click()
  await shown.first().click()
  const viewer = page.getByRole('dialog')
  const visible = () =>
    viewer.locator('img').evaluateAll((all: HTMLImageElement[]) => {
      const [image] = all.filter((one) => Math.abs(one.getBoundingClientRect().left) < 2)
      return { at: image ? all.indexOf(image) : -1, isLoaded: (image?.naturalWidth ?? 0) > 0 }
    })
  await expect.poll(visible).toEqual({ at: 0, isLoaded: true })
  await viewer.locator('.track').evaluate((track) => track.scrollBy({ left: track.clientWidth }))
  await expect.poll(visible).toEqual({ at: 1, isLoaded: true })
  await page.keyboard.press('ArrowRight')
  await expect.poll(visible).toEqual({ at: 2, isLoaded: true })
  await expectAccessible(page)
  await page.goBack()
  await expect(viewer).toBeHidden()

  // Back online, the page she asked for opens. A deleted photo leaves the device with the next update.
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Photos by day' })).toBeVisible()
  await ana.send('DELETE', `/api/families/${family}/photos/${third}`)
  await page.goto('/account/settings?tab=data')
  await page.getByRole('button', { name: 'Remove Lisbon from this device' }).click()
  await expect.poll(async () => (await savedPhotos(page)).length).toBe(5)
  expect(await savedPhotos(page)).not.toContain(third)

  await page.setViewportSize({ width: 1440, height: 900 })
  await signOut(page)
  // The login page has loaded before the network is gone.
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => page.evaluate(() => caches.has('hearthbook-offline-photos'))).toBe(false)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('offline')))).toEqual([])
  await context.setOffline(true)
  await page.goto(`/families/${family}/photos`)
  await expect(page.getByText('To see photos here, turn on offline photos')).toBeVisible()
  await expectAccessible(page)
})

test('photos saved on a device leave it when the session was ended elsewhere, and when Ana clears them', async ({
  page,
  context,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures.slice(0, 2))
  await page.goto('/account/settings?tab=data')
  const latest = page.getByRole('switch', { name: 'Save photos on this device' })
  await latest.check()
  await expect(page.getByText(/^2 photos, /)).toBeVisible()
  await page.getByRole('button', { name: 'Clear offline photos' }).click()
  await expect(latest).not.toBeChecked()
  await expect.poll(() => page.evaluate(() => caches.has('hearthbook-offline-photos'))).toBe(false)

  await latest.check()
  await expect(page.getByText(/^2 photos, /)).toBeVisible()
  await page.goto('/about')
  await context.clearCookies()
  await page.goto(`/families/${family}/photos`)
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => caches.has('hearthbook-offline-photos'))).toBe(false)
})
