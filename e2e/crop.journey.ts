import { chooseOfMore, expect, expectAccessible, test } from './fixtures.ts'

test('Ana crops a photo by mouse and keyboard, everyone sees the crop, and she resets it', async ({
  page,
  openPhoto,
}) => {
  const { drawer } = await openPhoto('Ana')
  const openCrop = () => chooseOfMore(drawer, 'Crop')
  await expect(drawer.getByText('800 × 600')).toBeVisible()
  const crop = page.getByRole('dialog', { name: 'Crop' })
  // Escape only closes the dialog.
  await openCrop()
  await expect(crop).toBeVisible()
  await page.keyboard.press('Escape')
  await openCrop()
  const frame = crop.getByRole('button', { name: 'Move the frame' })
  await expect(crop.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expectAccessible(page)
  await crop.getByText('Square').click()
  const square = (await frame.boundingBox())!
  expect(Math.abs(square.width - square.height)).toBeLessThan(2)

  // Resizes by dragging a corner, then moves the frame by keyboard.
  const corner = (await crop.getByRole('button', { name: 'Bottom right corner' }).boundingBox())!
  await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2)
  await page.mouse.down()
  await page.mouse.move(corner.x - square.width / 2 + corner.width / 2, corner.y, { steps: 4 })
  await page.mouse.up()
  const smaller = (await frame.boundingBox())!
  expect(smaller.width).toBeLessThan(square.width * 0.7)
  expect(Math.abs(smaller.width - smaller.height)).toBeLessThan(2)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await frame.boundingBox())!.x).toBeGreaterThan(smaller.x)
  await crop.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Cropping photo…').first()).toBeVisible()
  await expect(drawer.getByText('800 × 600')).toBeHidden()
  const facts = await drawer.getByText(/\d+ × \d+/).textContent()
  const [width, height] = /(\d+) × (\d+)/.exec(facts!)!.slice(1).map(Number) as [number, number]
  expect(Math.abs(width - height)).toBeLessThan(3)

  await openCrop()
  await crop.getByRole('button', { name: 'Full photo' }).click()
  await crop.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByText('800 × 600')).toBeVisible()
})
