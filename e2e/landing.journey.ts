import { expect, expectAccessible, MOVING, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

const PHONE = { width: 390, height: 844 }

test.use(MOVING)

test("a video preview plays with captions in the visitor's language, and works without JavaScript", async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/fr/ai-storytelling')
  await page.getByRole('button', { name: 'Voir un extrait : La semaine sur l’île' }).click()
  const window = page.getByRole('dialog', { name: 'La semaine sur l’île' })
  const video = page.locator('#film-vacation video')
  await expect(video).toBeVisible()
  const facts = () =>
    video.evaluate((one: HTMLVideoElement) => {
      const shown = [...one.textTracks].find(({ mode }) => mode === 'showing')
      return { seconds: Math.round(one.duration), language: shown?.language, cues: shown?.cues?.length }
    })
  await expect.poll(facts).toEqual({ seconds: 35, language: 'fr', cues: 8 })
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.5)
  for (const source of await video.locator('source').all()) {
    const answer = await page.request.get((await source.getAttribute('src'))!)
    expect(answer.headers()['content-type']).toBe(await source.getAttribute('type'))
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  expect(await video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)

  const visitor = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })
  const still = await visitor.newPage()
  await still.goto('/en/ai-storytelling')
  await still.getByRole('button', { name: 'Watch preview: Eighty candles' }).click()
  await expect(still.getByRole('dialog', { name: 'Eighty candles' }).locator('video')).toBeVisible()
  await visitor.close()
})

test('feature screenshots match the window size and theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/features')
  const cover = page.getByRole('img', { name: /^A family’s home page/ })
  const shown = async () => {
    await cover.scrollIntoViewIfNeeded()
    // The source isn't selected until shortly after the page has loaded.
    return cover.evaluate((one: HTMLImageElement) => [one.currentSrc.replace(location.origin, ''), one.naturalWidth])
  }
  await expect.poll(shown).toEqual(['/screens/cover-desk-dark.webp', 1280])
  await page.evaluate(() => localStorage.setItem('hearthbook.theme', 'light'))
  await page.reload()
  await expect.poll(shown).toEqual(['/screens/cover-desk-light.webp', 1280])
  await page.setViewportSize(PHONE)
  await expect.poll(shown).toEqual(['/screens/cover-phone-light.webp', 780])
})

test('a visitor who picks a template signs up and lands in the new book', async ({ page, server }) => {
  const email = `vera.${Date.now()}@example.org`
  await page.goto('/memory-books')
  await page.getByRole('link', { name: 'Use template' }).first().click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('First name').fill('Vera')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send verification code' }).click()
  const { code } = await waitForMail(server.dataDir, email)
  await page.getByLabel('Verification code').fill(code!)
  await expect(page).toHaveURL('/my-books?template=first_year')
  await page.getByRole('link', { name: 'Create a family' }).waitFor()
  const answer = await page.request.post('/api/families', {
    data: { name: 'The Moreaus' },
    headers: { origin: server.url },
  })
  expect(answer.status()).toBe(201)
  await page.reload()
  const book = page.getByRole('dialog', { name: 'New book' })
  await expect(book.getByRole('radio', { name: /First year baby book/ })).toBeChecked()
})

test("the app shows its own offline page when the server can't be reached", async ({ page, context }) => {
  await page.goto('/login')
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})
