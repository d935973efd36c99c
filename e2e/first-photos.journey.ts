import { expect, holdBack, test, withoutServiceWorker } from './fixtures.ts'
import { fileOf } from './built-files.ts'

const layers = [
  'select/selection-layer',
  'select/bulk-job-bar',
  'timeline/timeline-layer',
  'timeline/zoom-buttons',
].map((part) => fileOf(`src/features/gallery/web/${part}.tsx`))

test("the first photos load without competing requests, and slow photos don't delay the rest of the gallery", async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await withoutServiceWorker(page)
  const letThrough = await holdBack(page, '**/media/**')

  // Not 'load', which waits for the images that are held back.
  await page.goto(`/families/${family}/photos`, { waitUntil: 'commit' })
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos.first()).toBeVisible()
  expect(layers.filter((file) => asked.has(file))).toEqual([])
  letThrough()
  await expect.poll(() => layers.filter((file) => !asked.has(file))).toEqual([])

  await page.unroute('**/media/**')
  await page.route('**/media/**', () => {})
  asked.clear()
  await page.reload({ waitUntil: 'commit' })
  await expect(photos.first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect.poll(() => layers.filter((file) => !asked.has(file))).toEqual([])
  await expect(page.locator('[data-selectable]')).toBeAttached()
  await photos.first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 photo selected')).toBeVisible()
})

test("the first reads start before the app's script has loaded, happen once, and are used", async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)
  await withoutServiceWorker(page)
  // The home page asks what's new since the last visit.
  const earlier = JSON.stringify({ last: Date.now() - 2 * 60 * 60_000 })
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [`hearthbook.own.visit.${family}`, earlier],
  )
  // News of the photos would make the page read again.
  await page.route('**/api/events*', () => {})
  const gallery = [`/api/families/${family}`, `/api/families/${family}/photos?limit=100`]
  for (const [address, more] of [
    [`/families/${family}`, [`/api/families/${family}/dashboard`]],
    [`/families/${family}/photos`, gallery],
  ] as const) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().replace(/^.*?:\/\/[^/]*|\?day=.*/g, '')))
    const letThrough = await holdBack(page, `**${fileOf('app.html')}`)
    await page.goto(address, { waitUntil: 'commit' })
    const early = ['/api/session', '/api/families', ...more]
    await expect.poll(() => early.filter((one) => !asked.includes(one))).toEqual([])
    letThrough()
    await expect(page.locator('main img').first()).toBeVisible()
    expect(early.map((one) => asked.filter((url) => url === one))).toEqual(early.map((one) => [one]))
    expect(await page.evaluate(() => [...(globalThis.firstReads?.keys() ?? [])])).toEqual([])
    await page.unroute(`**${fileOf('app.html')}`)
    page.removeAllListeners('request')
  }
})

test('a photo selected by keyboard before the code has loaded is selected', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)
  const letThrough = await holdBack(page, `**${layers[0]}`)
  await page.goto(`/families/${family}/photos`)
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await photos.first().focus()
  await page.keyboard.press('Space')
  letThrough()
  await expect(page.getByText('1 photo selected')).toBeVisible()
  await expect(page.locator('[data-selectable]')).toBeAttached()
  await photos.nth(1).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 photos selected')).toBeVisible()
})
