import { DESKTOP, expect, expectAccessible, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

test('grandma records audio captions at places in a photo, plays them in order, and deletes one, and a guest hears the other', async ({
  page,
  browser,
  baseURL,
  openPhoto,
}) => {
  await page.setViewportSize(PHONE)
  let isAway = true
  await page.route('**/audio-captions', (route) =>
    isAway ? route.fulfill({ status: 404, json: { code: 'not_found' } }) : route.fallback(),
  )
  const { person: ana, family, drawer } = await openPhoto('Ana')
  await expect(drawer.getByText('We couldn’t load the audio captions')).toBeVisible()
  isAway = false
  await page.reload()
  const add = page.getByRole('button', { name: 'Record an audio caption' })
  await add.click()
  const records = async (seconds: number) => {
    await page.getByRole('button', { name: 'Record', exact: true }).click()
    // A busy machine may skip some.
    const left = async () => Number.parseInt(await page.getByRole('timer').innerText())
    await expect.poll(left, { intervals: [250] }).toBeLessThanOrEqual(60 - seconds)
    await page.getByRole('button', { name: 'Stop' }).click()
  }
  await records(2)
  await expectAccessibleOnBoth(page)
  await page.getByRole('button', { name: 'Your recording' }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  // Closing the drawer by mistake doesn't discard the recording.
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Record again' }).click()
  await records(1)
  const spot = page.getByRole('button', { name: 'Choose the spot for your audio caption.' })
  await spot.press('Enter')
  await spot.press('ArrowLeft')
  await expect(page.getByText('Your audio caption has a spot in the photo.')).toBeVisible()
  await page.getByRole('button', { name: 'Save with photo' }).click()
  const told = page.getByRole('listitem').filter({ hasText: 'Ana Moreau' })
  await expect(told).toHaveCount(1)

  await page.setViewportSize(DESKTOP)
  await page.reload()
  await add.click()
  // Long enough to be seen playing on a busy machine.
  await records(3)
  const { width, height } = (await spot.boundingBox())!
  await spot.click({ position: { x: width * 0.25, y: height * 0.75 } })
  await page.getByRole('button', { name: 'Save with photo' }).click()
  await expect(told).toHaveCount(2)
  const pins = page.getByRole('button', { name: /^[12]\. Ana Moreau$/ })
  await expect(pins).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play all' }).click()
  await expect(pins.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(pins.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(pins.nth(1)).toHaveAttribute('aria-pressed', 'false')

  // They also play in the full-screen viewer.
  await drawer.getByRole('button', { name: 'Close details' }).click()
  await expect(drawer).toBeHidden()
  const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
  await viewer.getByRole('button', { name: 'Play audio caption' }).click()
  await expect(viewer.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await expect(viewer.getByText('Ana Moreau · 2 of 2')).toBeVisible()
  await viewer.getByRole('button', { name: '1. Ana Moreau' }).click()
  await expect(viewer.getByText('Ana Moreau · 1 of 2')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Photo details' }).click()

  await page.getByRole('button', { name: 'Actions for this audio caption' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(told).toHaveCount(1)

  const photo = new URL(page.url()).searchParams.get('photo')
  await ana.send('PATCH', `/api/families/${family}/photos/${photo}`, { audience: 'extended_family' })
  const guest = await ana.send<{ url: string }>('POST', `/api/families/${family}/guests`, { name: 'Uncle Joe' })
  const theirs = await browser.newContext({ baseURL: baseURL!, viewport: PHONE })
  const joe = await theirs.newPage()
  await joe.goto(guest.url)
  const play = joe.getByRole('button', { name: 'Listen to the audio caption', pressed: false })
  await expect(play).toBeVisible()
  await expectAccessible(joe)
  await play.click()
  await expect(play).toBeHidden()
  // It played to its end.
  await expect(play).toBeVisible()
  await expect(joe.getByRole('slider', { name: 'Playback position' })).toHaveValue('1000')
  await theirs.close()
})
