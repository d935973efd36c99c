import { findFfmpeg } from '#server/media-process/find-program.ts'
import type { ApiPerson } from './api-person.ts'
import { chooseOfMore, DESKTOP, excessWhereNarrow, expect, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

/** Drawing and encoding a film, on a busy machine. */
const RENDERING_MS = 300_000

async function fillAlbum(ana: ApiPerson, pictures: string[]) {
  const family = await ana.opensFamily('The Moreaus')
  // Each photo is more than five seconds of film, which take as much CPU time.
  const photo_ids = await ana.uploads(family, pictures.slice(0, 1))
  const { id } = await ana.send<{ id: string }>('POST', `/api/families/${family}/albums`, {
    title: 'Summer',
    photo_ids,
  })
  return { family, album: id }
}

test('Ana has a film of an album made on a desktop, and watches it on a phone', async ({ page, loginAs, pictures }) => {
  test.skip(findFfmpeg() === null, 'There is no ffmpeg here')
  test.setTimeout(RENDERING_MS)
  const ana = await loginAs('Ana')
  const { family, album } = await fillAlbum(ana, pictures)
  const address = `/families/${family}/albums/${album}`
  await page.setViewportSize(PHONE)
  await page.goto(address)
  await chooseOfMore(page.getByRole('main'), 'Make a film')
  await expect(page.getByText('No films yet')).toBeVisible()
  await page.setViewportSize(DESKTOP)
  await page.goto(address)
  await page.getByRole('link', { name: 'Make a film' }).click()
  await expect(page.getByText('No films yet')).toBeVisible()
  await expect(page.getByText('1 photo', { exact: true })).toBeVisible()
  await expect(page.getByText(/^With so few photos, it’s only \d\d seconds long/)).toBeVisible()
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  await page.getByRole('textbox', { name: 'Title' }).fill('Our summer')
  await page.getByRole('button', { name: 'Make film' }).click()
  const film = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Our summer' }) })
  await expect(film.getByRole('progressbar', { name: 'Progress of your film' })).toBeVisible()
  await expectAccessibleOnBoth(page)

  await page.setViewportSize(PHONE)
  const player = film.locator('video')
  await expect(player).toBeVisible({ timeout: RENDERING_MS })
  const played = await player.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }))
    return { width: video.videoWidth, seconds: Math.round(video.duration) }
  })
  expect(played).toEqual({ width: 1280, seconds: 13 })
  // Its controls work by keyboard and by touch.
  const [pause, position] = [film.getByRole('button', { name: 'Pause' }), film.getByRole('slider')]
  await film.getByRole('button', { name: 'Unmute' }).press('Enter')
  await expect(film.getByRole('button', { name: 'Mute' })).toBeFocused()
  await pause.press('Enter')
  await position.press('ArrowRight')
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(5)
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0[5-9] of 0:13$/)
  await expectAccessibleOnBoth(page)
  expect(await excessWhereNarrow(page)).toBe(0)

  await film.getByRole('button', { name: 'Add to photos: Our summer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add to photos' }).click()
  await expect(page.getByText('“Our summer” will be in the family’s photos in a moment').first()).toBeVisible()

  await film.getByRole('button', { name: 'Actions for Our summer' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No films yet')).toBeVisible()
})

test('Ana takes up an idea for a film: an album with enough photos', async ({ page, loginAs, pictures }) => {
  test.skip(findFfmpeg() === null, 'There is no ffmpeg here')
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photo_ids = await ana.uploads(family, pictures)
  await ana.send('POST', `/api/families/${family}/albums`, { title: 'Winter', photo_ids })
  await ana.send('POST', `/api/families/${family}/albums`, { title: 'One day', photo_ids: photo_ids.slice(0, 2) })
  await page.goto(`/families/${family}/films`)
  const ideas = page.getByRole('complementary', { name: 'Ideas for a film' })
  await expect(ideas.getByRole('link')).toHaveText(['Winter'])
  await expectAccessibleOnBoth(page)
  await ideas.getByRole('link', { name: 'Winter' }).click()
  await expect(page.getByRole('combobox', { name: 'Album' })).toHaveValue(/./)
  await expect(page.getByText('6 photos', { exact: true })).toBeVisible()
})

test('Ana stops a film that waits or is being made', async ({ page, loginAs, pictures }) => {
  test.skip(findFfmpeg() === null, 'There is no ffmpeg here')
  const ana = await loginAs('Ana')
  const { family } = await fillAlbum(ana, pictures)
  await page.goto(`/families/${family}/films`)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Make a film' }).click()
  await page.getByRole('combobox', { name: 'Album' }).selectOption('Summer')
  await page.getByRole('button', { name: 'Make film' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('No films yet')).toBeVisible()
})

test('Ana begins a film in two tabs, and the second one says why it waits', async ({ page, loginAs, pictures }) => {
  test.skip(findFfmpeg() === null, 'There is no ffmpeg here')
  await page.setViewportSize(PHONE)
  const ana = await loginAs('Ana')
  const { family, album } = await fillAlbum(ana, pictures)
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/families/${family}/films?album=${album}`)
    await expect(tab.getByRole('button', { name: 'Make film' })).toBeEnabled()
  }
  await page.getByRole('button', { name: 'Make film' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await other.getByRole('button', { name: 'Make film' }).click()
  await expect(other.getByText('We couldn’t start your film', { exact: true })).toBeVisible()
  await expect(other.getByText('You can make the next film when this one is ready.').first()).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Summer' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(other.getByRole('button', { name: 'Make film' })).toBeEnabled({ timeout: 15_000 })
})
