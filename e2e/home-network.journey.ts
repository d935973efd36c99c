import type { Page } from '@playwright/test'
import { addPhotos, expect, signOut, test as base } from './fixtures.ts'
import { freePort } from './free-port.ts'
import { waitForMail } from './mailbox.ts'
import type { RunningHearthbook } from './start-hearthbook.ts'
import { statusesOf, visitLater, countImageRequests, galleryImages } from './visits.ts'

const NAME = 'hearth.home'

/** A self-hosted server with a host name over plain HTTP, which isn't a secure context. */
const test = base.extend<object, { settings: Record<string, string> }>({
  settings: [
    async ({}, use) => {
      const PORT = String(await freePort())
      await use({ PORT, APP_URL: `http://${NAME}:${PORT}`, LOG_LEVEL: 'debug' })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ settings }, use) => use(settings['APP_URL']),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...launchOptions.args!, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`] }),
    { scope: 'worker' },
  ],
})

/** Signs up in the page and returns the ID of the new family. */
async function comesIn(page: Page, server: RunningHearthbook): Promise<string> {
  const email = `rosa.${Date.now()}@example.org`
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Rosa')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send verification code' }).click()
  const { code, link } = await waitForMail(server.dataDir, email)
  expect(link).toContain(`http://${NAME}:`)
  await page.getByLabel('Verification code').fill(code!)
  await page.getByLabel('Family name').fill('The Moreaus')
  await page.getByRole('button', { name: 'Create family' }).click()
  await expect(page.getByRole('heading', { name: 'The Moreaus' })).toBeVisible()
  return /families\/([\w-]+)/.exec(page.url())![1]!
}

test('a family uses the app over plain HTTP and sees what needs HTTPS', async ({ page, context, server, pictures }) => {
  const family = await comesIn(page, server)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(await context.cookies()).toMatchObject([
    { name: 'hearthbook-browser', secure: false, httpOnly: true, sameSite: 'Lax' },
    { name: 'hearthbook', secure: false, httpOnly: true, sameSite: 'Lax' },
  ])
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Photos', exact: true }).click()
  await addPhotos(page, pictures.slice(0, 2))
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(2)
  await photos.first().click()
  await page.getByRole('button', { name: 'Favorite', exact: true }).click()
  await expect(page.getByText('Photo has been added to favorites').first()).toBeVisible()

  // Features that don't need HTTPS work: copying a link, adding pages to a book.
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  const link = page.url()
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('button', { name: 'Search and commands' }).click()
  await page.getByRole('combobox').press('ControlOrMeta+V')
  // As many characters as the field accepts.
  await expect(page.getByRole('combobox')).toHaveValue(link.slice(0, 100))
  const book = await page.evaluate(async (path) => {
    const body = JSON.stringify({ title: 'The year', template: null })
    return (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
  }, `/api/families/${family}/books`)
  await page.goto(`/families/${family}/books/${book.id}/edit`)
  await page.getByRole('button', { name: 'Pages 2 and 3' }).click()
  await page.getByRole('button', { name: 'Add two pages here' }).click()
  await expect(page.getByRole('button', { name: 'Page 22', exact: true })).toBeVisible()

  await page.goto('/account/settings?tab=security')
  await expect(page.getByText('Passkeys need a secure connection (HTTPS).')).toBeVisible()

  const status = await page.evaluate(async (path) => {
    const body = JSON.stringify({ first_name: 'Mia', birth_date: '2020-06-15' })
    return (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status
  }, `/api/families/${family}/children`)
  expect(status).toBe(201)
  await page.goto(`/families/${family}/personality`)
  await page.getByRole('link', { name: 'Mia', exact: true }).click()
  await page.getByRole('link', { name: /^Ask .+ the first question$/ }).click()
  await page.getByRole('button', { name: 'Turn on camera' }).click()
  const consent = page.getByRole('dialog', { name: 'Before you record Mia' })
  await consent.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(page.getByText('Recording needs a secure connection.')).toBeVisible()
})

test("over plain HTTP a grandmother's next visit reloads no photos, and after signing out none stay in the browser", async ({
  page,
  server,
  pictures,
  settings,
}) => {
  test.slow()
  const family = await comesIn(page, server)
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Photos', exact: true }).click()
  await addPhotos(page, pictures)
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(pictures.length)
  const first = await galleryImages(page, family, pictures.length)
  const nextDay = async (later: RunningHearthbook) => {
    const again = await galleryImages(page, family, pictures.length)
    expect(again.filter((url) => first.includes(url))).toEqual([])
    expect(countImageRequests(later)).toBe(0)

    await signOut(page)
    expect(await statusesOf(page, first)).toEqual(first.map(() => 404))
  }
  await visitLater(page, server, settings, [{ minutes: 26 * 60, visit: nextDay }])
})
