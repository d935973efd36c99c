import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signOut, test } from './fixtures.ts'

/** What the icon of the installed app showed, in order; 0 is no badge. */
let badges: number[]

test.beforeEach(async ({ page }) => {
  badges = []
  await page.exposeFunction('recordBadge', (count: number) => void badges.push(count))
  // The headless browser ends pages that set a real badge.
  await page.addInitScript(() => {
    const { recordBadge } = window as unknown as { recordBadge: (count: number) => Promise<void> }
    Navigator.prototype.setAppBadge = (count = 0) => recordBadge(count)
    Navigator.prototype.clearAppBadge = () => recordBadge(0)
  })
})

/** What Android does when someone shares photos with the installed app, except that Android's request opens the page. */
async function shareFrom(page: Page, pictures: string[]) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const files = pictures.map((file) => [path.basename(file), readFileSync(file, 'base64')] as const)
  const opened = await page.evaluate(async (sent) => {
    const form = new FormData()
    for (const [name, bytes] of sent)
      form.append(
        'files',
        new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], name, { type: 'image/jpeg' }),
      )
    const answer = await fetch('/share', { method: 'POST', body: form, redirect: 'manual' })
    return answer.type
  }, files)
  expect(opened).toBe('opaqueredirect')
  await page.goto('/share?direct=true')
}

test('photos that Ana shares from another app are added', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  await page.goto('/dashboard')
  await shareFrom(page, pictures.slice(0, 3))
  await expect(page).toHaveURL(/photos\?tab=upload/)
  await expect(page.getByText('3 photos added to the album')).toBeVisible()
  await page.goto('/share')
  await expect(page.getByRole('heading', { name: 'No shared photos' })).toBeVisible()
  await expectAccessible(page)
})

test('photos shared offline wait, and Ana chooses their family once she’s back online', async ({
  page,
  context,
  loginAs,
  pictures,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  const other = await ana.opensFamily('The Lindqvists')
  await page.goto('/dashboard')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await shareFrom(page, pictures.slice(0, 2))
  await expect(page.getByText('We saved the photos you shared on this phone.')).toBeVisible()
  await expect.poll(() => badges.at(-1)).toBe(2)
  await context.setOffline(false)

  await expect(page.getByRole('heading', { name: 'Add 2 shared files' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'The Lindqvists' }).check()
  await page.getByRole('button', { name: 'Add 2 files' }).click()
  await expect(page).toHaveURL(new RegExp(`/families/${other}/photos`))
  await expect(page.getByText('2 photos added to the album')).toBeVisible()
  await expect.poll(() => badges.at(-1)).toBe(0)
})

test('photos shared on a signed-out phone wait for a confirmation, and signing out deletes them', async ({
  page,
  loginAs,
  pictures,
}) => {
  await page.goto('/login')
  await shareFrom(page, pictures.slice(0, 1))
  await expect(page).toHaveURL(/\/login/)
  const ben = await loginAs('Ben')
  await ben.opensFamily('The Moreaus')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Add 1 shared file' })).toBeVisible()
  await signOut(page)
  await expect.poll(() => page.evaluate(() => caches.has('hearthbook-shared'))).toBe(false)
})

test('Ben, who has no family yet, sees why he can’t add shared photos', async ({ page, loginAs, pictures }) => {
  await loginAs('Ben')
  await page.goto('/dashboard')
  await shareFrom(page, pictures.slice(0, 1))
  await expect(page.getByRole('heading', { name: 'You can’t add photos' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect.poll(() => page.evaluate(() => caches.has('hearthbook-shared'))).toBe(false)
})
