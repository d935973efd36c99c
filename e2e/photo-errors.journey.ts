import type { Page } from '@playwright/test'
import { detailsOf, expect, expectAccessible, MOVING, signOut, test } from './fixtures.ts'

const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos by day' }).getByRole('link')

test("a mistyped URL shows the gallery, and a link to a deleted photo says that it's gone", async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [photo] = await ana.uploads(family, pictures.slice(0, 2))
  const at = `/families/${family}/photos`
  for (const nonsense of ['from=2024-13-45', 'near=999,999,5', 'text=a%00b', 'tags=,', 'area=0,10,0,-10'])
    await test.step(nonsense, async () => {
      await page.goto(`${at}?${nonsense}`)
      await expect(page.getByText('2 photos', { exact: true })).toBeVisible()
    })
  await page.goto(`${at}?from=1700-01-01&to=2999-12-31`)
  await expect(page.getByText('2 photos found')).toBeVisible()
  await page.goto(`${at}?category=${family}`)
  await expect(page.getByRole('button', { name: 'Remove filter: No longer available' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter: No longer available' }).click()
  await expect(photosOf(page)).toHaveCount(2)

  // A deleted photo closes, both with and without its details.
  await ana.send('DELETE', `/api/families/${family}/photos/${photo}`)
  for (const view of ['', '&view=details']) {
    await page.goto(`${at}?photo=${photo}${view}`)
    await expect(page.getByText('Failed to load photo details').first()).toBeAttached()
    await expect(page).toHaveURL(/\/photos$/)
  }
})

test('Ana edits a photo in two tabs, and nothing is lost', async ({ page, context, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/families/${family}/photos?photo=${photo}&view=details`)
    await detailsOf(tab).getByRole('button', { name: 'Edit photo' }).click()
  }
  await other.getByLabel('Description').fill('Grandma on the boat')
  await other.getByLabel('Tags').fill('boat')
  await other.getByLabel('Tags').press('Enter')
  const heard = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith(`/photos/${photo}`) && (await answer.text()).includes('Grandma on the boat'),
  )
  await other.getByRole('button', { name: 'Save changes' }).click()
  await heard
  await page.getByLabel('Location').fill('Lake Sanabria')
  await page.getByLabel('Tags').fill('lake')
  await page.getByLabel('Tags').press('Enter')
  await page.getByRole('button', { name: 'Save changes' }).click()
  for (const words of ['Grandma on the boat', 'Lake Sanabria', 'boat', 'lake'])
    await expect(detailsOf(page).getByText(words, { exact: true })).toBeVisible()

  // An edit in progress survives closing the details, and the photo being deleted in another tab.
  await other.close()
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Photo details' }).click()
  await detailsOf(page).getByRole('button', { name: 'Edit photo' }).click()
  await page.getByLabel('Location').fill('Sanabria')
  await detailsOf(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  const gone = page.waitForResponse((answer) => answer.url().endsWith(`/photos/${photo}`) && answer.status() === 404)
  await ana.send('DELETE', `/api/families/${family}/photos/${photo}`)
  await gone
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/Someone else deleted this photo/).first()).toBeAttached()
  await expect(page.getByLabel('Location')).toHaveValue('Sanabria')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(detailsOf(page)).toBeHidden()
})

test('a photo stays on screen while the connection is down', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  const address = `/families/${family}/photos/${photo}`
  await page.goto(`/families/${family}/photos?photo=${photo}&view=details`)
  await expect(detailsOf(page).getByText('No description')).toBeVisible()
  // The photo changes while the page can't load the new version.
  await page.route(`**/api${address}`, (route) => route.abort())
  const unheard = page.waitForEvent('requestfailed', (request) => request.url().endsWith(address))
  await ana.send('PATCH', `/api${address}`, { description: 'Grandma' })
  await unheard
  await page.unroute(`**/api${address}`)
  await ana.send('PATCH', `/api${address}`, { description: 'Grandma on the boat' })
  await expect(detailsOf(page).getByText('Grandma on the boat', { exact: true })).toBeVisible()
})

test.describe('on a phone without reduced motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, ...MOVING })

  test('Ana sees once that she can swipe, and a tap that clears the photo leaves the X', async ({
    page,
    loginAs,
    pictures,
  }) => {
    const ana = await loginAs('Ana')
    const family = await ana.opensFamily('The Moreaus')
    await ana.uploads(family, pictures.slice(0, 2))
    await page.goto(`/families/${family}/photos`)
    await expect(photosOf(page)).toHaveCount(2)
    /** Whether the next photo looked in from the side, and the first one was back in its place after that. */
    const swiping = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          let hasPeeked = false
          const look = () => {
            const slides = [...document.querySelectorAll('.pswp__item[aria-hidden="false"]')]
            const left = slides.length > 0 ? Math.min(...slides.map((one) => one.getBoundingClientRect().left)) : 0
            if (left < -40) hasPeeked = true
            if (hasPeeked && Math.abs(left) < 1) resolve(true)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await photosOf(page).first().tap()
    expect(await swiping).toBe(true)
    const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
    const details = viewer.getByRole('button', { name: 'Photo details' })
    await expect(details).toBeVisible()
    await page.touchscreen.tap(195, 400)
    await expect(details).toBeHidden()
    await viewer.getByRole('button', { name: 'Close' }).tap()
    await expect(viewer).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('hearthbook.peeked'))).toBe('true')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('dragging the drawer down closes it and shows the photo, and dragging the photo shows the gallery', async ({
    page,
    loginAs,
    pictures,
  }) => {
    const ana = await loginAs('Ana')
    const family = await ana.opensFamily('The Moreaus')
    await ana.uploads(family, pictures.slice(0, 2))
    await page.goto(`/families/${family}`)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Photos' }).tap()
    await photosOf(page).first().tap()
    await page.getByRole('button', { name: 'Photo details' }).tap()
    const drawer = detailsOf(page)
    await expect(drawer.getByText('No description')).toBeVisible()
    await expect.poll(async () => Math.round((await drawer.boundingBox())!.y)).toBeLessThan(330)
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
    await touch('touchStart', 320)
    for (let y = 360; y <= 790; y += 60) await touch('touchMove', y)
    await touch('touchEnd')
    await expect(drawer).toBeHidden()
    const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
    await expect(viewer).toBeVisible()

    // Pulling the photo up opens its details, unless the finger goes back or the photo is zoomed.
    const pull = async (...ys: number[]) => {
      await touch('touchStart', 500)
      for (const y of ys) await touch('touchMove', y)
      await page.waitForTimeout(400)
      await touch('touchEnd')
    }
    await pull(460, 420, 380, 420, 460, 500)
    await expect(viewer.getByRole('button', { name: 'Photo details' })).toBeVisible()
    await expect(page).not.toHaveURL(/view=/)
    // All are sent before the first is handled, so that a busy machine doesn't make two taps of it.
    const doubleTap = ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const
    const zoom = () => Promise.all(doubleTap.map((type) => touch(type, type === 'touchStart' ? 400 : undefined)))
    const words = viewer.getByRole('button', { name: /2024/ })
    await expect(words).toBeVisible()
    await zoom()
    const width = () =>
      viewer.locator('img').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)))
    await expect.poll(width).toBeGreaterThan(390)
    // What's over the photo's lower edge would be over the part that people zoomed in on.
    await expect(words).toBeHidden()
    await pull(460, 420, 380, 340, 300)
    await expect(page).not.toHaveURL(/view=/)
    await zoom()
    await expect.poll(width).toBe(390)
    await expect(words).toBeVisible()
    await pull(460, 420, 380, 340, 300)
    await expect(drawer.getByText('No description')).toBeVisible()
    await expect(page).toHaveURL(/view=details/)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await viewer.getByRole('button', { name: 'Comment' }).tap()
    // The photo stays above its comments.
    const comments = page.getByRole('dialog', { name: 'Comments' })
    await expect(comments.getByRole('textbox', { name: 'Add a comment' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-over-page] img').last()).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.goBack()
    await expect(comments).toBeHidden()

    await touch('touchStart', 300)
    for (let y = 340; y <= 700; y += 60) await touch('touchMove', y)
    // A finger that rests before it lifts starts no fling, which the browser would stop at the next tap.
    await page.waitForTimeout(400)
    await touch('touchEnd')
    await expect(page.getByRole('dialog', { name: 'Full-screen photo' })).toBeHidden()
    await expect(page).toHaveURL(/\/photos$/)

    // Back closes the crop tool, and the photo is still open.
    await photosOf(page).first().tap()
    await page.getByRole('button', { name: 'Photo details' }).tap()
    await drawer.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Crop' }).tap()
    const crop = page.getByRole('dialog', { name: 'Crop' })
    await expect(crop.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(crop).toBeHidden()
    await expect(drawer.getByText('No description')).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await page.goBack()

    // Back closes the form and shows the same photo.
    await photosOf(page).first().tap()
    await page.getByRole('button', { name: 'Photo details' }).tap()
    await drawer.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Edit photo' }).tap()
    await expect(drawer.getByLabel('Description')).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Photo details' }).tap()
    await expect(drawer.getByText('No description')).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(photosOf(page)).toHaveCount(2)
  })

  test('a photo opened from a link closes after its details did', async ({ page, loginAs, pictures }) => {
    const ana = await loginAs('Ana')
    const family = await ana.opensFamily('The Moreaus')
    const [photo] = await ana.uploads(family, pictures.slice(0, 1))
    const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
    for (const close of [() => detailsOf(page).getByRole('button', { name: 'Close' }).tap(), () => page.goBack()]) {
      await page.goto(`/families/${family}/photos?photo=${photo}`)
      await viewer.getByRole('button', { name: 'Photo details' }).tap()
      await expect(detailsOf(page).getByText('No description')).toBeVisible()
      await close()
      await expect(detailsOf(page)).toBeHidden()
      await viewer.getByRole('button', { name: 'Close' }).tap()
      await expect(viewer).toBeHidden()
      await expect(page).toHaveURL(/\/photos$/)
    }

    // The photo is gone while its details are open.
    await page.goto(`/families/${family}/photos?photo=${photo}`)
    await viewer.getByRole('button', { name: 'Photo details' }).tap()
    // A tap while the sheet slides up, to 65% of the window, can hit another part.
    await expect.poll(async () => (await detailsOf(page).boundingBox())?.y).toBeLessThan(300)
    await detailsOf(page).getByRole('button', { name: 'More' }).tap()
    await page.getByRole('menuitem', { name: 'Delete photo' }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(/\/photos$/)
  })

  test('error messages are visible above a dialog and above the full-screen viewer', async ({
    page,
    loginAs,
    pictures,
  }) => {
    const ana = await loginAs('Ana')
    const family = await ana.opensFamily('The Moreaus')
    const [photo] = await ana.uploads(family, pictures.slice(0, 1))
    await page.goto(`/families/${family}/photos?form=category`)
    const form = page.getByRole('dialog', { name: 'Create category' })
    await form.getByLabel('Category name').fill('Holidays')
    await page.route('**/categories', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    // The sheet is as high as the window.
    await page.setViewportSize({ width: 390, height: 480 })
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(form.getByText(/^Failed to create category: /)).toBeAttached()
    // The toast is reachable and covers neither the dialog's title nor its buttons.
    await expect(form.getByRole('button', { name: 'Add' })).toBeInViewport()
    await form.getByRole('heading', { name: 'Create category' }).click({ trial: true })
    await form.getByRole('button', { name: 'Close' }).click({ trial: true })
    await page.getByRole('button', { name: 'Dismiss' }).tap()
    await expect(page.getByText('Failed to create category')).toHaveCount(0)
    await page.unroute('**/categories')
    await form.getByRole('button', { name: 'Add' }).click()
    await expect(form.getByRole('link', { name: /^Holidays/ })).toBeVisible()
    await form.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('Category created', { exact: true })).toBeVisible()

    await page.goto(`/families/${family}/photos?photo=${photo}`)
    const viewer = page.getByRole('dialog', { name: 'Full-screen photo' })
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await page.context().grantPermissions(['clipboard-write'])
    await viewer.getByRole('button', { name: 'Share link' }).tap()
    await expect(page.getByText('Link copied. Only members of this family can open it.').last()).toBeVisible()
    await viewer.getByRole('button', { name: 'Dismiss' }).tap()
    await page.keyboard.press('Tab')
    await expect(viewer.locator(':focus-visible')).toHaveCSS('outline-style', 'solid')
  })
})

test('Ana deletes recent searches one by one or all together, and signing out deletes them too', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures.slice(0, 1))
  await page.goto(`/families/${family}/photos`)
  await page.getByRole('button', { name: 'Search and filter' }).click()
  const search = page.getByRole('search')
  const field = search.getByRole('searchbox')
  for (const words of ['grandma', 'boat', '  red   boat ', 'red boat']) {
    await field.fill(words)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(words.trim().split(/\s+/).join('.+')))
    await expect(field).toHaveValue(words.trim())
  }
  await field.fill('')
  await expect(search.getByRole('button', { name: /^Remove “/ })).toHaveCount(3)
  await expectAccessible(page)
  await search.getByRole('button', { name: 'Remove “boat”' }).click()
  await expect(search.getByRole('button', { name: /^Remove “/ })).toHaveCount(2)
  await expect(field).toBeFocused()
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('searches')).length)
  expect(await stored()).toBe(1)
  await signOut(page)
  expect(await stored()).toBe(0)
})
