import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { fillFamily } from './fill-family.ts'
import { detailsOf, expect, expectAccessible, test } from './fixtures.ts'

test('Ana jumps to any month of twenty years, and a reload returns to it', async ({ page, loginAs, server }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await fillFamily(server.dataDir, ana, family, 8_000)

  await page.goto(`/families/${family}/photos`)
  const month = (name: string) => page.getByRole('heading', { level: 2, name })
  const timeline = page.getByRole('slider', { name: 'Timeline' })
  const photosOf = (name: string) => page.locator('section', { has: month(name) }).getByRole('link')
  await expect(month('September 2024')).toBeVisible()
  await timeline.focus()
  await page.keyboard.press('End')
  await expect(timeline).toHaveAttribute('aria-valuetext', /2005/)
  await expect(photosOf('January 2005').first()).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('PageUp')
  await expect(timeline).toHaveAttribute('aria-valuetext', 'December 2005')
  const seen = photosOf('December 2005').first()
  await expect(seen).toBeInViewport()

  await page.reload()
  await expect(seen).toBeInViewport()
  await expect(timeline).toBeAttached()
  await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
  await expect(seen).toBeInViewport()

  await timeline.focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Favorites' }).click()
  await timeline.focus()
  await page.keyboard.press('End')
  await expect(photosOf('January 2005').first()).toBeInViewport()
})

test('a search with thousands of matches shows how many exactly once Ana asks', async ({ page, loginAs, server }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await fillFamily(server.dataDir, ana, family, 2_345)

  await page.goto(`/families/${family}/photos?placed=yes`)
  await expect(page.getByRole('status').filter({ hasText: '1,000+ photos found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '1,000+ photos found' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2,345 photos found' })).toBeVisible()
})

test('the gallery follows Ana through the photos that she opens, and closing ends at the last one', async ({
  page,
  loginAs,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await fillFamily(server.dataDir, ana, family, 300)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  await expect(viewer.getByRole('button', { name: 'Start slideshow' })).toBeVisible()
  const opened = () => new URL(page.url()).searchParams.get('photo')
  for (let step = 0; step < 30; step++) {
    const before = opened()
    await page.keyboard.press('ArrowRight')
    await expect.poll(opened).not.toBe(before)
  }
  const last = page.locator(`[data-photo="${opened()}"]`)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  // The arrow keys lead to the nearest photos from there.
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.photo)
  const place = await focused()
  for (const [there, back] of [
    ['ArrowDown', 'ArrowUp'],
    ['ArrowRight', 'ArrowLeft'],
  ] as const) {
    await page.keyboard.press(there)
    await expect(page.locator(`[data-photo="${await focused()}"]`)).toBeInViewport()
    expect(await focused()).not.toBe(place)
    await page.keyboard.press(back)
    expect(await focused()).toBe(place)
  }
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(844)

  await page.reload()
  await expect(last).toBeInViewport()
})

test("scrolling fast through the years doesn't load photos that pass, and visible ones stay", async ({
  page,
  loginAs,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await fillFamily(server.dataDir, ana, family, 8_000)
  // More photos than the page keeps mounted, so that the first ones are removed on the way.
  const ENOUGH = 1_500
  await page.goto(`/families/${family}/photos`)
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos.first()).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeAttached()
  const asked = new Set<string>()
  page.on('request', (request) => request.url().includes('/media/') && asked.add(request.url()))

  const flung = await page.evaluate(fling, ENOUGH)
  await expect.poll(() => photos.filter({ hasNot: page.locator('img') }).count()).toBe(0)
  // When a page of photos ends within a day, its last row is laid out again once the rest of the day has loaded.
  expect(flung.drawnAnew).toBeLessThan(20)
  expect(flung.passed).toBeGreaterThanOrEqual(ENOUGH)
  expect(asked.size).toBeLessThan(flung.passed / 2)

  /**
   * Runs in the page, at 30 pixels per millisecond of the page's own clock, until enough photos have passed. A step per frame,
   * so that a busy machine, which loads photos later, also scrolls slower.
   */
  async function fling(enough: number) {
    const [STEP_PX, PX_PER_MS] = [250, 30]
    const passed = new Set<string>()
    let drawnAnew = 0
    let before = new Map<string, Element>()
    const realNow = performance.now.bind(performance)
    let clock = realNow()
    performance.now = () => clock
    while (passed.size < enough) {
      // Or a moment, if the browser draws nothing for as long.
      await Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 250))])
      clock += STEP_PX / PX_PER_MS
      window.scrollBy({ top: STEP_PX, behavior: 'instant' })
      let anew = 0
      const now = new Map(
        [...document.querySelectorAll<HTMLElement>('[data-photo]')].map((one) => [one.dataset.photo!, one]),
      )
      for (const [id, element] of now) {
        passed.add(id)
        if (before.has(id) && before.get(id) !== element) anew++
      }
      drawnAnew = Math.max(drawnAnew, anew)
      before = now
    }
    performance.now = realNow
    return { passed: passed.size, drawnAnew }
  }
})

test('Ana pages through her album in full screen, and Back returns step by step', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first().click()
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  await expect(page).toHaveURL(/photo=/)
  const first = page.url()
  await expect(viewer.getByRole('button', { name: 'Start slideshow' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(new RegExp(new URL(first).searchParams.get('photo')!))
  const second = new URL(page.url()).searchParams.get('photo')!
  await viewer.getByRole('button', { name: 'Photo details' }).click()
  const drawer = detailsOf(page)
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`photo=${second}&view=details$`))
  await expect(drawer).toBeFocused()
  await expectAccessible(page)
  // The details follow to another photo, and a key closes and opens them.
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(new RegExp(second))
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`photo=${second}&view=details$`))
  for (const isOpen of [false, true]) {
    await page.keyboard.press('i')
    await expect(drawer).toBeVisible({ visible: isOpen })
  }
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(/\/photos$/)
  // The photo that was shown last has the focus, and nothing stays hidden from screen readers.
  await expect(page.locator(`[data-photo="${second}"]`)).toBeFocused()
  await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden')
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test("Ana zooms into a scan in a format that browsers can't show, and sees it in full resolution", async ({
  page,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const scan = path.join(await mkdtemp(path.join(tmpdir(), 'hearthbook-scan-')), 'scan.tiff')
  // Larger than the largest image that a page embeds.
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#888' } })
    .tiff()
    .toFile(scan)
  const [id] = await ana.uploads(family, [scan])
  await page.goto(`/families/${family}/photos?photo=${id}`)
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  const picture = viewer.getByRole('img', { name: /^Photo/ })
  await expect(picture).toHaveAttribute('src', /\/large\?/)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/full?')
  const width = await picture.evaluate(async (image: HTMLImageElement) => {
    const full = Object.assign(new Image(), { src: image.currentSrc })
    await full.decode()
    return full.naturalWidth
  })
  expect(width).toBe(3000)
  await expectAccessible(page)
})
