import { fillFamily } from './fill-family.ts'
import { copyLink } from './copy-link.ts'
import { DESKTOP, excessWhereNarrow, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'
import { makePictures } from './pictures.ts'

test('Ana is offered an album of a trip, and shares it by link', async ({
  page,
  browser,
  baseURL,
  loginAs,
  server,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const pictures = await ana.uploads(family, await makePictures(20))
  const later = pictures.slice(10)
  // At home for years, ten days in Paris, and ten days in Rome a year later.
  await fillFamily(server.dataDir, ana, family, 200, async (client) => {
    await client.query('update photos set location_lat = 48.86, location_lng = 2.35 where id = any ($1)', [pictures])
    await client.query(
      `update photos set location_lat = 41.9, location_lng = 12.49, taken_at = taken_at + interval '1 year' where id = any ($1)`,
      [later],
    )
    await client.query('update trip_scans set due_at = now() where family_id = $1', [family])
    await client.query(`select graphile_worker.add_job('find-trips')`)
  })

  const shareByLink = async (title: string, viewport: { width: number; height: number }) => {
    const dialog = page.getByRole('dialog', { name: `Share “${title}” by link` })
    await dialog.getByLabel('Who is it for?').fill('Cousins')
    await dialog.getByRole('radio', { name: /Also / }).check()
    await dialog.getByRole('button', { name: 'Create link' }).click()
    const link = await copyLink(page)
    await page.getByRole('button', { name: 'Done' }).click()
    const theirs = await browser.newContext({ baseURL: baseURL!, viewport })
    const cousin = await theirs.newPage()
    await cousin.goto(link)
    await expect(cousin.getByRole('heading', { name: title })).toBeVisible()
    await theirs.close()
  }

  const trips = page.getByRole('region', { name: 'Trips we found' })
  await expect(async () => {
    await page.goto(`/families/${family}/albums`)
    await expect(trips).toBeVisible({ timeout: 3000 })
  }).toPass()
  const trip = trips.getByRole('article').filter({ hasText: 'Paris' })
  await expect(trip.getByRole('heading', { name: 'Paris, May 2024' })).toBeVisible()
  await expect(trip.getByText('May 1–10, 2024')).toBeVisible()
  await expect(trip.getByText('10 photos')).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  await trip.getByRole('button', { name: 'Dismiss “Paris, May 2024”' }).click()
  await expect(trip).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await trip.getByRole('button', { name: 'Create album “Paris, May 2024”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paris, May 2024' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Photos in this album' }).getByRole('link')).toHaveCount(10)

  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit album' })
  await expect(form.getByLabel('Place')).toHaveValue('Paris, France')
  await form.getByRole('radio', { name: /Extended family/ }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Album saved').first()).toBeVisible()
  const { albums } = await ana.send<{ albums: object[] }>('GET', `/api/families/${family}/albums`)
  expect(albums).toMatchObject([{ title: 'Paris, May 2024', audience: 'extended_family', photos: 10 }])

  await page.getByRole('button', { name: 'Share by link' }).click()
  await shareByLink('Paris, May 2024', PHONE)

  await page.getByRole('link', { name: 'All albums' }).click()
  await expect(page.getByRole('link', { name: /Paris, May 2024/ })).toBeVisible()

  // Another one on her phone, for a cousin at a desk.
  await page.setViewportSize(PHONE)
  await trips.getByRole('button', { name: 'Create album “Rome, May 2025”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rome, May 2025' })).toBeVisible()
  await page.getByRole('button', { name: 'Share by link' }).click()
  await shareByLink('Rome, May 2025', DESKTOP)
  await page.getByRole('link', { name: 'All albums' }).click()
  await expect(page.getByRole('link', { name: /Rome, May 2025/ })).toBeVisible()
  await expect(trips).toBeHidden()
})
