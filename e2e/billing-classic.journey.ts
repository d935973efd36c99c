import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { expect, expectAccessible, opened, test } from './fixtures.ts'

/** A server with the classic plans: a two-week trial, then a paid plan. */
test.use({ settings: { BILLING: 'sandbox', PLAN_CATALOGUE: 'classic' } })

test('after a two-week trial, adding photos needs a plan, and a canceled plan lasts until the end of its period', async ({
  page,
  server,
  loginAs,
  pictures,
}) => {
  test.slow()
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures.slice(0, 1))

  await test.step('the trial includes the most popular plan and says when it ends', async () => {
    await page.goto('/billing')
    await expect(page.getByText(/^Your free trial ends on/)).toBeVisible()
    await expect(page.getByText('Printed books this season')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/subscription')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
    await expect(cards).toHaveCount(3)
    for (const [at, price] of ['$9.99 a month', '$19.99 a month', '$39.99 a month'].entries())
      await expect(cards.nth(at)).toContainText(price)
    await page.getByRole('radio', { name: 'Yearly' }).check()
    await expect(cards.nth(1)).toContainText('$199.90 a year')
    await page.getByRole('radio', { name: 'Monthly' }).check()
    await expectAccessible(page)
  })

  await test.step('after the trial, existing photos stay and nothing can be added', async () => {
    const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
    await client.connect()
    await client.query(`update profiles set created_at = now() - interval '15 days' where email = $1`, [ana.email])
    await client.end()
    await page.goto('/billing')
    await expect(page.getByText(/^You can still view and download everything you’ve saved/)).toBeVisible()
    await expect(ana.uploads(family, pictures.slice(1, 2))).rejects.toThrow()
    await page.goto(`/families/${family}/photos`)
    await expect(page.getByRole('main').locator('[data-photo]')).toHaveCount(1)
  })

  await test.step('a plan is paid for, canceled in the portal, and shows its end date', async () => {
    await page.goto('/subscription')
    const shop = await opened(page, () => page.getByRole('button', { name: 'Upgrade to Plus' }).click())
    await shop.getByRole('button', { name: 'Pay $19.99' }).click()
    await expect(shop.getByText('Subscription activated successfully!').first()).toBeVisible()
    await shop.close()
    await ana.uploads(family, pictures.slice(1, 2))
    await page.goto('/billing')
    const portal = await opened(page, () => page.getByRole('button', { name: 'Change or cancel' }).click())
    await portal.getByRole('button', { name: 'Cancel plan' }).click()
    await expect(portal.getByRole('button', { name: 'Keep plan' })).toBeVisible()
    await portal.close()
    await page.getByRole('button', { name: 'Refresh status' }).click()
    await expect(page.getByText(/^Ends on/)).toBeVisible()
    await expectAccessible(page)
  })
})
