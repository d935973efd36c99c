import { excessWhereNarrow, expect, expectAccessible, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

const PHONE = { width: 390, height: 844 }

test("a new person enters an emailed code and a name, and dates match their browser's format", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: PHONE, locale: 'sv-SE', timezoneId: 'Europe/Stockholm' },
  })
  const page = await context.newPage()
  const email = `greta.${Date.now()}@example.org`
  await page.goto('/login?redirect=/preferences')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const { code, subject } = await waitForMail(server.dataDir, email)
  expect(subject).toBe('Your code for Hearthbook')
  await page.getByRole('button', { name: 'Use a code instead' }).click()
  await page.getByLabel('Verification code').fill(code!)
  await expect(page.getByRole('heading', { name: 'What’s your name?' })).toBeVisible()
  await expectAccessible(page)
  expect(await excessWhereNarrow(page), 'large text fits').toBe(0)

  // After reloading and going back, only the name is still missing.
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await page.getByLabel('Your name').fill('Greta')
  await page.getByRole('button', { name: 'Continue' }).dblclick()
  await expect(page).toHaveURL(/\/preferences$/)
  await expect(page.getByLabel('Date format')).toHaveValue('YYYY-MM-DD')
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Stockholm')
  await page.goBack()
  await expect(page.getByLabel('Your name')).toHaveCount(0)

  // Without a confirmed code, this step shows an error and a way back.
  await context.clearCookies()
  await page.goto(`/login?step=name&email=${email}`)
  await page.getByLabel('Your name').fill('Eve')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code has expired. Ask for a new one.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to email entry' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await context.close()
})

test('a new person opens the emailed link on a phone and enters their name there', async ({
  page,
  server,
  browser,
}) => {
  const email = `nils.${Date.now()}@example.org`
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const { link } = await waitForMail(server.dataDir, email)
  const phone = await (await browser.newContext({ viewport: PHONE })).newPage()
  await phone.goto(link!)
  await expect(phone.getByRole('heading', { name: 'Email confirmed' })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('Your name').fill('Nils')
  await phone.getByRole('button', { name: 'Create my account' }).click()
  await expect(phone).toHaveURL(/\/families\/new$/)
  await phone.goto(link!)
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await phone.context().close()
})

test("a stranger who keeps requesting codes for Ana's address doesn't lock her out", async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ana Moreau’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(ana.email)
  const since = Date.now()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const { code } = await waitForMail(server.dataDir, ana.email, since)
  for (let i = 1; i <= 40; i++)
    await fetch(`${server.url}/api/sign-in`, {
      method: 'POST',
      headers: { origin: server.url, 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` },
      body: JSON.stringify({ email: ana.email }),
    })
  await page.getByRole('button', { name: 'Use a code instead' }).click()
  await page.getByLabel('Verification code').fill(code!)
  await expect(page.getByRole('button', { name: 'Ana Moreau’s account' })).toBeVisible()
})
