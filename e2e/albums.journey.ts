import type { Locator } from '@playwright/test'
import {
  addPhotos,
  expect,
  expectAccessible,
  expectAccessibleOnBoth,
  excessWhereNarrow,
  PHONE,
  test,
} from './fixtures.ts'

test('Ana makes an album of selected photos, writes in it and arranges it', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)

  // An empty page of albums says how to start.
  await page.goto(`/families/${family}/albums`)
  await expect(page.getByRole('heading', { name: 'Your first album' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/families/${family}/photos`)
  const gallery = page.getByRole('region', { name: 'Photos by day' })
  await expect(page.locator('[data-selectable]')).toBeVisible()
  for (const at of [0, 1, 2, 3]) await gallery.getByRole('link').nth(at).press(' ')
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await bar.getByRole('button', { name: 'Add to album' }).click()
  await expect(page.getByRole('dialog', { name: 'Add to album' })).toBeVisible()
  await page.getByRole('button', { name: 'New album' }).click()
  const form = page.getByRole('dialog', { name: 'New album' })
  await form.getByRole('button', { name: 'Create album' }).click()
  await expect(form.getByText('Enter a title.')).toBeVisible()
  await form.getByLabel('Title').fill('Lisbon')
  await form.getByLabel('Description').fill('Three days of trams, custard tarts and hills.')
  await form.getByText('More options').click()
  await form.getByLabel('Place').fill('Lisbon, Portugal')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create album' }).click()
  await expect(page.getByText('4 photos added to “Lisbon”').first()).toBeVisible()
  await page.getByRole('button', { name: 'View album' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible()
  const photos = page.getByRole('region', { name: 'Photos in this album' }).getByRole('link')
  await expect(photos).toHaveCount(4)
  const order = () => page.locator('[data-photo]').evaluateAll((all) => all.map((one) => one.dataset['photo']!))
  const before = await order()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  // Text before the third photo.
  await photos.nth(2).press(' ')
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Add text before' }).click()
  const text = page.getByRole('dialog', { name: 'Add text' })
  await text.getByLabel('Heading').fill('The second day')
  await text.getByLabel('Text', { exact: true }).fill('It rained, so we took every tram there was.')
  await text.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'The second day' })).toBeVisible()
  await page.keyboard.press('Escape')

  // The last photo moves to the front by the arrow keys, and the second one to the end by dragging.
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Arrange photos' }).click()
  const [a, b, c, d] = before as [string, string, string, string]
  const cell = (id: string) => page.locator(`[data-photo="${id}"]`)
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await cell(d).focus()
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowLeft')
  await expect.poll(order).toEqual([d, a, b, c])
  await expect(cell(d)).toBeFocused()
  // Away from the edges, near which the page scrolls.
  await page.setViewportSize({ width: 1440, height: 1800 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(cell(c)).toBeInViewport({ ratio: 1 })
  const [from, to] = [(await cell(a).boundingBox())!, (await cell(c).boundingBox())!]
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width * 0.6, to.y + to.height / 2, { steps: 4 })
  await page.mouse.move(to.x + to.width * 0.9, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(order).toEqual([d, b, c, a])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect.poll(order).toEqual([d, b, c, a])

  // Photos open in the viewer, in the album's order.
  await cell(b).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`photo=${c}`))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await cell(b).press(' ')
  const widthOf = async (place: Locator) => (await place.boundingBox())!.width
  const FRAME = 10
  expect(await widthOf(cell(b).locator('img')), 'it steps back').toBeCloseTo((await widthOf(cell(b))) - 2 * FRAME, 0)
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Use as cover' }).click()
  await expect(page.getByText('Cover changed').first()).toBeVisible()
  await cell(d).press(' ')
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Remove from album' }).click()
  await expect.poll(order).toEqual([b, c, a])
  // Undo puts the photo where it was.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual([d, b, c, a])
  await cell(d).press(' ')
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Remove from album' }).click()
  await expect.poll(order).toEqual([b, c, a])
  // Photos are added from the album's own page, which needs no link to itself.
  await page.getByRole('button', { name: 'Add photos' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Add photos to “Lisbon”' })
  await picker.getByRole('button', { name: 'Select all' }).click()
  await picker.getByRole('button', { name: /^Add \d+ photos/ }).click()
  await expect(page.getByText(/added to “Lisbon”/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'View album' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual([b, c, a])
  await page.getByRole('link', { name: 'All albums' }).click()
  await expect(page.getByRole('link', { name: 'Lisbon 3 photos' })).toBeVisible()
  await expectAccessibleOnBoth(page)
})

test('Ana makes an album of her new photos and one of a day on a phone', async ({ page, loginAs, pictures }) => {
  await page.setViewportSize(PHONE)
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await page.goto(`/families/${family}/photos`)
  await addPhotos(page, pictures.slice(0, 3))
  // Wherever their dates are, the new photos are one press away.
  await expect(page.getByRole('link', { name: 'View: 3 photos added' })).toHaveAttribute(
    'href',
    /\/photos\?sort=added$/,
  )
  await page.getByRole('button', { name: /^Show uploads/ }).click()
  await page.getByRole('button', { name: 'Add these to an album' }).click()
  await page.getByRole('dialog', { name: 'Add to album' }).getByRole('button', { name: 'New album' }).click()
  const form = page.getByRole('dialog', { name: 'New album' })
  await form.getByLabel('Title').fill('Early May')
  await form.getByRole('button', { name: 'Create album' }).click()
  await expect(page.getByText('3 photos added to “Early May”').first()).toBeVisible()

  await page.goto(`/families/${family}/photos`)
  await expect(page.locator('[data-selectable]')).toBeVisible()
  const more = page.getByRole('button', { name: /^More for .*May 2/ })
  await more.focus()
  await more.press('Enter')
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Make an album of this day' }).click()
  await expect(form.getByLabel('Title')).toHaveValue('May 2, 2024')
  await form.getByRole('button', { name: 'Create album' }).click()
  await expect(page.getByText('1 photo added to “May 2, 2024”').first()).toBeVisible()
  await more.click()
  await page.getByRole('menuitem', { name: 'Select this day' }).click()
  await expect(page.getByRole('region', { name: 'Selected photos' }).getByText('1 photo selected')).toBeVisible()
})
