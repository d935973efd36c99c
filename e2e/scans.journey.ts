import { chooseOfMore, DESKTOP, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'
import { makePictures } from './pictures.ts'

test('Ana dates 24 scans around 1965 in one step, and undoes it', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, await makePictures(24))
  await page.goto(`/families/${family}/photos`)
  await expect(page.locator('[data-selectable]')).toBeAttached()
  const gallery = page.getByRole('region', { name: 'Photos by day' })
  const headings = () => gallery.getByRole('heading').allTextContents()
  const bar = page.getByRole('region', { name: 'Selected photos' })
  const chooseAll = async () => {
    await gallery.getByRole('link').first().press(' ')
    await chooseOfMore(bar, 'Select all')
    await expect(bar.getByText('24 photos selected')).toBeVisible()
  }
  const many = page.getByRole('dialog', { name: 'Edit 24 photos' })
  const undo = async (before: string[]) => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Change undone').first()).toBeVisible()
    await expect.poll(headings).toEqual(before)
  }

  await page.setViewportSize(PHONE)
  const narrow = await headings()
  await chooseAll()
  await chooseOfMore(bar, 'Edit')
  await many.getByRole('combobox', { name: 'Taken' }).selectOption('Around a year')
  await many.getByRole('textbox', { name: 'Year' }).fill('1965')
  await many.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(async () => (await headings()).join(' ')).toContain('1965')
  await undo(narrow)

  await page.setViewportSize(DESKTOP)
  // On a wide page days have longer names. Reloads, because the short ones stay until the page has measured its width.
  await page.reload()
  await expect(page.locator('[data-selectable]')).toBeAttached()
  const before = await headings()
  await chooseAll()
  await bar.getByRole('button', { name: 'Edit' }).click()
  await many.getByRole('combobox', { name: 'Taken' }).selectOption('Around a year')
  await many.getByRole('textbox', { name: 'Year' }).fill('1066')
  await many.getByRole('button', { name: 'Apply' }).click()
  await expect(many.getByText('Enter a date between 1826 and today.')).toBeVisible()
  await many.getByRole('textbox', { name: 'Year' }).fill('1965')
  await many.getByLabel('Description').fill('From grandma’s album')
  await expectAccessibleOnBoth(page)
  await many.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('24 photos updated').first()).toBeVisible()
  // No month or day that no one knows.
  await expect.poll(headings).not.toEqual(before)
  const dated = (await headings()).join(' ')
  expect(dated).toContain('1965')
  expect(dated).not.toContain('January')

  await undo(before)
  await page.reload()
  await expect.poll(headings).toEqual(before)
  await expect(page.getByRole('region', { name: 'Bulk changes' })).toBeHidden()
})
