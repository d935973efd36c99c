import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, onNext, test } from './fixtures.ts'

/** The status message next to a control. */
function statusOf(page: Page, control: Locator): Locator {
  return page.locator('div:has(> [role=status])').filter({ has: control }).last().getByRole('status')
}

test('each preference is saved right away with a confirmation and survives a reload', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await page.goto('/preferences')
  const tips = page.getByRole('switch', { name: 'Show tips' })
  const digest = page.getByLabel('Email summary')
  // The service worker takes over a first visit while people use it. The route below misses a request at that moment.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const seen = Promise.withResolvers<void>()
  await onNext(page, '**/api/preferences', async (route) => {
    await seen.promise
    await route.continue()
  })
  await tips.uncheck()
  await expect(statusOf(page, tips)).toHaveText('Saving…')
  seen.resolve()
  await expect(statusOf(page, tips)).toHaveText('Saved')
  await digest.selectOption('monthly')
  await expect(statusOf(page, digest)).toHaveText('Saved')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  expect(await ana.send('GET', '/api/preferences')).toMatchObject({
    show_tips: false,
    email_digest: 'monthly',
    theme: 'dark',
    auto_save: true,
  })
  await page.reload()
  await expect(tips).not.toBeChecked()
  await expect(digest).toHaveValue('monthly')
  // A setting that was changed elsewhere since the page was opened stays.
  await ana.send('PATCH', '/api/preferences', { email_digest: 'daily' })
  await tips.check()
  await expect(statusOf(page, tips)).toHaveText('Saved')
  expect(await ana.send('GET', '/api/preferences')).toMatchObject({ show_tips: true, email_digest: 'daily' })
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
})

test("a setting that can't be saved reverts with a reason, and other settings stay", async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await page.goto('/account/settings?tab=notifications')
  const email = page.getByRole('switch', { name: /email/i })
  const push = page.getByRole('switch', { name: /push/i })
  await push.uncheck()
  await expect(statusOf(page, push)).toHaveText('Saved')
  await page.route('**/api/settings', (route) => route.abort())
  await email.click()
  await expect(page.getByText('Failed to update settings').first()).toBeVisible()
  await expect(email).toBeChecked()
  await expect(push).not.toBeChecked()
  await expect(statusOf(page, email)).toHaveText('')
  await page.unroute('**/api/settings')
  await email.uncheck()
  await expect(statusOf(page, email)).toHaveText('Saved')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('radio', { name: /^Private/ }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expectAccessible(page)
  expect(await ana.send('GET', '/api/settings')).toEqual({
    notification_email: false,
    notification_push: false,
    default_sharing_preference: 'private',
  })
})

test('on a phone, Back from a section leads to its link in the list', async ({ page, loginAs }) => {
  await loginAs('Ana')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/account/settings')
  const link = page.getByRole('link', { name: /^Privacy/ })
  await link.click()
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'Account settings' }).click()
  await expect(link).toBeFocused()
})

test('quick changes on a slow network end with the last choice', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await page.goto('/preferences')
  const format = page.getByLabel('Date format')
  const compact = page.getByRole('switch', { name: 'Compact view' })
  await expect(format).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const sent: unknown[] = []
  const allChosen = Promise.withResolvers<void>()
  await page.route('**/api/preferences', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    sent.push(route.request().postDataJSON())
    await allChosen.promise
    await route.continue()
  })
  await format.selectOption('DD/MM/YYYY')
  await compact.check()
  await format.selectOption('MM/DD/YYYY')
  await format.selectOption('YYYY-MM-DD')
  await expect(statusOf(page, format)).toHaveText('Saving…')
  allChosen.resolve()
  await expect(statusOf(page, format)).toHaveText('Saved')
  await expect(statusOf(page, compact)).toHaveText('Saved')
  expect(sent).toEqual([{ date_format: 'DD/MM/YYYY' }, { compact_view: true }, { date_format: 'YYYY-MM-DD' }])
  await expect(format).toHaveValue('YYYY-MM-DD')
  expect(await ana.send('GET', '/api/preferences')).toMatchObject({ date_format: 'YYYY-MM-DD', compact_view: true })
})

test("leaving a page asks before discarding text that isn't saved as a draft", async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await ana.send('PATCH', '/api/preferences', { auto_save: false })
  await page.goto('/account/settings')
  await page.getByLabel('First name').fill('Anaïs')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Anaïs')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile information has been updated').first()).toBeVisible()
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('radio', { name: /^Private/ })).toBeVisible()
})

test('a family starts with an address that no one can guess, and its owner chooses a readable one', async ({
  page,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily(`The Moreaus ${Date.now()}`)
  const address = () => ana.send<{ slug: string }>('GET', `/api/families/${family}/address`)
  const { slug } = await address()
  const readable = slug.replace(/-[0-9a-f]{8}$/, '')
  expect(readable).toMatch(/^the-moreaus-\d+$/)
  await page.goto(`/families/${family}/settings?section=general`)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(readable)
  await expect(page.getByText('For now, your address ends in random characters')).toBeVisible()
  await expect(page.getByLabel('Domain', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Address saved').first()).toBeVisible()
  expect(await address()).toMatchObject({ slug: readable })
  await expect(page.getByText('For now, your address ends in random characters')).toBeHidden()
  await page.getByText('Advanced').click()
  await expect(page.getByLabel('Domain', { exact: true })).toBeVisible()
  await expectAccessible(page)
})
