import { chooseOfMore, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test('Ana sees the time zone of a photo, and moves a clock that was set to another one', async ({
  page,
  openPhoto,
}) => {
  const { person: ana, drawer } = await openPhoto('Ana')
  await expect(drawer.getByText('10:30 AM, UTC+2')).toBeVisible()
  // Her own time zone isn't mentioned.
  await ana.send('PATCH', '/api/preferences', { timezone: 'Europe/Madrid' })
  await page.reload()
  await expect(drawer.getByText('10:30 AM', { exact: true })).toBeVisible()
  const choose = async (options: { zone: string; clock?: string }) => {
    await drawer.getByRole('button', { name: 'Edit photo' }).click()
    await expect(drawer.getByLabel('Time zone').getByRole('option', { name: 'Kathmandu (UTC+5:45)' })).toBeAttached()
    await drawer.getByLabel('Time zone').selectOption(options.zone)
    await expect(drawer.getByText('Only the time zone changes. The time stays as it is.')).toBeVisible()
    if (options.clock) await drawer.getByLabel('The camera’s clock was set to').selectOption(options.clock)
  }
  await choose({ zone: 'America/New_York' })
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer.getByText('10:30 AM, UTC−4')).toBeVisible()

  await choose({ zone: 'Asia/Tokyo', clock: 'America/New_York' })
  await expect(drawer.getByText('May 1, 2024, 10:30 AM becomes May 1, 2024, 11:30 PM.')).toBeVisible()
  await expectAccessibleOnBoth(page)
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer.getByText('11:30 PM, UTC+9')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('Ana says where several photos were taken, and undoes it', async ({ page, openPhoto }) => {
    const { drawer } = await openPhoto('Ana')
    const address = page.url()
    const gallery = address.replace(/[?#].*/, '')
    await page.goto(gallery)
    await expect(page.locator('[data-selectable]')).toBeAttached()
    const bar = page.getByRole('region', { name: 'Selected photos' })
    await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first().press(' ')
    await chooseOfMore(bar, 'Edit')
    const many = page.getByRole('dialog', { name: 'Edit 1 photo' })
    await many.getByText('More options').click()
    await many.getByLabel('Time zone').selectOption('Tokyo')
    await many.getByLabel('The camera’s clock was set to').selectOption('Paris')
    await expect(many.getByText('The times of these photos change to match.')).toBeVisible()
    await expectAccessibleOnBoth(page)
    await many.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('1 photo updated').first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Change undone').first()).toBeVisible()
    await page.goto(address)
    await expect(drawer.getByText('10:30 AM, UTC+2')).toBeVisible()
  })
})
