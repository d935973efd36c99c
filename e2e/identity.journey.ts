import type { Page } from '@playwright/test'
import { expect, expectAccessible, onNext, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import type { RunningHearthbook } from './start-hearthbook.ts'
import { inspectData } from './stored-data.ts'

/** Refuses the next matching request, like the server does when a proof is too old or a session has expired. */
async function refuseOnce(page: Page, url: string, status: number, body: object) {
  await onNext(page, url, (route) =>
    route.fulfill({ status, json: body, headers: { 'content-type': 'application/problem+json' } }),
  )
}

/** Backdates a person's sessions past the maximum age, which no open page is notified of. */
async function outliveSession(server: RunningHearthbook, email: string) {
  await inspectData(server.dataDir).sql(
    `update auth_sessions set created_at = created_at - interval '91 days'
     where user_id = (select id from profiles where email = $1)`,
    [email],
  )
}

test('destructive actions ask the person to confirm their identity, and then continue', async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await page.goto('/account/settings')
  await refuseOnce(page, '**/api/profile', 403, { code: 'proof_required' })
  await page.getByLabel('First name').fill('Anaïs')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Confirm it’s you to continue. Nothing has changed yet.').first()).toBeVisible()

  await refuseOnce(page, '**/api/profile', 403, { code: 'proof_required' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectAccessible(page)
  const since = Date.now()
  await dialog.getByRole('button', { name: 'Get a code' }).click()
  const { code } = await waitForMail(server.dataDir, ana.email, since)
  await expectAccessible(page)
  await dialog.getByLabel('Verification code').fill(code!)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
})

test('after a session expires in an open form, signing in with a password saves what was typed', async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.send('PUT', '/api/password', { password: 'herons over the quiet lake' })
  await page.goto('/account/settings')
  await page.getByLabel('Last name').fill('Moreau Ríos')
  await outliveSession(server, ana.email)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
  await dialog.getByRole('button', { name: 'Use your password instead' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('herons over the quiet lake')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
})

test("signing in again isn't undone by a session request from before", async ({ page, server, loginAs }) => {
  const ana = await loginAs('Ana')
  await ana.send('PUT', '/api/password', { password: 'herons over the quiet lake' })
  await page.goto('/account/settings')
  await page.getByLabel('Last name').fill('Moreau Ríos')
  await outliveSession(server, ana.email)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByRole('button', { name: 'Use your password instead' }).click()
  const asked = Promise.withResolvers<void>()
  const signedIn = Promise.withResolvers<void>()
  await onNext(page, '**/api/session', async (route) => {
    asked.resolve()
    await signedIn.promise
    const instance = { sells_plans: false, has_vision: false }
    const gone = { user: null, is_admin: false, ...instance, leaving_at: null, preferences: null }
    await route.fulfill({ json: gone }).catch(() => {})
  })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await asked.promise
  await dialog.getByLabel('Password', { exact: true }).fill('herons over the quiet lake')
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await answered
  await page.waitForTimeout(500)
  signedIn.resolve()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
})

test("a name that was just saved isn't replaced by an older response that arrives later", async ({ page, loginAs }) => {
  await loginAs('Ana')
  await page.goto('/account/settings')
  await page.getByLabel('Last name').fill('Moreau Ríos')
  let letThrough = () => {}
  const saved = new Promise<void>((resolve) => (letThrough = resolve))
  const arrived = Promise.withResolvers<void>()
  await onNext(page, '**/api/session', async (route) => {
    const before = await route.fetch()
    await saved
    await route.fulfill({ response: before }).finally(arrived.resolve)
  })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
  letThrough()
  await arrived.promise.catch(() => {})
  await page.waitForTimeout(500)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
  await expect(page.getByRole('button', { name: 'Ana Moreau Ríos’s account' })).toBeVisible()
})

test('after a session expires in an open form, signing out leads to the login page', async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await page.goto('/account/settings')
  await page.getByLabel('Last name').fill('Ríos')
  await outliveSession(server, ana.email)
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByRole('button', { name: 'Sign out instead' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('someone who returns to a form after their session expired signs in and finds their input', async ({
  page,
  context,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.send('PUT', '/api/password', { password: 'herons over the quiet lake' })
  await ana.send('PATCH', '/api/preferences', { auto_save: false })
  await page.goto('/account/settings')
  await page.getByLabel('Last name').fill('Moreau Ríos')
  const there = { user: null, is_admin: false, leaving_at: null, preferences: null, ran_out: true }
  let hasRunOut = true
  await page.route('**/api/session', (route) => (hasRunOut ? route.fulfill({ json: there }) : route.fallback()))
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog.getByText(ana.email)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use your password instead' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('herons over the quiet lake')
  hasRunOut = false
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')

  // After a sign-out from another device, the page is left.
  await context.clearCookies()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('when someone else signs in, an open page shows nothing of the previous person', async ({
  page,
  context,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  await page.goto('/manage-families')
  await expect(page.getByText('The Moreaus').first()).toBeVisible()
  // In another tab, Ana signs out and Ben signs in.
  await context.clearCookies()
  await loginAs('Ben')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('button', { name: 'Ben Moreau’s account' })).toBeVisible()
  await expect(page.getByText('The Moreaus')).toHaveCount(0)
})
