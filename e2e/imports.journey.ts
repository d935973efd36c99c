import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { zipBytes } from '#kit/zips.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

type Given = string | { name: string; mimeType: string; buffer: Buffer }[]

async function choose(page: Page, button: string, files: Given) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

const zipped = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer })

test('a person imports a Google Takeout and sees the outcome for every file', async ({ page, loginAs, pictures }) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const [beach, cake] = await Promise.all(pictures.slice(0, 2).map((file) => readFile(file)))
  const album = 'Takeout/Google Photos/Summer at the sea'
  const first = await zipBytes({ [`${album}/beach.jpg`]: beach!, [`${album}/notes.jpg`]: 'no picture' })
  const second = await zipBytes({
    [`${album}/metadata.json`]: JSON.stringify({ title: 'Summer at the sea' }),
    'Takeout/Google Photos/Photos from 2024/cake.jpg': cake!,
  })
  await page.goto(`/families/${family}/photos?tab=upload`)
  await choose(page, 'Choose ZIP files', [zipped('takeout-001.zip', first), zipped('takeout-002.zip', second)])
  await expect(page.getByText('2 imported · 0 already in the album · 1 skipped')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'View report for takeout-001.zip and 1 other' }).click()
  await expect(page.getByRole('heading', { name: 'takeout-001.zip and 1 other' })).toBeVisible()
  await page.getByLabel('Show').selectOption({ label: 'Skipped (1)' })
  await expect(page.getByText('notes.jpg')).toBeVisible()
  await expect(page.getByText(/Not a photo or video/)).toBeVisible()
  await expect(page.getByText('cake.jpg')).toBeHidden()
  await expectAccessible(page)
  // The filter is part of the URL.
  await page.reload()
  await expect(page.getByText('notes.jpg')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('"Skipped","Not a photo or video"')

  await page.getByLabel('Show').selectOption({ label: 'Imported (2)' })
  await page.getByRole('link', { name: 'View beach.jpg' }).click()
  await expect(page.getByRole('dialog', { name: 'Full-screen photo' })).toBeVisible()
  await page.goto(`/families/${family}/albums`)
  await page.getByRole('link', { name: 'Summer at the sea' }).click()
  await expect(page.getByRole('region', { name: 'Photos in this album' }).getByRole('link')).toHaveCount(1)
})

test('an import continues after a reload during its upload', async ({ page, loginAs, pictures }) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const files = Object.fromEntries(
    await Promise.all(pictures.map(async (file, place) => [`${place}.jpg`, await readFile(file)] as const)),
  )
  // Takes several seconds at 20 kB/s.
  const zip = await zipBytes({ ...files, 'noise.txt': Buffer.from(crypto.getRandomValues(new Uint8Array(65_536))) })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const limit = (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  // Chromium may never finish requests that were running when its throttling began.
  await limit(20_000)
  await page.goto(`/families/${family}/photos?tab=upload`)
  await choose(page, 'Choose ZIP files', [zipped('old.zip', zip)])
  await expect(page.getByText(/uploaded\. Your progress is saved/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.waitForTimeout(1_500)
  await page.reload()
  await limit(-1)
  const count = pictures.length
  await expect(page.getByText(`${count} imported · 0 already in the album · 0 skipped`)).toBeVisible()
})
