import type { Page, Route } from '@playwright/test'
import { authenticatorCode, lastAuthenticatorCode, signUp } from './api-person.ts'
import { expect, expectAccessible, onNext, test } from './fixtures.ts'

const GOOD = 'herons over the quiet lake'
const SECURITY = '/account/settings?tab=security'

async function setPassword(page: Page, password: string) {
  await page.getByRole('button', { name: /Set a password|Change password/ }).click()
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
}

async function signInByPassword(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('link', { name: 'Use a password instead' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).fill(GOOD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('Ana sets up a password and two-step verification, and signs in with both or with a recovery code', async ({
  page,
  context,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  await page.goto(SECURITY)
  await expect(page.getByText('A password is optional')).toBeVisible()
  await expectAccessible(page)

  await setPassword(page, 'password1234')
  await expect(page.getByText('This password is too common')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password').fill(GOOD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Last changed on')).toBeVisible()

  await page.getByRole('button', { name: 'Set up' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-step verification' })
  await expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const secret = (await setUp.locator('code').innerText()).replace(/\s/g, '')
  await setUp.getByLabel('Verification code').fill(await lastAuthenticatorCode(secret))
  const codesDialog = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(codesDialog.getByRole('listitem')).toHaveCount(10)
  const codes = await codesDialog.getByRole('listitem').allInnerTexts()
  await expectAccessible(page)
  const asked = page.getByRole('alertdialog', { name: 'Close without saving your codes?' })
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Back to the codes' }).click()
  await page.mouse.click(5, 5)
  await expect(asked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()
  await expect(codesDialog.getByRole('listitem')).toHaveText(codes)
  await codesDialog.getByRole('link', { name: 'Download' }).click()
  await page.keyboard.press('Escape')
  await expect(codesDialog).toBeHidden()
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()

  await context.clearCookies()
  await signInByPassword(page, ana.email)
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Verification code').fill(authenticatorCode(secret, 0))
  await expect(page).toHaveURL(/\/families\//)

  await context.clearCookies()
  await signInByPassword(page, ana.email)
  // After a timeout she has to start over, since a second factor can't be emailed again.
  await onNext(page, '**/api/sign-in/second-factor', (route) =>
    route.fulfill({ status: 400, json: { code: 'code_expired' } }),
  )
  await page.getByLabel('Verification code').fill('123456')
  await expect(page.getByText('That took too long. Please start over.')).toBeVisible()
  await page.getByRole('button', { name: /Use a recovery code/ }).click()
  await page.getByLabel('Recovery code').fill(codes[0]!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/families\//)
  await page.goto(SECURITY)
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible()

  const devices = page.getByRole('listitem').filter({ hasText: 'signed in on' })
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('This device')
  await expect(devices.last()).toContainText(/at \d+:\d\d/)
  await expect(page.getByText('sign out your other devices and change your password')).toBeVisible()
  // The dialog closes before all data has reloaded, but the confirmation still appears.
  const comesLate = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  }
  await page.route('**/api/credentials', comesLate)
  await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).first().click()
  await expect(devices).toHaveCount(2)
  await expect(page.getByText('You’ll need to sign in again on that device.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You’re not signed in on any other device.')).toBeVisible()
  await expect(page.getByText('Signed out everywhere else', { exact: true }).first()).toBeVisible()
  await page.unroute('**/api/credentials')
  await page.route('**/api/devices', comesLate)
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
  await expect(page.getByText('Two-step verification is off').first()).toBeVisible()
})

test('a forgotten password: the request form, a dead link, and a form that explains weak passwords', async ({
  page,
  server,
}) => {
  const { email } = await signUp(server, 'Dora')
  await page.goto('/login?step=password')
  await page.getByLabel('Password', { exact: true }).fill(GOOD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.goto(`/login?email=${email}&step=password`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await expectAccessible(page)
  // Her recent sign-up email doesn't count toward this limit.
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Get a sign-in link' })).toBeVisible()
  await expect(page.getByRole('button', { name: /You can resend it in/ })).toBeDisabled()
  await expectAccessible(page)

  await page.goto('/reset-password#token=used-long-ago')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await page.route('**/api/password/reset/read', (route) => route.fulfill({ json: { email } }))
  await page.goto('/reset-password#token=good')
  await expect(page.getByText('You can now reset your password.').first()).toBeVisible()
  await page.getByLabel('New password').fill('Dora')
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible()
  await expectAccessible(page)
})

test('Eva adds and renames a passkey, signs in with it, and confirms her identity with it', async ({
  page,
  context,
  loginAs,
}) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const eva = await loginAs('Eva')
  await eva.opensFamily('The Riveras')
  await page.goto(SECURITY)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Passkey added').first()).toBeVisible()
  await page.getByRole('button', { name: 'Rename Chrome on Linux' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Kitchen tablet')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Kitchen tablet', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await onNext(page, '**/api/password', (route) => route.fulfill({ status: 403, json: { code: 'proof_required' } }))
  await setPassword(page, GOOD)
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Last changed on')).toBeVisible()

  // The browser offers the passkey in the email field, and the virtual authenticator accepts right away.
  await context.clearCookies()
  await page.goto('/login')
  await expect(page).toHaveURL(/\/families\//)

  // Browsers without that feature have the button.
  await context.clearCookies()
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/families\//)
  await page.goto(SECURITY)
  await page.getByRole('button', { name: 'Remove Kitchen tablet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Kitchen tablet', { exact: true })).toBeHidden()
})
