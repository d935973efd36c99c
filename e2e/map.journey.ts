import { signUp } from './api-person.ts'
import { expect, expectAccessible, gotoLive, MOVING, PHONE, test } from './fixtures.ts'

/** The map animates its movements. */
test.use(MOVING)

const lisbon = { location_name: 'Lisbon, Portugal', location_lat: 38.7223, location_lng: -9.1393 }
const porto = { location_name: 'Porto, Portugal', location_lat: 41.1579, location_lng: -8.6291 }
const sydney = { location_name: 'Sydney, Australia', location_lat: -33.86, location_lng: 151.2 }

test('Ana filters photos by map area, and the URL restores the same area', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures)
  await gotoLive(page, `/families/${family}/photos?map=open`)
  await expect(page.getByRole('heading', { name: 'No photos on the map yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close map' }).click()
  await expect(page).not.toHaveURL(/map=open/)

  for (const [at, place] of [lisbon, lisbon, porto, sydney].entries())
    await ana.send('PATCH', `/api/families/${family}/photos/${ids[at]}`, place)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/map=open/)
  const map = page.getByRole('group', { name: 'Photo map' })
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(pictures.length)
  await expectAccessible(page)

  // Zoomed out, Portugal is one cluster; zooming in shows its towns and filters the gallery.
  await map.getByRole('button', { name: /^(Lisbon|Porto), Portugal: 3 photos/ }).click()
  await expect(map.getByRole('button', { name: 'Lisbon, Portugal: 2 photos' })).toBeVisible()
  await expect(page).toHaveURL(/area=/)
  await expect(page.getByText('3 photos found')).toBeVisible()
  await expect(photos).toHaveCount(3)
  await page.reload()
  await expect(map.getByRole('button', { name: 'Porto, Portugal: 1 photo' })).toBeVisible()
  await expect(photos).toHaveCount(3)

  // Opens one photo, moves the map by keyboard, and removes the filter.
  await map.getByRole('button', { name: 'Porto, Portugal: 1 photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Full-screen photo' }).getByText('Porto, Portugal')).toBeVisible()
  await page.goBack()
  const before = new URL(page.url()).searchParams.get('area')
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('area')).not.toBe(before)
  await page.getByRole('button', { name: 'Remove filter: In this area of the map' }).click()
  await expect(map.getByRole('button', { name: 'Sydney, Australia: 1 photo' })).toBeVisible()
  await expect(photos).toHaveCount(pictures.length)

  // Beside the map are its places. On phones, they're in a list, too.
  await page.getByRole('button', { name: 'Sydney Australia · 1 photo' }).click()
  await expect(photos).toHaveCount(1)
  await page.getByRole('button', { name: 'Remove filter: In this area of the map' }).click()
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'List of places' }).click()
  const list = page.getByRole('dialog', { name: 'List of places' })
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Sydney, Australia 1 photo' }).click()
  await expect(photos).toHaveCount(1)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(photos).toHaveCount(pictures.length)
})

test('Ana finds photos near a town, and the URL contains the filter', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures.slice(0, 3))
  for (const [at, place] of [lisbon, porto, sydney].entries())
    await ana.send('PATCH', `/api/families/${family}/photos/${ids[at]}`, place)
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('button', { name: 'Search and filter' }).click()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const find = page.getByRole('dialog', { name: 'Filters' })
  await find.getByLabel('Near a place').fill('qqqq')
  await expect(find.getByText('No places found.')).toBeVisible()
  await find.getByLabel('Near a place').fill('porto')
  await find.getByRole('list', { name: 'Places' }).getByRole('button', { name: 'Porto, Portugal' }).click()
  await expect(find.getByLabel('Distance')).toHaveValue('25')
  await expectAccessible(page)
  await find.getByRole('button', { name: 'Show photos' }).click()
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove filter: Within 25 km of Porto' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await find.getByLabel('Distance').selectOption('500 km')
  await find.getByRole('button', { name: 'Show photos' }).click()
  await expect(photos).toHaveCount(2)
  await page.getByRole('button', { name: /Remove filter: Within/ }).click()
  await expect(photos).toHaveCount(3)
})

