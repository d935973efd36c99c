import { expect, expectAccessible, test } from './fixtures.ts'

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

  const living = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } })
  const tv = await living.newPage()
  const noise: string[] = []
  tv.on('pageerror', (error) => noise.push(error.message))
  await tv.clock.install()
  await tv.goto('/frame')
  await expect(tv.locator('#code')).toHaveText(/^\d{3} \d{3}$/)
  await expectAccessible(tv)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/families/${family}/settings`)
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
    // A picture loads in real time.
    await tv.waitForLoadState('networkidle')
    await tv.clock.runFor(1_000)
  }
  await expect(async () => {
    await tv.clock.runFor(1_000)
    await expect(layer).toHaveCount(1, { timeout: 200 })
  }).toPass()
  let most = 0
  let images = 0
  const shown = new Set<string>()
  for (let change = 0; change < FAST_CHANGES; change++) {
    await advances(22)
    const now = await tv.evaluate(() => ({
      nodes: document.querySelectorAll('*').length,
      images: document.images.length,
      of: [...document.querySelectorAll<HTMLImageElement>('.layer.on img')].map(({ src }) => src),
    }))
    most = Math.max(most, now.nodes)
    images = Math.max(images, now.images)
    for (const address of now.of) shown.add(new URL(address).pathname)
  }
  expect(shown.size).toBe(4)
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
