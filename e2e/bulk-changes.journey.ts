import type { Page } from '@playwright/test'
import type { ApiPerson } from './api-person.ts'
import { fillFamily } from './fill-family.ts'
import { chooseOfMore, expect, expectAccessible, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

const FAVORITES = 1_100
const UNDATED = 3

/** A family with more photos than one request can change: most are favorites, and a few have no exact time. */
function fill(dataDir: string, person: ApiPerson, family_id: string) {
  return fillFamily(dataDir, person, family_id, FAVORITES + 500, async (client) => {
    await client.query(
      `update photos set is_favorite = id in (select id from photos where family_id = $1 order by sort_at limit $2)
        where family_id = $1`,
      [family_id, FAVORITES],
    )
    await client.query(
      `update photos set taken_at = null
        where id in (select id from photos where family_id = $1 and is_favorite order by sort_at limit $2)`,
      [family_id, UNDATED],
    )
  })
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selected photos' })
const work = (page: Page) => page.getByRole('region', { name: 'Bulk changes' })

async function choosesAllFavorites(page: Page, family_id: string) {
  await page.goto(`/families/${family_id}/photos?show=favorites`)
  await expect(page.locator('[data-selectable]')).toBeAttached()
  const first = page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first()
  await first.focus()
  await page.keyboard.press('Space')
  await chooseOfMore(bar(page), 'Select all')
  await expect(bar(page).getByText(`${FAVORITES.toLocaleString('en')} photos selected`)).toBeVisible()
}

test("Ana shifts the time of all her favorites in the background, and sees which photos couldn't be changed", async ({
  page,
  loginAs,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await fill(server.dataDir, ana, family)
  await choosesAllFavorites(page, family)
  await bar(page).getByRole('button', { name: 'Edit' }).click()
  const many = page.getByRole('dialog', { name: `Edit ${FAVORITES.toLocaleString('en')} photos` })
  await many.getByText('More options').click()
  await many.getByLabel('Hours').fill('1')
  await many.getByRole('button', { name: 'Apply' }).click()

  // The page shows the progress, or the result on a fast server. She leaves the page and returns.
  const progress = work(page).getByRole('progressbar', { name: 'Bulk changes' })
  await expect(progress.or(work(page).getByText('1,097 photos updated'))).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/families/${family}`)
  await page.getByRole('link', { name: 'Photos', exact: true }).click()
  await expect(work(page).getByText('1,097 photos updated')).toBeVisible()
  await work(page).getByText('3 photos couldn’t be changed').click()
  await expect(work(page).getByText('exact time unknown')).toHaveCount(UNDATED)
  await expect(
    work(page)
      .getByText(/^IMG_\d+\.jpg: exact time unknown$/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)

  // She can select the remaining photos, which dismisses the report on every device.
  await work(page).getByRole('button', { name: 'Select remaining photos' }).click()
  await expect(bar(page).getByText('3 photos selected')).toBeVisible()
  await bar(page).getByRole('button', { name: 'Deselect all' }).click()
  await expect(work(page)).toBeHidden()
  await page.reload()
  await expect(page.locator('[data-selectable]')).toBeAttached()
  await expect(work(page)).toBeHidden()

  // Deleting this many is a bulk job too; only photos that aren't favorites remain.
  await choosesAllFavorites(page, family)
  await chooseOfMore(bar(page), 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(work(page).getByText('1,100 photos deleted')).toBeVisible()
  await expect(page.getByText('No favorites yet').first()).toBeVisible()
  await work(page).getByRole('button', { name: 'Close' }).click()
  await page.goto(`/families/${family}/photos`)
  await expect(page.getByText('500 photos', { exact: true })).toBeVisible()
})

test('Ana adds all her favorites to a new album in the background, undoes it, and does the same with three photos', async ({
  page,
  loginAs,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await fill(server.dataDir, ana, family)
  const inAlbum = async () =>
    (await ana.send<{ albums: { photos: number }[] }>('GET', `/api/families/${family}/albums`)).albums[0]?.photos
  await choosesAllFavorites(page, family)
  await bar(page).getByRole('button', { name: 'Add to album' }).click()
  await page.getByRole('dialog', { name: 'Add to album' }).getByRole('button', { name: 'New album' }).click()
  const form = page.getByRole('dialog', { name: 'New album' })
  await form.getByLabel('Title').fill('Favorites')
  await form.getByRole('button', { name: 'Create album' }).click()
  await expect(work(page).getByText('1,100 photos updated')).toBeVisible()
  expect(await inAlbum()).toBe(FAVORITES)
  await expectAccessibleOnBoth(page)
  await work(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(inAlbum).toBe(0)
  await work(page).getByRole('button', { name: 'Close' }).click()

  await page.setViewportSize(PHONE)
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  for (const at of [0, 1, 2]) await photos.nth(at).press(' ')
  await bar(page).getByRole('button', { name: 'Add to album' }).click()
  await page
    .getByRole('dialog', { name: 'Add to album' })
    .getByRole('button', { name: /Favorites/ })
    .click()
  await expect(page.getByText('3 photos added to “Favorites”').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('3 photos removed from the album').first()).toBeVisible()
  expect(await inAlbum()).toBe(0)
})
