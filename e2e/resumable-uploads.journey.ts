import type { Page } from '@playwright/test'
import { addPhotos, expect, test } from './fixtures.ts'
import { makeLargePhotos } from './pictures.ts'

// Runs in parallel, so that idle workers at the end can each take one of these tests.
test.describe.configure({ mode: 'parallel' })

const COUNT = 3
const SLOW_BYTES_PER_SECOND = 600_000

/** Slow enough that a request is always in flight, fast enough for a test. */
async function slowDown(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 5,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
  return () =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
}

/** Shared by all tests, since duplicates are only detected within a family. */
let large: Promise<string[]> | undefined

async function beginUpload(page: Page, family: string, bytesPerSecond = SLOW_BYTES_PER_SECOND) {
  const pictures = await (large ??= makeLargePhotos(COUNT))
  // Chromium may never finish requests that were running when its throttling began.
  const speedUp = await slowDown(page, bytesPerSecond)
  await page.goto(`/families/${family}/photos`)
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible()
  await addPhotos(page, pictures)
  await expect(page.getByText(/\d+\s?%\s· /).first()).toBeVisible()
  return { speedUp }
}

function photosOf(page: Page) {
  return page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
}

test('an upload continues after the server was killed and restarted', async ({ page, loginAs, server }) => {
  test.slow()
  const ana = await loginAs('Ana')
  const { speedUp } = await beginUpload(page, await ana.opensFamily('Moreau'))
  await server.kill()
  await page.waitForTimeout(1_000)
  await server.restart()
  await speedUp()
  await expect(photosOf(page)).toHaveCount(COUNT)
})

test('an upload continues after a reload', async ({ page, loginAs }) => {
  test.slow()
  const ana = await loginAs('Ana')
  await beginUpload(page, await ana.opensFamily('Moreau'))
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(photosOf(page)).toHaveCount(COUNT)
})

test('an upload waits while the network is down', async ({ page, loginAs, context }) => {
  test.slow()
  const ana = await loginAs('Ana')
  // Still sending once the list is open.
  const { speedUp } = await beginUpload(page, await ana.opensFamily('Moreau'), SLOW_BYTES_PER_SECOND / 10)
  await page.getByRole('button', { name: /^Show uploads/ }).click()
  const list = page.getByRole('dialog', { name: /^(Adding|Waiting)/ })
  await expect(list.getByRole('listitem')).toHaveCount(COUNT)
  await context.setOffline(true)
  await expect(list.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible()
  // Said once, and not by each file.
  await expect(list.getByText(/\s· resumes when you’re back online$/)).toHaveCount(1)
  await expect(list.getByText(/^Waiting\s· /).first()).toBeVisible()
  await expect(list.getByText(/^(Paused|\d+\s?%)\s· /)).toHaveCount(0)
  // It's beside the page, which can still be used.
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(list).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show uploads: Waiting for a connection' })).toBeFocused()
  await speedUp()
  await context.setOffline(false)
  await expect(photosOf(page)).toHaveCount(COUNT)
})