test('Ana pans with one finger, zooms with two, and taps to open a place', async ({
  browser,
  baseURL,
  server,
  pictures,
}) => {
  const ana = await signUp(server, 'Ana')
  const family = await ana.opensFamily('The Moreaus')
  const ids = await ana.uploads(family, pictures.slice(0, 3))
  for (const [at, place] of [lisbon, porto, sydney].entries())
    await ana.send('PATCH', `/api/families/${family}/photos/${ids[at]}`, place)
  const phone = await browser.newContext({
    ...{ baseURL: baseURL!, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  })
  await phone.addCookies([ana.cookie()])
  const page = await phone.newPage()
  await page.goto(`/families/${family}/photos?map=open`)
  const map = page.getByRole('group', { name: 'Photo map' })
  const portugal = map.getByRole('button', { name: /^(Lisbon|Porto), Portugal: 2 photos/ })
  await expect(portugal).toBeVisible()
  const area = () => (new URL(page.url()).searchParams.get('area') ?? '').split(',').map(Number)
  const wide = () => (area()[2]! - area()[0]! + 360) % 360 || 360
  const hands = await phone.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    hands.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  const boxOf = async () => (await map.boundingBox())!
  /** The position of the button. The map may be redrawing it with new data at any moment. */
  const placeOfPortugal = async () => {
    const seen: { x: number; y: number; width: number; height: number }[] = []
    const look = async () => {
      const place = await portugal.boundingBox()
      if (place) seen.push(place)
      return seen.length
    }
    await expect.poll(look).toBeGreaterThan(0)
    return seen[0]!
  }

  // One finger: the map moves with it.
  const box = await boxOf()
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const before = await placeOfPortugal()
  await touch('touchStart', [middle])
  for (let step = 1; step <= 6; step++) await touch('touchMove', [{ x: middle.x + step * 10, y: middle.y }])
  await touch('touchEnd', [])
  await expect.poll(area).toHaveLength(4)
  const moved = async () => Math.round((await placeOfPortugal()).x - before.x)
  await expect.poll(moved).toBeCloseTo(60, -1)
  const far = wide()

  // Two fingers around Portugal move three times as far apart: it stays between them, and the map zooms in three times.
  const { x, y, width, height } = await placeOfPortugal()
  const spot = { x: x + width / 2, y: y + height / 2 }
  const fingers = (apart: number) => [
    { x: spot.x - apart, y: spot.y },
    { x: spot.x + apart, y: spot.y },
  ]
  await touch('touchStart', fingers(20))
  for (let apart = 22; apart <= 60; apart += 2) await touch('touchMove', fingers(apart))
  await touch('touchEnd', [])
  await expect.poll(() => far / wide()).toBeGreaterThan(2.5)
  expect(far / wide()).toBeLessThan(3.6)
  const [west, south, east, north] = area()
  expect(west).toBeLessThan(-9)
  expect(east).toBeGreaterThan(-9)
  expect(south).toBeLessThan(40)
  expect(north).toBeGreaterThan(40)

  // Tapping a cluster zooms in, and tapping a single photo opens it.
  await portugal.tap()
  const alone = map.getByRole('button', { name: 'Lisbon, Portugal: 1 photo' })
  await expect(alone).toBeVisible()
  await alone.tap()
  await expect(page.getByRole('dialog', { name: 'Full-screen photo' }).getByText('Lisbon, Portugal')).toBeVisible()
  await phone.close()
})

test("Ana sets a photo's location, finds it on the map, and removes it", async ({ page, openPhoto }) => {
  const { drawer, family } = await openPhoto('Ana')
  const edits = () => drawer.getByRole('button', { name: 'Edit photo' }).click()
  await edits()
  await drawer.getByLabel('Location').fill('porto')
  await drawer.getByRole('list', { name: 'Places' }).getByRole('button', { name: 'Porto, Portugal' }).click()
  await expect(drawer.getByLabel('Location')).toHaveValue('Porto, Portugal')
  await expect(drawer.getByText('Shown on the map')).toBeVisible()
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer.getByText('Porto, Portugal')).toBeVisible()
  await page.goto(`/families/${family}/photos?map=open`)
  const map = page.getByRole('group', { name: 'Photo map' })
  await map.getByRole('button', { name: 'Porto, Portugal: 1 photo' }).click()
  await page.getByRole('button', { name: 'Photo details' }).click()

  await edits()
  await drawer.getByRole('button', { name: 'Remove from map' }).click()
  await expect(drawer.getByText('The photo will be removed from the map when you save.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(drawer.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await expect(drawer.getByText('Nearby photos')).toBeHidden()
})

test("an open map follows other people's changes: photos added, moved, and removed", async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [first, second, third] = await ana.uploads(family, pictures.slice(0, 3))
  const photo = (id: string | undefined) => `/api/families/${family}/photos/${id}`
  await ana.send('PATCH', photo(first), lisbon)
  await ana.send('PATCH', photo(second), sydney)
  await gotoLive(page, `/families/${family}/photos?map=open`)
  const map = page.getByRole('group', { name: 'Photo map' })
  const inSydney = map.getByRole('button', { name: 'Sydney, Australia: 1 photo' })
  await expect(inSydney).toBeVisible()
  await expect(map.getByRole('button', { name: 'Lisbon, Portugal: 1 photo' })).toBeVisible()

  await ana.send('PATCH', photo(second), porto)
  await expect(map.getByRole('button', { name: 'Porto, Portugal: 1 photo' })).toBeVisible()
  await expect(inSydney).toBeHidden()
  await ana.send('PATCH', photo(third), sydney)
  await expect(inSydney).toBeVisible()
  await ana.send('DELETE', photo(first))
  await expect(map.getByRole('button', { name: 'Porto, Portugal: 1 photo' })).toBeVisible()
  await ana.send('DELETE', photo(second))
  await ana.send('PATCH', photo(third), { location_name: null, location_lat: null, location_lng: null })
  await expect(page.getByRole('heading', { name: 'No photos on the map yet' })).toBeVisible()
})
