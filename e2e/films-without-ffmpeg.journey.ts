import { expect, expectAccessibleOnBoth, test } from './fixtures.ts'

test.use({ settings: { FFMPEG: 'off' } })

test('Ana sees why her server can’t make films, and what to do', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photo_ids = await ana.uploads(family, pictures.slice(0, 1))
  const albums = `/api/families/${family}/albums`
  const { id } = await ana.send<{ id: string }>('POST', albums, { title: 'Summer', photo_ids })
  // More than a page of albums.
  for (let at = 1; at <= 25; at++) await ana.send('POST', albums, { title: `Trip ${at}`, photo_ids })
  await page.goto(`/families/${family}/films?album=${id}`)
  await expect(page.getByText('Ask the person who runs your Hearthbook to install it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make film' })).toBeDisabled()
  for (const title of ['Summer', 'Trip 1', 'Trip 25'])
    await expect(page.getByLabel('Album').getByRole('option', { name: title, exact: true })).toBeAttached()
  await expectAccessibleOnBoth(page)
})
