import { startOpenIdDouble, type OpenIdDouble } from './doubles/openid-provider.ts'
import { expect, expectAccessible, onNext, test as base } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

const test = base.extend<object, { double: OpenIdDouble }>({
  double: [
    async ({}, use) => {
      const double = await startOpenIdDouble()
      await use(double)
      await double.close()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ double }, use) => use(double.settings), { scope: 'worker' }],
})

test('a new person signs up with Google, returns with Apple, and sets a password with an emailed link', async ({
  page,
  server,
  context,
  double,
}) => {
  const email = `ana.${Date.now()}@example.org`
  double.person = { sub: 'ana-of-google', email, email_verified: true, given_name: 'Ana', family_name: '' }
  await page.goto('/preferences')
  await expect(page.getByText('isn’t set up yet')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Google' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(page.getByText(`Google confirmed ${email}.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL(/\/preferences$/)

  await context.clearCookies()
  double.person = { sub: 'ana-of-apple', email, email_verified: 'true', given_name: 'Ana', family_name: "O'Moreau" }
  await page.goto('/login?redirect=/account/settings')
  await page.getByRole('button', { name: 'Apple' }).click()
  await expect(page).toHaveURL(/\/account\/settings\?tab=profile$/)
  await expect(page.getByLabel('Last name')).toHaveValue('Moreau')

  // A forged callback signs no one in, and canceling at the provider isn't an error.
  await context.clearCookies()
  await page.goto('/sign-in/google?code=a-code&state=of-somebody-else')
  await expect(page.getByRole('heading', { name: 'We couldn’t sign you in' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/sign-in/google?error=access_denied&state=of-mine')
  await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await page.getByRole('link', { name: 'Use a password instead' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The previous page has the same field.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  const asked = Date.now()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Get a sign-in link' })).toBeVisible()
  const { link } = await waitForMail(server.dataDir, email, asked)
  await page.goto(link!)
  await expect(page.getByText('You can now reset your password.').first()).toBeVisible()
  await expectAccessible(page)
  const reset = Date.now()
  await page.getByLabel('New password').fill('herons over the quiet lake')
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(page).not.toHaveURL(/\/reset-password/)
  const notice = await waitForMail(server.dataDir, email, reset)
  expect(notice.subject).toBe('Your Hearthbook sign-in settings have changed')
  await page.goto(link!)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('Ana connects Google, confirms her identity with it in a dialog, and disconnects it', async ({
  page,
  context,
  loginAs,
  double,
}) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  double.person = { sub: 'the-other-ana-of-google', email: 'ana.elsewhere@example.net' }
  await page.goto('/account/settings?tab=security')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await expect(page.getByText('Google is connected').first()).toBeVisible()
  await expect(page).toHaveURL(/\/account\/settings\?tab=security$/)
  await expect(page.getByText('ana.elsewhere@example.net')).toBeVisible()
  await expectAccessible(page)

  await onNext(page, '**/api/providers/google', (route) =>
    route.fulfill({ status: 403, json: { code: 'proof_required' } }),
  )
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectAccessible(page)

  // The wrong provider account proves nothing; the dialog says so and stays open.
  const hers = double.person
  double.person = { sub: 'somebody-else-of-google' }
  const opening = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const wrong = await opening
  await expect(wrong.getByRole('heading', { name: 'Not confirmed' })).toBeVisible()
  await expectAccessible(wrong)
  await wrong.close()
  await expect(dialog).toBeVisible()

  double.person = hers
  const again = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Continue with Google' }).click()
  const right = await again
  await expect(dialog).toBeHidden()
  await expect.poll(() => right.isClosed()).toBe(true)
  await expect(page.getByText('Google disconnected').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()

  await page.goto('/sign-in/google?error=access_denied&state=link.of-mine')
  await expect(page.getByRole('heading', { name: 'Account not connected' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to security settings' }).click()
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible()
})
