import { expect, expectAccessible, test } from './fixtures.ts'

test('grandma records an audio caption, plays it, records it again, and deletes it', async ({ page, openPhoto }) => {
  await openPhoto('Ana')
  await page.getByRole('button', { name: 'Record an audio caption' }).click()
  const records = async (seconds: number) => {
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    // A busy machine may skip some.
    const left = async () => Number.parseInt(await page.getByRole('timer').innerText())
    await expect.poll(left, { intervals: [250] }).toBeLessThanOrEqual(60 - seconds)
    await page.getByRole('button', { name: 'Stop' }).click()
  }
  await records(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Your recording' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  // Closing the drawer by mistake doesn't discard the recording.
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Record again' }).click()
  await records(1)
  await page.getByRole('button', { name: 'Save with photo' }).click()
  await expect(page.getByText(/^Recorded by Ana/)).toBeVisible()
  await expectAccessible(page)

  // It also plays in the full-screen viewer.
  await page.getByRole('button', { name: 'View full screen' }).click()
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  await viewer.getByRole('button', { name: 'Play audio caption' }).click()
  await expect(viewer.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Photo Details' }).click()

  await page.getByRole('button', { name: 'Actions for this audio caption' }).click()
  await page.getByRole('menuitem', { name: 'Record again' }).click()
  await expect(page.getByText('will replace the current one')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Actions for this audio caption' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Record an audio caption' })).toBeVisible()
})
