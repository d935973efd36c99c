import { fillFamily } from './fill-family.ts'
import { excessWhereNarrow, expect, expectAccessible, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test.use({ viewport: PHONE })

test('Ana looks at all her years, types a month, and names who is in a photo', async ({ page, loginAs, server }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await fillFamily(server.dataDir, ana, family, 1_500)
  await page.goto(`/families/${family}/photos`)
  const month = (name: string) => page.getByRole('heading', { level: 2, name })
  const photosOf = (name: string) => page.locator('section', { has: month(name) }).getByRole('link')
  await month('September 2024').getByRole('button').click()

  const years = page.getByRole('region', { name: '2005' })
  const field = page.getByRole('searchbox', { name: 'Go to a month' })
  await expect(page.getByRole('button', { name: /^September 2024: / })).toBeInViewport()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)
  await field.fill('january 1066')
  await expect(page.getByText('No photos from “january 1066”')).toBeVisible()
  await field.fill('mar 2005')
  await expect(years.getByRole('button')).toHaveCount(1)
  await field.press('Enter')
  await expect(photosOf('March 2005').first()).toBeInViewport()

  // And back, to the same month, past smaller rows and months without days, even before what's above it is loaded.
  const network = Promise.withResolvers<void>()
  await page.route(/\/photos\?/, (route) => network.promise.then(() => route.continue()))
  const days = page.getByRole('heading', { level: 3 })
  await expect(days.first()).toBeVisible()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect(days).toHaveCount(0)
  await expect(photosOf('March 2005').first()).toBeInViewport()
  await expectAccessible(page)
  await page.keyboard.press('-')
  await expect(years.getByRole('button', { name: /^March 2005: / })).toBeInViewport()
  network.resolve()
  await years.getByRole('button', { name: /^January 2005: / }).click()
  await expect(photosOf('January 2005').first()).toBeInViewport()

  await photosOf('January 2005').first().click()
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  await viewer.getByRole('button', { name: 'Who is this?' }).click()
  const who = page.getByRole('dialog', { name: 'Who is this?' })
  await expect(who.getByRole('combobox').or(who.getByRole('textbox'))).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(who).toBeHidden()
  await viewer.getByRole('button', { name: 'Close' }).click()

  // The next visit starts at the top.
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Moreaus' })).toBeVisible()
  await menu.getByRole('link', { name: 'Photos' }).click()
  await expect(photosOf('September 2024').first()).toBeInViewport()
})
