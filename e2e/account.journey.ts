import { readFile } from 'node:fs/promises'
import type { FileChooser } from '@playwright/test'
import { unsubscribeLinks } from '../src/features/notifications/server/unsubscribe.ts'
import { signUp } from './api-person.ts'
import { expect, expectAccessible, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import { inspectData } from './stored-data.ts'

test('an API key for a photo frame is shown once, works, and can be revoked', async ({ page, server, loginAs }) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Riveras')
  await page.goto('/account/settings?tab=keys')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.getByRole('button', { name: 'Create key' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByText('Give the key a name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Frame in the kitchen')
  await page.getByRole('button', { name: 'Create key' }).click()
  const token = await page.getByText(/^hbk_/).textContent()
  await expectAccessible(page)
  const ask = () => fetch(`${server.url}/api/families`, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await ask()).json()).toMatchObject({ families: [{ name: 'The Riveras' }] })
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Back to the key' }).click()
  await page.getByRole('button', { name: 'I’ve copied the key' }).click()
  await expect(page.getByText(token!)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke Frame in the kitchen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('No keys yet.')).toBeVisible()
  expect((await ask()).status).toBe(401)
})

test('a viewer learns in two taps that there’s no second copy, and whom to ask', async ({
  page,
  server,
  loginAs,
  context,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const ben = await signUp(server, 'Ben')
  await inspectData(server.dataDir).addMember(family, ben.email, 'viewer')
  const question = { name: 'Are our photos safe?' }
  for (const [person, whom] of [
    [ana, 'Ask the person who runs this server'],
    [ben, 'Ask Ana'],
  ] as const) {
    await context.clearCookies()
    await context.addCookies([person.cookie()])
    await page.setViewportSize(PHONE)
    await page.goto(`/families/${family}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('link', question).click()
    await expect(page.getByRole('heading', question)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Not yet. Everything is on one computer.' })).toBeVisible()
    await expect(page.getByText(whom)).toBeVisible()
    // Viewers may not save photos.
    await expect(page.getByRole('link', { name: 'Download photos' })).toHaveCount(person === ana ? 1 : 0)
    await expectAccessibleOnBoth(page)
  }
  await page.goto('/account/settings?tab=data')
  await page.getByRole('link', question).click()
  await expect(page.getByRole('heading', question)).toBeVisible()
})

test('a member downloads their data, and the owner reads the audit log', async ({
  page,
  server,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  await ana.uploads(family, pictures.slice(0, 2))
  await ana.send('POST', `/api/families/${family}/children`, { first_name: 'Emma', birth_date: '2023-02-14' })
  await page.goto('/account/settings?tab=data')
  const asked = Date.now()
  await page.getByRole('button', { name: 'Export my data' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download the export from/ }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^hearthbook-\d{4}-\d\d-\d\d\.zip$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await waitForMail(server.dataDir, ana.email, asked, 'Your Hearthbook export is ready')
  await expectAccessible(page)
  await page.goto(`/families/${family}/settings`)
  const name = page.getByRole('textbox', { name: 'Family name' })
  await name.fill('The Rivera')
  // Turning a tablet keeps what was typed, and the focus.
  const { height, width } = page.viewportSize()!
  await page.setViewportSize({ width: 834, height: 1194 })
  await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeVisible()
  await expect(name).toHaveValue('The Rivera')
  await expect(name).toBeFocused()
  await page.setViewportSize({ width, height })
  // Opening another group asks before it discards what was typed.
  const danger = page.getByRole('link', { name: 'Transfer or delete' })
  await danger.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByRole('heading', { name: 'Transfer or delete' })).toBeInViewport()
  await expect(danger).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  // On phones, the groups are a list, and each opens on its own.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/families/${family}/settings`)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^General/ }).click()
  await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeAttached()
  await expect(danger).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View history' }).click()
  const byAna = page.getByRole('listitem').filter({ hasText: 'Ana Moreau' }).getByRole('listitem')
  await expect(byAna.filter({ hasText: 'created the family: The Riveras' }).last()).toBeVisible()
  await expect(byAna.filter({ hasText: 'added Emma' }).last()).toBeVisible()
  await expectAccessible(page)
})

test('an account can only be deleted without owned families, and signing in again cancels the deletion', async ({
  page,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  await page.goto('/account/settings?tab=data')
  await expect(page.getByRole('link', { name: 'Transfer or delete The Riveras' })).toHaveAttribute(
    'href',
    `/families/${family}/settings?section=danger`,
  )
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeDisabled()
  await expectAccessible(page)

  const ben = await loginAs('Ben')
  await page.goto('/account/settings?tab=data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('That’s not your account’s email address. Check it and try again.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/to confirm$/).fill(ben.email)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText(/^Your account will be deleted on/).first()).toBeVisible()

  // A second sign-in within a minute of the first email is rate-limited, so this session mocks the pending deletion.
  await loginAs('Cara')
  let leaving = true
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    const leaving_at = leaving ? '2027-01-01T00:00:00Z' : null
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), leaving_at } })
  })
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/account/keep')
  await expectAccessible(page)
  await page.goto('/accept-invitation?token=of-a-family')
  await expect(page, 'first comes whether the account stays').toHaveURL('/account/keep')
  leaving = false
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page, 'then what they came for').toHaveURL(/\/accept-invitation/)
})

test('a profile photo can be chosen, cropped, and removed, and other files are refused with a message', async ({
  page,
  loginAs,
  pictures,
}) => {
  await loginAs('Ana')
  await page.goto('/account/settings')
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^(Add a|Change) photo$/ }).click()
    await (await choosing).setFiles(file)
  }
  await choose({ name: 'face.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>not a face</html>') })
  await expect(page.getByText('This isn’t a photo.')).toBeVisible()
  await choose(pictures[0]!)
  const dialog = page.getByRole('dialog', { name: 'Crop photo' })
  await expect(dialog.getByRole('button', { name: 'Apply crop' })).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByRole('application').press('-')
  await dialog.getByRole('button', { name: 'Apply crop' }).click()
  await expect(dialog).toBeHidden()
  const face = page.getByRole('main').locator('img')
  await expect(face).toHaveAttribute('src', /avatar\?v=2$/)
  expect(await face.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Change photo' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(face).toHaveCount(0)
})

test('the unsubscribe link in a digest opens a page with one button, also for signed-out people', async ({
  page,
  server,
  loginAs,
  context,
}) => {
  const ana = await loginAs('Ana')
  const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
  const secret = (await readFile(`${server.dataDir}/secret`, 'utf8')).trim()
  await context.clearCookies()
  await page.goto(unsubscribeLinks(secret, server.url).urlFor(user.id))
  await expect(page.getByRole('heading', { name: 'Stop digest emails?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop digests' }).click()
  await expect(page.getByRole('heading', { name: 'Digest emails are off' })).toBeVisible()
  await expectAccessible(page)
  expect(await ana.send('GET', '/api/preferences')).toMatchObject({ email_digest: 'never' })

  await page.goto('/unsubscribe/cut-o')
  await page.getByRole('button', { name: 'Stop digests' }).click()
  await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible()
})
