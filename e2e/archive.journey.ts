import { chooseOfMore, expect, expectAccessible, test } from './fixtures.ts'

test('Ana archives photos, finds them in the archive, and puts them back', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures)
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await page.goto(`/families/${family}/photos`)
  await expect(photos).toHaveCount(ids.length)

  // Several at once, and undone.
  await expect(page.locator('[data-selectable]')).toBeAttached()
  await photos.first().focus()
  await photos.first().press('Space')
  await photos.nth(1).focus()
  await photos.nth(1).press('Space')
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await chooseOfMore(bar, 'Archive')
  await expect(page.getByText('2 photos archived').first()).toBeVisible()
  await expect(photos).toHaveCount(ids.length - 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(photos).toHaveCount(ids.length)

  // One, from its details.
  await page.goto(`/families/${family}/photos?photo=${ids[0]}&view=details`)
  const drawer = page.getByRole('dialog', { name: 'Photo Details' })
  await chooseOfMore(drawer, 'Archive')
  await expect(page.getByText('Photo archived').first()).toBeVisible()
  await expect(drawer.getByText('Not in the gallery.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/families/${family}/photos`)
  await expect(photos).toHaveCount(ids.length - 1)

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive', exact: true }).click()
  await expect(page).toHaveURL(/show=archived/)
  await expect(photos).toHaveCount(1)
  await expect(photos.getByRole('img', { name: 'Archived' })).toBeVisible()
  await expect(page.getByText('1 photo found')).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page)
  }
  await expect(page.locator('[data-selectable]')).toBeAttached()
  await photos.first().focus()
  await photos.first().press('Space')
  await chooseOfMore(bar, 'Move back to gallery')
  await expect(page.getByRole('heading', { name: 'Nothing archived yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove filter: Archived only' }).click()
  await expect(photos).toHaveCount(ids.length)
})
