import type { Page } from '@playwright/test'
import { expect, expectNoBarriers, onNext, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import type { RunningHearthbook } from './start-hearthbook.ts'
import { lookAt } from './the-data.ts'

/** The next call of a kind is refused once, as the server does when a proof is too old or a session ran out. */
async function refuseOnce(page: Page, url: string, status: number, body: object) {
  await onNext(page, url, (route) =>
    route.fulfill({ status, json: body, headers: { 'content-type': 'application/problem+json' } }),
  )
}

/** Makes a person's sessions older than any session may get, which no page is notified of. */
async function outliveSession(house: RunningHearthbook, email: string) {
  await lookAt(house.dataDir).sql(
    `update auth_sessions set created_at = created_at - interval '91 days'
     where user_id = (select id from profiles where email = $1)`,
    [email],
  )
}

test('what cannot be undone asks who it is, and then goes on by itself', async ({ page, house, loginAs }) => {
  const ana = await loginAs('Ana')
  await page.goto('/account/settings')
  await refuseOnce(page, '**/api/profile', 403, { code: 'proof_required' })
  await page.getByLabel('First name').fill('Anaïs')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('Confirm it’s you to continue. Nothing has changed yet.').first()).toBeVisible()

  await refuseOnce(page, '**/api/profile', 403, { code: 'proof_required' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNoBarriers(page)
  const since = Date.now()
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const { code } = await waitForMail(house.dataDir, ana.email, since)
  await expectNoBarriers(page)
  await dialog.getByLabel('Verification code').fill(code!)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
})

test('a session that runs out while a form is open: the password dialog saves what was typed', async ({
  page,
  house,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.send('PUT', '/api/password', { password: 'herons over the quiet lake' })
  await page.goto('/account/settings')
  await page.getByLabel('Last name').fill('Moreau Ríos')
  await outliveSession(house, ana.email)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toBeVisible()
  await expectNoBarriers(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
  await dialog.getByRole('button', { name: 'Use your password instead' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('herons over the quiet lake')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
})

test('a name that was just saved stays, also if an older answer arrives after it', async ({ page, loginAs }) => {
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
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
  letThrough()
  await arrived.promise.catch(() => {})
  await page.waitForTimeout(500)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
  await expect(page.getByRole('button', { name: 'Ana Moreau Ríos’s account' })).toBeVisible()
})

test('a session that runs out while a form is open: signing out instead leads to the login page', async ({
  page,
  house,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await page.goto('/account/settings')
  await page.getByLabel('Last name').fill('Ríos')
  await outliveSession(house, ana.email)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByRole('button', { name: 'Sign out instead' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('whoever comes back to a form after their session ran out finds it as it was, and signs in over it', async ({
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
  await onNext(page, '**/api/session', (route) => route.fulfill({ json: there }))
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog.getByText(ana.email)).toBeVisible()
  await dialog.getByRole('button', { name: 'Use your password instead' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('herons over the quiet lake')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')

  // Signed out from another device: nothing stays.
  await context.clearCookies()
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('where somebody else signs in meanwhile, an open page keeps nothing of whoever was there before', async ({
  page,
  context,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  await page.goto('/manage-families')
  await expect(page.getByText('The Moreaus').first()).toBeVisible()
  // In another tab: Ana is out, Ben is in.
  await context.clearCookies()
  await loginAs('Ben')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('button', { name: 'Ben Moreau’s account' })).toBeVisible()
  await expect(page.getByText('The Moreaus')).toHaveCount(0)
})
