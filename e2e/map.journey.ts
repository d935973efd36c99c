import { expect, expectNoBarriers, test } from './fixtures.ts'

const lisbon = { location_name: 'Lisbon, Portugal', location_lat: 38.7223, location_lng: -9.1393 }
const porto = { location_name: 'Porto, Portugal', location_lat: 41.1579, location_lng: -8.6291 }
const sydney = { location_name: 'Sydney, Australia', location_lat: -33.86, location_lng: 151.2 }

test('Ana looks for photos on the map: the gallery follows it, and the address brings back the same part', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures)
  await page.goto(`/families/${family}/photos?map=open`)
  await expect(page.getByRole('heading', { name: 'No places yet' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Close the map' }).click()
  await expect(page).not.toHaveURL(/map=open/)

  for (const [at, place] of [lisbon, lisbon, porto, sydney].entries())
    await ana.send('PATCH', `/api/families/${family}/photos/${ids[at]}`, place)
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/map=open/)
  const map = page.getByRole('group', { name: 'Map of the photos' })
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(pictures.length)
  await expectNoBarriers(page)

  // Portugal is one place from afar; coming nearer shows its towns, and the gallery shows its photos alone.
  await map.getByRole('button', { name: /^(Lisbon|Porto), Portugal: 3 photos/ }).click()
  await expect(map.getByRole('button', { name: 'Lisbon, Portugal: 2 photos' })).toBeVisible()
  await expect(page).toHaveURL(/area=/)
  await expect(page.getByText('3 photos found')).toBeVisible()
  await expect(photos).toHaveCount(3)
  await page.reload()
  await expect(map.getByRole('button', { name: 'Porto, Portugal: 1 photo' })).toBeVisible()
  await expect(photos).toHaveCount(3)

  // One photo opens; by keyboard the map moves; taking the chip away shows everything again.
  await map.getByRole('button', { name: 'Porto, Portugal: 1 photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Photo Details' }).getByText('Porto, Portugal')).toBeVisible()
  await page.goBack()
  const before = new URL(page.url()).searchParams.get('area')
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('area')).not.toBe(before)
  await page.getByRole('button', { name: 'Remove filter: In this part of the map' }).click()
  await expect(map.getByRole('button', { name: 'Sydney, Australia: 1 photo' })).toBeVisible()
  await expect(photos).toHaveCount(pictures.length)

  // The same as a list.
  await page.getByRole('button', { name: 'List of places' }).click()
  const list = page.getByRole('dialog', { name: 'List of places' })
  await expectNoBarriers(page)
  await list.getByRole('button', { name: 'Sydney, Australia 1 photo' }).click()
  await expect(photos).toHaveCount(1)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(photos).toHaveCount(pictures.length)
})

test('Ana finds what was taken around a town, and the address says which', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures.slice(0, 3))
  for (const [at, place] of [lisbon, porto, sydney].entries())
    await ana.send('PATCH', `/api/families/${family}/photos/${ids[at]}`, place)
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('button', { name: 'Search and filter' }).click()
  const find = page.getByRole('dialog', { name: 'Find photos' })
  await find.getByLabel('Near a place').fill('qqqq')
  await expect(find.getByText('No town is called that.')).toBeVisible()
  await find.getByLabel('Near a place').fill('porto')
  await find.getByRole('list', { name: 'Places' }).getByRole('button', { name: 'Porto, Portugal' }).click()
  await expect(find.getByLabel('How far around it')).toHaveValue('25')
  await expectNoBarriers(page)
  await find.getByRole('button', { name: 'Show photos' }).click()
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter: Within 25 km of Porto' })).toBeVisible()
  await page.getByRole('button', { name: 'Search and filter' }).click()
  await find.getByLabel('How far around it').selectOption('500 km')
  await find.getByRole('button', { name: 'Show photos' }).click()
  await expect(photos).toHaveCount(2)
  await page.getByRole('button', { name: /Remove filter: Within/ }).click()
  await expect(photos).toHaveCount(3)
})
