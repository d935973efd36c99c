import { signUp } from './api-person.ts'
import { DESKTOP, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import { inspectData } from './stored-data.ts'

test('Ana trusts Ben with her family, he asks to take over after a long time, and she objects', async ({
  page,
  server,
  loginAs,
  browser,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const ben = await signUp(server, 'Ben', 'Rivera')
  const { sql, addMember } = inspectData(server.dataDir)
  await addMember(family, ben.email, 'viewer')
  await page.setViewportSize(DESKTOP)
  await page.goto(`/families/${family}/settings?section=future`)
  const card = page.locator('section section', {
    has: page.getByRole('heading', { name: 'If something happens to you' }),
  })
  await card.getByLabel('Trusted member').selectOption({ label: 'Ben Rivera' })
  await card.getByLabel('If you don’t open Hearthbook for').selectOption('3 months')
  await expectAccessibleOnBoth(page)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your trusted members for The Riveras were updated.', { exact: true })).toBeVisible()
  await waitForMail(server.dataDir, ben.email, 0, 'trusts you with The Riveras')

  // Ana's page stays open, and counts as being there.
  await sql(
    `update successions set reminders = 4, opened_at = now(), owner_seen_at = now() + interval '1 hour' where family_id = $1`,
    [family],
  )
  const bens = await (await browser.newContext({ baseURL: server.url, viewport: PHONE })).newPage()
  await bens.context().addCookies([ben.cookie()])
  let isDown = true
  await bens.route('**/succession', (route) => (isDown ? route.abort() : route.fallback()))
  await bens.goto(`/families/${family}/members`)
  await expect(bens.getByText('We couldn’t check whether you can take over this family.')).toBeVisible()
  isDown = false
  await bens.getByRole('button', { name: 'Try again' }).click()
  await bens.getByRole('button', { name: 'Ask to take over' }).click()
  const dialog = bens.getByRole('alertdialog')
  await expect(dialog).toContainText('If no one objects within 30 days, you become the owner')
  await expectAccessibleOnBoth(bens)
  await dialog.getByRole('button', { name: 'Ask to take over' }).click()
  await expect(bens.getByText(/^You asked to take over The Riveras\. If no one objects/)).toBeVisible()
  await expect(bens.getByRole('button', { name: 'Ask to take over' })).toHaveCount(0)
  await expectAccessibleOnBoth(bens)
  await waitForMail(server.dataDir, ana.email, 0, 'asked to take over The Riveras')

  await page.setViewportSize(PHONE)
  await page.reload()
  await expect(card).toContainText('asked to take over The Riveras')
  await card.getByRole('button', { name: 'Object' }).click()
  await expect(page.getByText('The request has ended', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Object' })).toHaveCount(0)
  await waitForMail(server.dataDir, ben.email, 0, 'stays the owner of The Riveras')
  await bens.setViewportSize(DESKTOP)
  await bens.reload()
  await expect(bens.getByText(/you can ask to take over the family here/)).toBeVisible()
})
