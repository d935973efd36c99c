import { expect, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

test('signing out in the sidebar leads to the front page, in the header to the login page, and in every open tab', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('Ana')
  await page.goto('/preferences')
  const other = await context.newPage()
  await other.goto('/account/settings')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible()
  await expect(other).toHaveURL(/\/login\?redirect=/)

  await loginAs('Ben')
  await page.goto('/preferences')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText("You've been successfully logged out.", { exact: true })).toBeVisible()
})

test('signing in in one tab opens the door in every other that waits at it', async ({ page, context, house }) => {
  await page.goto('/preferences#theme')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goto('/login?redirect=%2Fpreferences%23theme')
  const waiting = await context.newPage()
  await waiting.goto('/signup')
  await waiting.getByLabel('First name').fill('Ben')
  await waiting.getByLabel('Last name').fill('Moreau')
  const email = `ben.${Date.now()}@example.org`
  await waiting.getByRole('textbox', { name: 'Email' }).fill(email)
  await waiting.getByRole('button', { name: 'Send verification code' }).click()
  await expect(waiting.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const reading = await context.newPage()
  await reading.goto('/signup')
  await reading.getByLabel('First name').fill('Cleo')

  const other = await context.newPage()
  await other.goto((await waitForMail(house.dataDir, email)).link!)
  await other.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL('/preferences#theme')
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  await expect(waiting).toHaveURL('/families/new')
  // A form that somebody is filling in stays.
  await expect(reading.getByLabel('First name')).toHaveValue('Cleo')
})

test('a tab that slept at the door while somebody signed in goes in when it is looked at', async ({
  page,
  loginAs,
}) => {
  await page.goto('/preferences')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await loginAs('Ana')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  await expect(page).toHaveURL('/preferences')
})
