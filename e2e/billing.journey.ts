import { expect, expectAccessible, opened, SELLING, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

test.use({ settings: SELLING })

test('a plan is chosen, declined, paid for, confirmed, changed in the portal, and canceled', async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  await page.goto(`/families/${family}/photos?tab=upload`)
  await expect(page.getByText('Drop photos here')).toBeVisible()
  await expect(page.getByText('This plan includes photos only.', { exact: false })).toBeVisible()
  await page.goto('/billing')
  await expect(page.getByText('No card or invoices yet.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'See plans' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('button', { name: 'Change or cancel' })).toHaveCount(0)
  await expect(page.getByText('$25 a month')).toBeVisible()
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(page.getByText('$250 a year')).toBeVisible()
  await expectAccessible(page)

  const asked = Date.now()
  const shop = await opened(page, () => page.getByRole('button', { name: 'Upgrade to Premium' }).click())
  await shop.getByLabel('Test card').fill('4000 0000 0000 0002')
  await shop.getByRole('button', { name: 'Pay $250' }).click()
  await expect(shop.getByText('Your card was declined. Try another one.')).toBeVisible()
  await expectAccessible(shop)
  await shop.getByLabel('Test card').fill('4242 4242 4242 4242')
  await shop.getByRole('button', { name: 'Pay $250' }).click()
  await expect(shop.getByText('Subscription activated successfully!').first()).toBeVisible()
  await expect(shop).toHaveURL('/subscription')
  await expect(shop.getByText(/^Next billing date/)).toBeVisible()
  await expect(shop.getByRole('button', { name: 'Change or cancel' })).toBeVisible()
  await expect(shop.getByRole('link', { name: 'Card and invoices' })).toBeVisible()
  await expectAccessible(shop)
  const receipt = await waitForMail(server.dataDir, ana.email, asked, 'Your receipt from Hearthbook')
  const download = shop.waitForEvent('download')
  await shop.goto(/\/billing\?invoice=[\w-]+/.exec(receipt.text)![0])
  expect((await download).suggestedFilename()).toMatch(/^hearthbook-TEST-.*\.pdf$/)
  await shop.close()
  await page.goto(`/families/${family}/photos?tab=upload`)
  await expect(page.getByText('Drop photos and videos here')).toBeVisible()

  await page.goto('/billing')
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByText('$250', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const portal = await opened(page, () => page.getByRole('button', { name: 'Change or cancel' }).click())
  await portal.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(portal.getByRole('button', { name: 'Keep plan' })).toBeVisible()
  await expectAccessible(portal)
  await portal.close()
  await page.getByRole('button', { name: 'Refresh status' }).click()
  await expect(page.getByText(/^Ends on/)).toBeVisible()
})

test('a plan chosen before sign-up leads to its checkout, and canceling the checkout shows a message', async ({
  page,
  loginAs,
}) => {
  const ben = await loginAs('Ben')
  const family = await ben.opensFamily('The Moreaus')
  // The usage bar shows the limits of the current plan.
  await page.goto(`/families/${family}/members`)
  await expect(page.getByText('Ben Moreau').first()).toBeVisible()
  const emails = [1, 2].map((n) => `guest.${n}.${ben.email}`)
  await ben.send('POST', `/api/families/${family}/invitations`, { emails, role: 'viewer' })
  await expect(page.getByText(/^All 3 member spots are taken/)).toBeVisible()
  await page.getByRole('button', { name: 'Invite people' }).click()
  const full = page.getByRole('dialog', { name: 'Invite to The Moreaus' })
  await expect(full.getByText('To invite someone else, cancel a pending invitation')).toBeVisible()
  await expect(full.getByRole('link', { name: 'View plans' })).toBeVisible()
  await expect(full.getByRole('textbox')).toHaveCount(0)
  await full.getByRole('button', { name: 'Done' }).click()
  await page.goto('/subscription?plan=basic&billing=yearly')
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await expect(page.getByText('$120 a year')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('Subscription process was canceled.').first()).toBeVisible()
  await expect(page).toHaveURL('/subscription')
})
