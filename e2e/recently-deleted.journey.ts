import { chooseOfMore, expect, expectAccessible, PHONE, test } from './fixtures.ts'

test('Ana restores a photo that she deleted by mistake, and deletes the rest permanently', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  const [, ...photos] = await ana.uploads(family, pictures.slice(0, 4))
  await page.goto(`/families/${family}/settings?section=backups`)
  await page.getByRole('link', { name: 'Recently deleted' }).click()
  await expect(page.getByRole('heading', { name: 'Everything’s in its place' })).toBeVisible()
  await expectAccessible(page)
  for (const id of photos) await ana.send('DELETE', `/api/families/${family}/photos/${id}`)
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Recently deleted' }).click()

  const list = page.getByRole('list', { name: 'Deleted photos' })
  await expect(list.getByRole('button')).toHaveCount(3)
  await expect(list.getByText('29 days left').first()).toBeVisible()
  await list.getByRole('button').first().click()
  await list.getByRole('button').nth(1).click()
  await expectAccessible(page)
  await list.getByRole('button').nth(1).click()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Restore 1 photo' }).click()
  const bar = page.getByRole('banner')
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  const toast = (await page.locator('.toasts > div').boundingBox())!
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const menu = (await page.getByRole('navigation', { name: 'Menu' }).boundingBox())!
  expect(toast.y, "the toast covers neither the page's title and menu").toBeGreaterThan(title.y + title.height)
  expect(toast.y + toast.height, 'nor the bottom bar').toBeLessThanOrEqual(menu.y)
  await chooseOfMore(bar, 'Delete all permanently')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('2 photos permanently deleted').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Everything’s in its place' })).toBeVisible()
  await page.goto(`/families/${family}/photos`)
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(2)
})
