import type { Locator, Page, Request } from '@playwright/test'
import { hasSamples, samplePath } from '#server/media-process/test-samples.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

declare global {
  interface Window {
    shownPhotos: Set<string>
  }
}

/** Lets the TV's time pass until it shows something. Photos load in real time. */
const passUntilShown = (tv: Page, element: Locator) =>
  expect(async () => {
    await tv.clock.runFor(1_000)
    await expect(element).toBeVisible({ timeout: 200 })
  }).toPass()

const FAST_CHANGES = Number(process.env.FRAME_CHANGES ?? 40)

test('Ana pairs a TV with her phone, and it shows photos for hours without growing, until she removes it', async ({
  page,
  browser,
  baseURL,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const ids = await ana.uploads(family, pictures.slice(0, 4))
  for (const id of ids) await ana.send('PATCH', `/api/families/${family}/photos/${id}`, { audience: 'extended_family' })
  await ana.send('PATCH', `/api/families/${family}/photos/${ids[0]}`, { description: 'The lake <b>at last</b>' })

  const living = await browser.newContext({ baseURL: baseURL!, viewport: { width: 960, height: 600 } })
  const tv = await living.newPage()
  const noise: string[] = []
  tv.on('pageerror', (error) => noise.push(error.message))
  const loading = new Set<Request>()
  tv.on('request', (request) => loading.add(request))
  tv.on('requestfinished', (request) => loading.delete(request))
  tv.on('requestfailed', (request) => loading.delete(request))
  await tv.clock.install()
  await tv.goto('/frame')
  await expect(tv.locator('#code')).toHaveText(/^\d{3} \d{3}$/)
  await expectAccessible(tv)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/families/${family}/settings?section=people`)
  await page.getByRole('button', { name: 'Add a frame' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Grandma’s kitchen')
  await expect(dialog.getByText('This frame has 4 photos to show.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Code' }).fill((await tv.locator('#code').textContent())!)
  await dialog.getByRole('button', { name: 'Add frame' }).click()
  await expect(page.getByText('Not seen yet')).toBeVisible()
  await expectAccessible(page)

  await tv.clock.runFor(5_000)
  await expect(tv.getByRole('heading', { name: 'Photos from Moreau' })).toBeVisible()
  await expect(tv.getByText('Grandma’s kitchen')).toBeVisible()
  await expectAccessible(tv)
  await tv.clock.runFor(11_000)
  const layer = tv.locator('.layer.on')
  const advances = async (seconds: number) => {
    await tv.clock.runFor(seconds * 1000)
    // Photos load in real time.
    await expect.poll(() => loading.size).toBe(0)
    await tv.clock.runFor(1_000)
  }
  await expect(async () => {
    await tv.clock.runFor(1_000)
    await expect(layer).toHaveCount(1, { timeout: 200 })
  }).toPass()
  // As text, not as HTML.
  await passUntilShown(tv, tv.getByText('The lake <b>at last</b>'))
  await tv.evaluate(() => {
    const shown = (window.shownPhotos = new Set())
    new MutationObserver(() => {
      for (const { src } of document.querySelectorAll<HTMLImageElement>('.layer.on img'))
        shown.add(new URL(src).pathname)
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] })
  })
  let most = 0
  let images = 0
  for (let change = 0; change < FAST_CHANGES; change++) {
    await advances(22)
    const now = await tv.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      images: document.images.length,
    }))
    most = Math.max(most, now.nodes)
    images = Math.max(images, now.images)
  }
  expect(await tv.evaluate(() => window.shownPhotos.size)).toBe(4)
  expect(images).toBeLessThanOrEqual(3)
  expect(most).toBeLessThan(80)
  expect(noise).toEqual([])

  // The screen follows when the frame is removed, and shows a new code.
  await page.reload()
  await page.getByRole('button', { name: 'Actions for Grandma’s kitchen' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove frame' }).click()
  await expect(page.getByText('No frames yet.')).toBeVisible()
  await tv.clock.runFor(31_000)
  await expect(tv.locator('#code')).toHaveText(/^\d{3} \d{3}$/)
  await expect(tv.locator('.layer')).toHaveCount(0)
})

test('a frame pairs portraits, keeps showing photos without a network, and rests in quiet hours', async ({
  browser,
  baseURL,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const adds = async (files: string[]) => {
    const ids = await ana.uploads(family, files)
    for (const id of ids)
      await ana.send('PATCH', `/api/families/${family}/photos/${id}`, { audience: 'extended_family' })
    return ids
  }
  const first = await adds(pictures.slice(0, 5))
  const kitchen = await browser.newContext({ baseURL: baseURL!, viewport: { width: 960, height: 600 } })
  const tv = await kitchen.newPage()
  await tv.clock.install()
  await tv.goto('/frame')
  await expect(tv.locator('#code')).toHaveText(/^\d{3} \d{3}$/)
  const code = (await tv.locator('#code').textContent())!.replace(' ', '')
  const settings = { name: 'Kitchen', seconds: 5, timezone: 'Asia/Kathmandu' }
  const { id } = await ana.send<{ id: string }>('POST', `/api/families/${family}/frames`, { ...settings, code })

  const shown = () =>
    tv.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('.layer.on img')].map((image) => ({
        path: new URL(image.src).pathname,
        isDrawn: image.complete && image.naturalWidth > 0,
        isTall: image.naturalHeight > image.naturalWidth,
      })),
    )
  /** Lets the TV's time pass until it shows this. Photos load in real time. */
  const passUntil = (holds: (images: Awaited<ReturnType<typeof shown>>) => boolean) =>
    expect(async () => {
      await tv.clock.runFor(1_000)
      expect(holds(await shown())).toBe(true)
    }).toPass()
  await passUntil((images) => images.length === 2 && images.every(({ isTall }) => isTall))

  // All were shown once, so the browser has them.
  const seen = new Set<string>()
  const pathsSeen = (images: Awaited<ReturnType<typeof shown>>) => {
    for (const { path } of images) seen.add(path)
    return seen.size
  }
  await passUntil((images) => pathsSeen(images) === first.length)
  await kitchen.setOffline(true)
  seen.clear()
  await passUntil((images) => images.every(({ isDrawn }) => isDrawn) && pathsSeen(images) === first.length)
  const [newest] = await adds(pictures.slice(5, 6))
  await kitchen.setOffline(false)
  const since = await tv.evaluate(() => Date.now())
  await passUntil((images) => images.some(({ path }) => path.includes(newest!)))
  expect((await tv.evaluate(() => Date.now())) - since).toBeLessThanOrEqual(60_000)

  const frame = `/api/families/${family}/frames/${id}`
  // Nepal is 5:45 ahead of UTC.
  const minute = (Math.floor(Date.now() / 60_000) + 345) % 1440
  const quiet = { quiet_from: (minute + 1380) % 1440, quiet_to: (minute + 60) % 1440 }
  await ana.send('PUT', frame, { ...settings, ...quiet })
  await passUntil((images) => images.length === 0)
  await expect(tv.locator('#night')).toBeVisible()
  const hour = Math.floor(minute / 60)
  await expect(tv.locator('#clock')).toHaveText(new RegExp(`^(${hour}|${(hour + 1) % 24}):\\d\\d$`))
  await ana.send('PUT', frame, { ...settings, quiet_from: quiet.quiet_to, quiet_to: quiet.quiet_from })
  await passUntil((images) => images.length > 0)
  await expect(tv.locator('#night')).toBeHidden()
  await kitchen.close()
})

test('a frame plays the video of a motion photo over its image, and then shows the image again', async ({
  browser,
  baseURL,
  loginAs,
}) => {
  test.skip(!hasSamples, 'The sample media aren’t here.')
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const [photo] = await ana.uploads(family, [samplePath('live/motion-photo-jpeg-2023.jpg')])
  await ana.send('PATCH', `/api/families/${family}/photos/${photo}`, { audience: 'extended_family' })
  const kitchen = await browser.newContext({ baseURL: baseURL!, viewport: { width: 960, height: 600 } })
  const tv = await kitchen.newPage()
  await tv.clock.install()
  await tv.goto('/frame')
  await expect(tv.locator('#code')).toHaveText(/^\d{3} \d{3}$/)
  const code = (await tv.locator('#code').textContent())!.replace(' ', '')
  await ana.send('POST', `/api/families/${family}/frames`, {
    ...{ name: 'Kitchen', seconds: 30, timezone: 'UTC', code },
  })
  const video = tv.locator('.layer.on video.on')
  await passUntilShown(tv, video)
  expect(await video.evaluate((one: HTMLVideoElement) => one.muted && one.videoWidth > 0)).toBe(true)
  await expect(tv.locator('.layer.on img')).toHaveCount(1)
  // It ends in real time, not the TV's.
  await expect(tv.locator('video')).toHaveCount(0)
  await expect(tv.locator('.layer.on img')).toBeVisible()
  await kitchen.close()
})
