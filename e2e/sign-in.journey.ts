import type { Page } from '@playwright/test'
import { signUp } from './api-person.ts'
import { expect, expectNoBarriers, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

async function askToSignUp(page: Page, first_name: string, email: string) {
  await page.getByLabel('First name').fill(first_name)
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send verification code' }).click()
}

test('Ana signs up with the code of the mail, and signs out again', async ({ page, house }) => {
  const email = `ana.${Date.now()}@example.org`
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expectNoBarriers(page)
  await askToSignUp(page, 'Ana', email)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectNoBarriers(page)
  const { code } = await waitForMail(house.dataDir, email)
  await page.getByLabel('Verification code').fill(code!)
  // Somebody without a family is asked for its name.
  await expect(page).toHaveURL(/\/families\/new$/)

  await page.goto('/preferences')
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Account of Ana Moreau' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeHidden()
})

test('the link of the mail opens a page with one button, on any device, and works once', async ({
  page,
  house,
  browser,
}) => {
  const email = `dora.${Date.now()}@example.org`
  await page.goto('/signup?plan=premium&billing=yearly')
  await askToSignUp(page, 'Dora', email)
  const { link } = await waitForMail(house.dataDir, email)
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(link!)
  await phone.getByRole('button', { name: 'Create my account' }).click()
  // The plan that was chosen on the other device came along.
  await expect(phone).toHaveURL(/\/billing$/)
  await phone.close()
  await page.goto(link!)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('somebody who is not signed in is asked to, and then lands where they were going', async ({ page, house }) => {
  const email = `ben.${Date.now()}@example.org`
  await page.goto('/preferences?from=mail')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await askToSignUp(page, 'Ben', email)
  const { code } = await waitForMail(house.dataDir, email)
  await page.getByLabel('Verification code').fill(code!)
  await expect(page).toHaveURL(/\/preferences/)
})

test('an account that exists is found, kindly', async ({ page, house }) => {
  const { email } = await signUp(house, 'Cleo')
  await page.goto('/signup')
  await askToSignUp(page, 'Cleo', email.toUpperCase())
  await expect(page.getByRole('heading', { name: 'Account Found!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})
