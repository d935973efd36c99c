import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { chooseOfMore, detailsOf, expect, expectAccessible, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'

/** Three photos that a camera took within two seconds. */
async function takeBurst(scene: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-burst-'))
  return Promise.all(
    [0, 1, 2].map(async (second) => {
      const file = path.join(folder, `burst ${second}.jpg`)
      const DateTimeOriginal = `2024:07:01 10:30:0${second}`
      await sharp(scene)
        .modulate({ brightness: 1 + second / 50 })
        .withExif({ IFD0: { Make: 'Google', Model: 'Pixel 8' }, IFD2: { DateTimeOriginal } })
        .jpeg()
        .toFile(file)
      return file
    }),
  )
}

test('Ana looks through a burst, puts another photo on top, unstacks it, and stacks photos herself', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const burst = await ana.uploads(family, await takeBurst(pictures[0]!))
  const others = await ana.uploads(family, pictures)
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await page.goto(`/families/${family}/photos`)
  await expect(photos).toHaveCount(1 + others.length)
  const stack = photos.filter({ has: page.getByRole('img', { name: 'Stack' }) })
  await expect(stack).toHaveAttribute('data-photo', burst[0]!)
  await expect(stack).toContainText('3')

  // The strip shows the others, in the place of the top photo.
  await stack.click()
  const strip = page.getByRole('list', { name: '3 photos in this stack' })
  await expect(strip.getByRole('button')).toHaveCount(3)
  await expect(strip.getByRole('button', { name: /^Top photo: / })).toHaveAttribute('aria-current', 'true')
  await strip.getByRole('button').nth(2).click()
  await expect(page).toHaveURL(new RegExp(`photo=${burst[2]}`))
  await expect(strip.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'true')
  await expectAccessibleOnBoth(page)
  const usual = page.viewportSize()!
  await page.setViewportSize(PHONE)
  await strip.getByRole('button').nth(1).click()
  await expect(page).toHaveURL(new RegExp(`photo=${burst[1]}`))
  await page.setViewportSize(usual)
  await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(new RegExp(burst.join('|')))
  await expect(strip).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`photo=${burst[0]}`))

  // A link to a photo below opens it, and its menu puts it on top.
  await page.goto(`/families/${family}/photos?photo=${burst[1]}&view=details`)
  const drawer = detailsOf(page)
  await expect(drawer.getByText('One of 3 photos in a stack.')).toBeVisible()
  await chooseOfMore(drawer, 'Make this the top photo')
  await expect(page.getByText('This is now the top photo').first()).toBeVisible()
  await expect(drawer.getByText('On top of a stack of 3 photos.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/families/${family}/photos`)
  await expect(stack).toHaveAttribute('data-photo', burst[1]!)

  // Unstacked in the gallery, and undone.
  await expect(page.locator('[data-selectable]')).toBeAttached()
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await stack.focus()
  await stack.press('Space')
  await chooseOfMore(bar, 'Unstack')
  // Hovering keeps the toast open.
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(photos).toHaveCount(3 + others.length)
  await undo.click()
  await expect(photos).toHaveCount(1 + others.length)
  await expect(stack).toHaveAttribute('data-photo', burst[1]!)

  // Stacked by hand, and undone.
  const rest = photos.filter({ hasNot: page.getByRole('img', { name: 'Stack' }) })
  for (const at of [0, 1]) {
    await rest.nth(at).focus()
    await rest.nth(at).press('Space')
  }
  await chooseOfMore(bar, 'Stack')
  await expect(page.getByText('2 photos stacked').first()).toBeVisible()
  await undo.hover()
  await expect(stack).toHaveCount(2)
  await expect(photos).toHaveCount(others.length)
  await undo.click()
  await expect(photos).toHaveCount(1 + others.length)

  // Deleting the top photo shows the next one, and search finds all of them.
  await ana.send('DELETE', `/api/families/${family}/photos/${burst[1]}`)
  await page.goto(`/families/${family}/photos`)
  await expect(stack).toHaveAttribute('data-photo', burst[0]!)
  await page.goto(`/families/${family}/photos?from=2024-07-01&to=2024-07-01`)
  await expect(photos).toHaveCount(2)
})
