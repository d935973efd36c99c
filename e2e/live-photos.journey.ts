import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { makeRecording } from '#kit/recordings.ts'
import { chooseOfMore, detailsOf, expect, expectAccessible, test } from './fixtures.ts'

test('the files of a Live Photo arrive one after the other, and are merged, deleted, and restored as one photo', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-live-'))
  const half = (ending: string) => path.join(folder, `IMG_20240501_101010.${ending}`)
  await writeFile(half('webm'), await makeRecording({ live: false }))
  await sharp(pictures[0]!).resize(600).jpeg().toFile(half('jpg'))
  await ana.uploads(family, [pictures[1]!])
  await page.goto(`/families/${family}/photos`)
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(1)

  // The video arrives first and Ana opens it; then its photo arrives and replaces it in the open view.
  const [video] = await ana.uploads(family, [half('webm')])
  await expect(photos).toHaveCount(2)
  await photos.and(page.locator(`[data-photo="${video}"]`)).click()
  await page.getByRole('button', { name: 'Photo details' }).click()
  const drawer = detailsOf(page)
  await expect(drawer.getByText('IMG_20240501_101010.webm')).toBeVisible()
  const [picture] = await ana.uploads(family, [half('jpg')])
  await expect(page).toHaveURL(new RegExp(`photo=${picture}`))
  await expect(drawer.getByText(/IMG_20240501_101010\.jpg.* · Live Photo$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play Live Photo' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(photos).toHaveCount(2)
  await expect(page.getByText('2 photos', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Live Photo' })).toHaveCount(1)
  await expectAccessible(page)

  // A download contains both files; deleting and restoring affect both.
  await page.goto(`/families/${family}/photos?photo=${video}&view=details`)
  await expect(page).toHaveURL(new RegExp(`photo=${picture}`))
  const downloading = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download photo' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.zip$/)
  await chooseOfMore(drawer, 'Delete photo')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(photos).toHaveCount(1)
  await ana.send('POST', `/api/families/${family}/deleted-photos/restore`, { photo_ids: [picture] })
  await expect(page.getByRole('img', { name: 'Live Photo' })).toHaveCount(1)
  await expect(photos).toHaveCount(2)
})
