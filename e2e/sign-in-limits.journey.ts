import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Within a minute, however slow the machine. */
const RESEND = /^You can resend it in (1:00|0:\d\d)$/

/** The server sends no email in these tests: the waits are the page's own. It says that it has a mail server. */
async function answerMails(page: Page, url: string, status: number) {
  const options = { providers: [], sign_up: 'open', awaits_setup: false, has_mail_server: true }
  await page.route('**/api/sign-in/options', (route) => route.fulfill({ json: options }))
  const body = status === 429 ? { code: 'rate_limited' } : undefined
  await page.route(url, (route) => route.fulfill({ status, ...(body && { json: body }) }))
}

async function fillNames(page: Page, email: string) {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send verification code' }).click()
}

test("a new link can be requested after a minute, which a reload doesn't shorten", async ({ page }) => {
  await page.clock.install()
  await answerMails(page, '**/api/sign-in', 204)
  await page.goto('/login?email=ana@example.org')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@example.org')
  await page.getByRole('textbox', { name: 'Email' }).fill(' ')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Please enter your email address').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('We sent a link and a code to ana@example.org')).toBeVisible()
  await expect(page.locator('.toasts'), 'the page says it once').toBeEmpty()
  const code = page.getByLabel('Verification code')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await page.clock.fastForward(30_000)
  await page.reload()
  await expect(page.getByRole('button', { name: /^You can resend it in/ })).toBeDisabled()
  await page.clock.fastForward(31_000)
  await page.getByRole('button', { name: 'Send a new email' }).click()
  await expect(page.getByText('Use the link or the code in the newest email.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^You can resend it in/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Back to email entry' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('too many sign-ups lock the form for five minutes, and too many requests for ten, even after a reload', async ({
  page,
}) => {
  await page.clock.install()
  await answerMails(page, '**/api/sign-up', 429)
  await page.goto('/signup')
  await expect(page.getByText('Made for your family')).toBeVisible()
  await fillNames(page, 'ana@example.org')
  await expect(page.getByText('Rate limit exceeded').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Rate limited - please wait/ })).toBeVisible()
  await expect(page.getByLabel('First name')).toBeDisabled()
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await page.clock.fastForward(4 * 60_000)
  await expect(page.getByLabel('First name')).toBeDisabled()
  await page.clock.fastForward(61_000)
  await expect(page.getByLabel('First name')).toBeEnabled()

  await page.unroute('**/api/sign-up')
  await answerMails(page, '**/api/sign-up', 204)
  await page.getByRole('button', { name: 'Send verification code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Resend verification code' }).click()
  await expect(page.getByText('A new verification code has been sent to your email').first()).toBeVisible()
  await page.clock.fastForward(4 * 60_000)
  await expect(page.getByRole('button', { name: /^You can resend it in/ })).toBeDisabled()
  await page.clock.fastForward(61_000)

  await page.unroute('**/api/sign-up')
  await answerMails(page, '**/api/sign-up', 429)
  await page.getByRole('button', { name: 'Resend verification code' }).click()
  await expect(page.getByText('Rate limit exceeded').first()).toBeVisible()
  await page.reload()
  await page.clock.fastForward(9 * 60_000)
  await expect(page.getByRole('button', { name: /^Rate limited - please wait/ })).toBeDisabled()
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('button', { name: 'Resend verification code' })).toBeEnabled()
})

test('a reset link can be sent again only after a minute', async ({ page }) => {
  await answerMails(page, '**/api/password/reset-mail', 204)
  await page.goto('/reset-password')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.org')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('button', { name: RESEND })).toBeDisabled()
})
