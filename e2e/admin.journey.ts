import { signUp } from './api-person.ts'
import { expect, expectNoBarriers, test } from './fixtures.ts'
import { ADMIN_EMAIL } from './start-hearthbook.ts'

test('the keeper of the house looks after it, and nobody else finds the door', async ({
  page,
  house,
  loginAs,
  context,
}) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Ana Moreau’s account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Preferences' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0)

  const keeper = await signUp(house, 'Kim', 'Keeper', ADMIN_EMAIL)
  await context.clearCookies()
  await context.addCookies([keeper.cookie()])
  await page.goto('/manage-families')
  await page.getByRole('button', { name: 'Kim Keeper’s account' }).click()
  await page.getByRole('menuitem', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible()
  await expect(page.getByText('of originals')).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('tab', { name: 'Jobs' }).click()
  await expect(page.getByText('Nothing has failed. That is how it should be.')).toBeVisible()
  await page.getByLabel('Show').selectOption('Waiting')
  await expect(page).toHaveURL(/state=waiting/)
  await expectNoBarriers(page)

  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByLabel('Find people by name or e-mail address').fill(ana.email)
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText(ana.email)).toBeVisible()
  await page.getByLabel('Find people by name or e-mail address').fill('zebra')
  await expect(page.getByText('Nobody is called that.')).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('tab', { name: 'Families' }).click()
  await expect(page.getByText(`kept by ${ana.email}`).first()).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('created the family: The Moreaus').first()).toBeVisible()
  await expectNoBarriers(page)
})
