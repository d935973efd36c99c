import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  addPhotos,
  chooseOfMore,
  DESKTOP,
  detailsOf,
  expect,
  expectAccessible,
  loseAnswer,
  MOVING,
  PHONE,
  test,
} from './fixtures.ts'
import { makePictures } from './pictures.ts'

test.use(MOVING)

test('Ana creates a family, adds photos, opens, describes, favorites, and downloads one, and deletes another', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/families\/new$/)
  await page.getByRole('button', { name: 'Create family' }).click()
  await expect(page.getByText('Family name required')).toBeVisible()
  await page.getByLabel('Family name').fill('The Moreaus')
  // The response is lost; pressing again doesn't create a second family.
  await loseAnswer(page, '**/api/families')
  await page.getByRole('button', { name: 'Create family' }).click()
  await expect(page.getByText('Failed to create family').first()).toBeVisible()
  await page.getByRole('button', { name: 'Create family' }).click()
  await expect(page.getByRole('heading', { name: 'The Moreaus' })).toBeVisible()
  expect((await ana.send<{ families: unknown[] }>('GET', '/api/families')).families).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Add your first photos' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  const steps = page.getByRole('list', { name: 'First steps' })
  await expect(steps.getByRole('button', { name: 'Add photos' })).toBeInViewport({ ratio: 1 })
  await expect(steps.getByRole('listitem').first()).toContainText('Add photos')
  await page.setViewportSize(DESKTOP)

  // Each step is ticked once it's done.
  const family = new URL(page.url()).pathname
  await expect(steps.getByRole('link', { name: 'Add your child' })).toHaveAttribute(
    'href',
    `${family}/people?form=child`,
  )
  await ana.send('POST', `/api${family}/children`, { first_name: 'Leo', birth_date: '2024-05-01' })
  await page.goto(family)
  await expect(steps.getByText('Add your child').locator('..')).toContainText('Done')
  await addPhotos(page, pictures, 'Add photos')
  await expect(page.getByRole('heading', { name: 'Latest photos' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Add photos' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Photos', exact: true }).click()
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(pictures.length)
  await expectAccessible(page)

  await photos.first().click()
  await page.getByRole('button', { name: 'Photo details' }).click()
  const drawer = detailsOf(page)
  await expect(drawer.getByText('No description')).toBeVisible()
  await expect(drawer.getByText(/Taken on May 6, 2024/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Favorite', exact: true }).click()
  await expect(page.getByText('Photo has been added to favorites').first()).toBeVisible()
  await drawer.getByRole('button', { name: 'Edit photo' }).click()
  await drawer.getByLabel('Description').fill('The lake, before breakfast')
  await drawer.getByLabel('Location').fill('Lake Sanabria')
  await drawer.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Photo details updated successfully').first()).toBeVisible()
  await expect(drawer.getByText('The lake, before breakfast')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download photo' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(path.basename(pictures.at(-1)!))
  expect(await readFile(await download.path())).toEqual(await readFile(pictures.at(-1)!))

  // Reload keeps the photo open, and Back closes it.
  await page.reload()
  await expect(drawer.getByText('Lake Sanabria')).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await page.goBack()

  await photos.nth(1).click()
  await page.getByRole('button', { name: 'Photo details' }).click()
  const missed: string[] = []
  page.on('response', (answer) => answer.status() === 404 && missed.push(answer.url()))
  await chooseOfMore(drawer, 'Delete photo')
  await page.getByRole('alertdialog', { name: 'Delete photo?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Photo deleted').first()).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(photos).toHaveCount(pictures.length - 1)
  // While the photo's view closes, nothing of it is requested anymore.
  expect(missed).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Photo restored').first()).toBeVisible()
  await expect(photos).toHaveCount(pictures.length)
  await expect(page.getByRole('img', { name: 'The lake, before breakfast' })).toBeVisible()
})

test('Ana sees her first photos on a phone without scrolling', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures.slice(0, 3))
  await page.setViewportSize(PHONE)
  await page.goto(`/families/${family}`)
  const latest = page.getByRole('heading', { name: 'Latest photos' })
  await expect(latest).toBeInViewport({ ratio: 1 })
  await expect(latest.locator('xpath=ancestor::section[1]').getByRole('listitem').first()).toBeInViewport()
  await expectAccessible(page)
})

test('a folder is dropped on the gallery, and another photo is pasted', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  await page.goto(`/families/${await ana.opensFamily('Moreau')}/photos`)
  await expect(page.getByRole('heading', { name: 'Add your first photos' })).toBeVisible()
  const folder = path.dirname((await makePictures(2))[0]!)
  const browser = await page.context().newCDPSession(page)
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    browser.send('Input.dispatchDragEvent', {
      ...{ type, x: 700, y: 500 },
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    })
  const target = page.getByText('Drop to upload')
  await expect(async () => {
    await drag('dragEnter')
    await drag('dragOver')
    await expect(target).toBeVisible({ timeout: 300 })
  }).toPass()
  await drag('drop')
  await expect(target).toBeHidden()
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(2)

  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' }))
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [...(await readFile(pictures[2]!))],
  )
  await expect(photos).toHaveCount(3)
})

test('files dropped while the page is still loading are added, and the page stays', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const address = `/families/${await ana.opensFamily('Moreau')}/photos`
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Add your first photos' })).toBeVisible()
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', {
      ...{ type, x: 700, y: 500 },
      data: { items: [], files: [pictures[0]!], dragOperationsMask: 1 },
    })
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)
  await expect(page).toHaveURL(address)
})

test('a duplicate photo is recognized and named', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  await ana.uploads(family, [pictures[0]!])
  await page.goto(`/families/${family}/photos?tab=upload`)
  await addPhotos(page, pictures[0]!, 'Choose photos')
  await expect(page.getByText(/Already in the album/).first()).toBeVisible()
})

test("a file that isn't an image is refused with a message, and the others are added", async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  await page.goto(`/families/${family}/photos`)
  const text = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') }
  const good = { name: 'good.jpg', mimeType: 'image/jpeg', buffer: await readFile(pictures[0]!) }
  await addPhotos(page, [text, good])
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByText(/1 file needs attention/).first()).toBeVisible()
})
