import type { Locator } from '@playwright/test'
import { drawFaces } from './doubles/draw-faces.ts'
import { startVisionDouble, type VisionDouble } from './doubles/vision-server.ts'
import { detailsOf, expect, expectAccessible, expectAccessibleOnBoth, PHONE, test as base } from './fixtures.ts'
import { inspectData } from './stored-data.ts'

const test = base.extend<object, { double: VisionDouble }>({
  double: [
    async ({}, use) => {
      const double = await startVisionDouble()
      await use(double)
      await double.close()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ double }, use) => use({ VISION_URL: double.url }), { scope: 'worker' }],
})

/** Each of five people is in four of ten photos, with one other person. */
const PAIRS = [0, 72, 144, 216, 288].flatMap((hue, at, all) => all.slice(at + 1).map((other) => [hue, other]))
const NAMES = ['Alma', 'Noé', 'Rosa', 'Tom', 'Bello']

test('Ana turns on finding faces, and names five people in ten photos within twelve taps', async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photos: string[] = []
  for (const pair of PAIRS) photos.push(await ana.uploadsBytes(family, await drawFaces(pair, { width: 960 })))
  await page.setViewportSize(PHONE)
  await page.goto(`/families/${family}/settings?section=backups`)
  const consent = page.getByRole('switch', { name: 'Find faces, and search photos by what they show' })
  await consent.click()
  await expect(page.getByText('10 photos are waiting to be processed.')).toBeVisible()
  await expectAccessible(page)
  // The job that looks for faces runs every minute.
  await inspectData(server.dataDir).sql(`select graphile_worker.add_job('scan-photos')`)
  type Groups = { groups: { faces: number }[] }
  const groups = async () => (await ana.send<Groups>('GET', `/api/families/${family}/face-groups`)).groups
  await expect.poll(async () => (await groups()).map(({ faces }) => faces)).toEqual([4, 4, 4, 4, 4])

  await page.goto(`/families/${family}`)
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  await tap(page.getByRole('link', { name: 'People', exact: true }))
  await expect(page.getByRole('heading', { name: 'Faces to name' })).toBeVisible()
  await expectAccessibleOnBoth(page)
  await tap(page.getByRole('button', { name: 'Who is this? Seen 4 times' }).first())
  const who = page.getByRole('dialog')
  for (const name of NAMES) {
    await who.getByLabel('Name').fill(name)
    if (name === 'Noé') await expectAccessibleOnBoth(page)
    await tap(who.getByRole('button', { name: `Add ${name}` }))
    await expect(page.getByText(`This is ${name}`).first()).toBeVisible()
  }
  expect(taps).toBeLessThanOrEqual(12)
  await expect(who).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Faces to name' })).toBeHidden()

  // Each photo shows who is in it, one tap away. A wrong name is corrected there.
  await page.goto(`/families/${family}/photos?photo=${photos[0]}`)
  await page.getByRole('button', { name: 'Photo details' }).click()
  const drawer = detailsOf(page)
  const faces = drawer.getByRole('region', { name: 'Faces' }).getByRole('button')
  await expect(faces).toHaveCount(2)
  const name = (await faces.first().textContent())!
  await expect(drawer.getByRole('link', { name })).toBeVisible()
  await expectAccessibleOnBoth(page)
  await faces.first().click()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Not ${name}` }).click()
  await expect(drawer.getByRole('link', { name })).toBeHidden()
  await expect(faces.first()).toHaveText('Who is this?')
})

test('Ana corrects groups of faces, hides a stranger, and chooses a profile photo', async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.send('POST', `/api/families/${family}/vision`)
  const seen = { 0: 5, 60: 4, 180: 3 }
  const photos: string[] = []
  for (const [hue, times] of Object.entries(seen))
    for (let at = 0; at < times; at++)
      photos.push(await ana.uploadsBytes(family, await drawFaces([Number(hue)], { width: 960 + at })))
  await inspectData(server.dataDir).sql(`select graphile_worker.add_job('scan-photos')`)
  type Groups = { groups: { faces: number }[] }
  const groups = async () =>
    (await ana.send<Groups>('GET', `/api/families/${family}/face-groups`)).groups.map(({ faces }) => faces)
  await expect.poll(groups).toEqual([5, 4, 3])

  await page.goto(`/families/${family}/people`)
  await page.getByRole('button', { name: 'Who is this? Seen 5 times' }).click()
  const who = page.getByRole('dialog')
  await who.getByRole('button', { name: 'Show all faces in this group' }).click()
  await who.getByRole('button', { name: 'Face 1', exact: true }).click()
  await expectAccessibleOnBoth(page)
  await who.getByRole('button', { name: 'This is someone else' }).click()
  await expect(who.getByText('Seen 4 times')).toBeVisible()
  await who.getByRole('button', { name: 'Same person, seen 4 times' }).click()
  await expect(who.getByText('Seen 8 times')).toBeVisible()
  await who.getByLabel('Name').fill('Mia')
  await who.getByRole('button', { name: 'Add Mia' }).click()
  await expect(who.getByText('Seen 3 times')).toBeVisible()
  await who.getByRole('button', { name: 'Not someone we know' }).click()
  await expect(page.getByRole('heading', { name: 'Faces to name' })).toBeHidden()
  await page.getByRole('button', { name: 'Hidden faces' }).click()
  const hidden = page.getByRole('dialog', { name: 'Hidden faces' })
  await expect(hidden.getByText('Seen 3 times')).toBeVisible()
  await expectAccessibleOnBoth(page)
  await hidden.getByRole('button', { name: 'Show again' }).click()
  await expect(hidden.getByText('No hidden faces.')).toBeVisible()
  await hidden.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Who is this? Seen 3 times' })).toBeVisible()

  await page.getByRole('link', { name: 'Mia' }).click()
  const faces = page.getByRole('list', { name: 'Faces' }).getByRole('button')
  await expect(faces).toHaveCount(8)
  await faces.first().click()
  await expectAccessibleOnBoth(page)
  await page.getByRole('button', { name: 'Use as profile photo' }).click()
  await expect(page.getByText('Photo updated').first()).toBeVisible()
  await faces.first().click()
  await page.getByRole('button', { name: 'Not Mia' }).click()
  await expect(faces).toHaveCount(7)

  // A person who's removed from a photo loses the face there.
  await page.goto(`/families/${family}/photos?photo=${photos[0]}&view=details`)
  const drawer = detailsOf(page)
  await expect(drawer.getByRole('region', { name: 'Faces' }).getByRole('button', { name: 'Mia' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Who is this?' }).click()
  await page.getByRole('button', { name: 'Mia', pressed: true }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(
    drawer.getByRole('region', { name: 'Faces' }).getByRole('button', { name: 'Who is this?' }),
  ).toBeVisible()
})

test('Ana finds a cake on a beach that no one described, and nothing is searched after she turns it off', async ({
  page,
  server,
  double,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const draw = (hues: number[], hue: number) => drawFaces(hues, { width: 960, background: `hsl(${hue} 80% 55%)` })
  const [beach, cake] = [await draw([], 50), await draw([320, 320], 50)]
  const photos: string[] = []
  for (const bytes of [beach, cake, await draw([], 220), await draw([], 120)])
    photos.push(await ana.uploadsBytes(family, bytes))
  const search = async (words: string) => {
    await page.goto(`/families/${family}/photos`)
    await page.getByRole('button', { name: 'Search and filter' }).click()
    await page.getByRole('searchbox', { name: 'Search photos' }).fill(words)
    await page.keyboard.press('Enter')
  }
  const found = page.getByRole('region', { name: /^Looks like/ })
  await search('cake on a beach')
  await expect(page.getByRole('heading', { name: 'No photos found' })).toBeVisible()
  await expect(found).toBeHidden()
  expect(double.asked.filter(({ text }) => text !== null)).toEqual([])

  const visionOf = `/api/families/${family}/vision`
  await ana.send('POST', visionOf)
  await inspectData(server.dataDir).sql(`select graphile_worker.add_job('scan-photos')`)
  await expect.poll(async () => (await ana.send<{ done: number }>('GET', visionOf)).done).toBe(4)
  await search('cake on a beach')
  await expect(found.getByText('A guess from what photos show, best matches first.')).toBeVisible()
  await expectAccessibleOnBoth(page)
  await found.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`photo=${photos[1]}`))
  await page.goBack()

  // Words of a description are found as before, below the guess.
  await ana.send('PATCH', `/api/families/${family}/photos/${photos[2]}`, { description: 'Our beach house' })
  await search('beach')
  await expect(found.getByRole('link')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)
  await expectAccessibleOnBoth(page)

  await page.goto(`/families/${family}/settings?section=backups`)
  await page.getByRole('switch', { name: 'Find faces, and search photos by what they show' }).click()
  await expect(page.getByText('All photos have been processed.')).toBeHidden()
  await search('beach')
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)
  await expect(found).toBeHidden()
})
