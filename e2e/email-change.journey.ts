import type { Page } from '@playwright/test'
import { signUp } from './api-person.ts'
import { excessWhereNarrow, expect, expectAccessible, onNext, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

test.use({ viewport: { width: 390, height: 844 } })

const shownIn = (page: Page) => page.getByRole('region', { name: 'Profile' })

async function askForCode(page: Page, email: string) {
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  await dialog.getByLabel('New email address').fill(email)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  return dialog
}

test('Ana changes her email address with an emailed code, and another tab shows the new one', async ({
  page,
  context,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const next = ana.email.replace('@', '.new@')
  await page.goto('/account/settings?tab=profile')
  const tab = await context.newPage()
  await tab.goto('/account/settings?tab=profile')
  await expect(shownIn(tab).getByText(ana.email, { exact: true })).toBeVisible()
  await page.bringToFront()

  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  const field = dialog.getByLabel('New email address')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  expect(await excessWhereNarrow(page)).toBeLessThanOrEqual(0)
  await field.fill('ana@nowhere')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('Enter a full email address')).toBeVisible()
  await expectAccessible(page)
  await field.fill(ana.email)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('This is already your email address.')).toBeVisible()

  const since = Date.now()
  await field.fill(next)
  await onNext(page, '**/api/email-change', (route) => route.fulfill({ status: 403, json: { code: 'proof_required' } }))
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('button', { name: 'Not now' }).click()
  await expect(field, 'nothing is lost').toHaveValue(next)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  const { code = '' } = await waitForMail(server.dataDir, next, since)
  await expectAccessible(page)
  expect(await excessWhereNarrow(page)).toBeLessThanOrEqual(0)
  await expect(dialog.getByRole('button', { name: /Send another code in/ })).toBeDisabled()

  // A typo can be corrected without another email, and without invalidating the code.
  await dialog.getByRole('button', { name: 'Use a different address' }).click()
  await field.fill(`other.${next}`)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText(/You can ask for another code in \d:\d\d/)).toBeVisible()
  await field.fill(next)
  await dialog.getByRole('button', { name: 'Send code' }).click()

  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  await dialog.getByLabel('Verification code').fill(wrong)
  await expect(dialog.getByText('You have 4 tries left.')).toBeVisible()
  await onNext(page, '**/api/email-change/confirmation', (route) =>
    route.fulfill({ status: 409, json: { code: 'account_exists' } }),
  )
  await dialog.getByLabel('Verification code').fill(wrong.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)))
  await expect(dialog.getByText('Another account already uses this address. Use a different one.')).toBeVisible()
  await dialog.getByLabel('Verification code').fill(code)
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`You now sign in with ${next}.`).first()).toBeVisible()
  await expect(shownIn(page).getByText(next, { exact: true })).toBeVisible()
  await expect(shownIn(tab).getByText(next, { exact: true })).toBeVisible()
})

test('the link sent to the old address restores it, ends every session, and leads to sign-in', async ({
  page,
  context,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const next = ana.email.replace('@', '.thief@')
  await page.goto('/account/settings?tab=profile')
  const since = Date.now()
  const dialog = await askForCode(page, next)
  const { code = '' } = await waitForMail(server.dataDir, next, since)
  await dialog.getByLabel('Verification code').fill(code)
  await expect(shownIn(page).getByText(next, { exact: true })).toBeVisible()
  const { link = '', subject } = await waitForMail(server.dataDir, ana.email, since)
  expect(subject).toBe('Your Hearthbook email address was changed')

  const undo = await context.newPage()
  await undo.goto(link)
  await expect(undo.getByRole('heading', { name: 'Restore your email address?' })).toBeVisible()
  await expectAccessible(undo)
  expect(await excessWhereNarrow(undo)).toBeLessThanOrEqual(0)
  await onNext(undo, '**/api/email-change/undo', (route) =>
    route.fulfill({ status: 409, json: { code: 'account_exists' } }),
  )
  await undo.getByRole('button', { name: 'Restore my address' }).click()
  await expect(undo.getByRole('heading', { name: 'Another account already uses this address' })).toBeVisible()
  await expectAccessible(undo)

  await undo.reload()
  await undo.getByRole('button', { name: 'Restore my address' }).click()
  await expect(undo.getByRole('heading', { name: 'Email address restored' })).toBeVisible()
  await expectAccessible(undo)
  await expect(page).toHaveURL(/\/login/)
  await undo.getByRole('link', { name: 'Sign in' }).click()
  await expect(undo.getByRole('textbox', { name: 'Email' })).toHaveValue(ana.email)
  await undo.goto(link)
  await expect(undo.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expectAccessible(undo)
  await undo.route('**/api/email-change/undo/read', (route) => route.abort())
  await undo.goto(`${link}x`)
  await expect(undo.getByRole('heading', { name: 'We couldn’t check your link' })).toBeVisible()
})

test('someone signed in to another account restores an address and stays signed in', async ({
  page,
  server,
  loginAs,
}) => {
  const ben = await signUp(server, 'Ben')
  const next = ben.email.replace('@', '.new@')
  const since = Date.now()
  await ben.send('POST', '/api/email-change', { email: next })
  const { code } = await waitForMail(server.dataDir, next, since)
  await ben.send('POST', '/api/email-change/confirmation', { email: next, code })
  const { link = '' } = await waitForMail(server.dataDir, ben.email, since)
  const ana = await loginAs('Ana')
  await page.goto(link)
  await page.getByRole('button', { name: 'Restore my address' }).click()
  await expect(page.getByRole('heading', { name: 'Email address restored' })).toBeVisible()
  await page.goto('/account/settings?tab=profile')
  await expect(shownIn(page).getByText(ana.email, { exact: true })).toBeVisible()
})

test('Dora reads her account activity, newest first, and loads more', async ({ page, loginAs }) => {
  const dora = await loginAs('Dora')
  for (let i = 1; i <= 11; i++) {
    const { key } = await dora.send<{ key: { id: string } }>('POST', '/api/api-keys', {
      name: `Frame ${i}`,
      scopes: ['read'],
    })
    await dora.send('DELETE', `/api/api-keys/${key.id}`)
  }
  await page.route('**/api/account/activity*', (route) => route.abort())
  await page.goto('/account/settings?tab=security')
  await expect(page.getByRole('heading', { name: 'We couldn’t load your activity' })).toBeVisible()
  await page.unroute('**/api/account/activity*')
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recent activity' }) })
    .last()
  await card.getByRole('button', { name: 'Try again' }).click()
  const rows = card.getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await expect(rows.first()).toContainText('API key revoked: Frame 11')
  await onNext(page, '**/api/account/activity*', (route) => route.abort())
  await card.getByRole('button', { name: 'Show more' }).click()
  await expect(card.getByText('We couldn’t load more activity. Try again.')).toBeVisible()
  await card.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(24)
  await expect(rows.last()).toContainText('Account created')
  await expect(card.getByRole('button', { name: 'Show more' })).toBeHidden()
  await expectAccessible(page)
  expect(await excessWhereNarrow(page)).toBeLessThanOrEqual(0)
})
