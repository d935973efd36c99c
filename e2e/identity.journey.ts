import type { Page } from '@playwright/test'
import { expect, expectNoBarriers, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

/** The next call of a kind is refused once, as the server does when a proof is too old or a session ran out. */
async function refuseOnce(page: Page, url: string, status: number, body: object) {
  await page.route(
    url,
    (route) => route.fulfill({ status, json: body, headers: { 'content-type': 'application/problem+json' } }),
    { times: 1 },
  )
}

test('what cannot be undone asks who it is, and then goes on by itself', async ({ page, house, loginAs }) => {
  const ana = await loginAs('Ana')
  await page.goto('/account/settings')
  await refuseOnce(page, '**/api/profile', 403, { code: 'proof_required' })
  await page.getByLabel('First name').fill('Anaïs')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it really you?' })
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByText('This needs a confirmation that it is you. Nothing was changed.').first()).toBeVisible()

  await refuseOnce(page, '**/api/profile', 403, { code: 'proof_required' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectNoBarriers(page)
  const since = Date.now()
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  const { code } = await waitForMail(house.dataDir, ana.email, since)
  await expectNoBarriers(page)
  await dialog.getByLabel('Verification code').fill(code!)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
})

test('a session that runs out in the middle of a form is asked for over it; signing out instead forgets', async ({
  page,
  loginAs,
}) => {
  await loginAs('Ana')
  await page.goto('/account/settings')
  await refuseOnce(page, '**/api/profile', 401, { code: 'signed_out', params: { reason: 'ran_out' } })
  await page.getByLabel('Last name').fill('Moreau Ríos')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(dialog).toBeVisible()
  await expectNoBarriers(page)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
  await dialog.getByRole('button', { name: 'Sign out instead' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a session that ran out is renewed over the form with a password, and what was typed is saved', async ({
  page,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.send('PUT', '/api/password', { password: 'herons over the quiet lake' })
  await page.goto('/account/settings')
  await refuseOnce(page, '**/api/profile', 401, { code: 'signed_out', params: { reason: 'ran_out' } })
  await page.getByLabel('Last name').fill('Moreau Ríos')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByRole('button', { name: 'Use your password instead' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill('herons over the quiet lake')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau Ríos')
})
