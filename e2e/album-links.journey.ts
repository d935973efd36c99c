import { signUp } from './api-person.ts'
import { copyLink } from './copy-link.ts'
import { chooseOfMore, DESKTOP, expect, expectAccessible, expectAccessibleOnBoth, PHONE, test } from './fixtures.ts'
import { makeLargePhotos, makePictures } from './pictures.ts'
import { inspectData } from './stored-data.ts'

test('Ana shares an album by link, and Uncle Joe looks through it and saves a photo', async ({
  page,
  browser,
  baseURL,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photo_ids = await ana.uploads(family, pictures)
  await ana.send('PATCH', `/api/families/${family}/photos/${photo_ids[0]}`, { audience: 'private' })
  const album = await ana.send<{ id: string }>('POST', `/api/families/${family}/albums`, {
    ...{ once: crypto.randomUUID(), title: 'Lisbon', description: 'Three days of trams and hills.', photo_ids },
  })
  await page.goto(`/families/${family}/albums/${album.id}`)
  await page.getByRole('button', { name: 'Share by link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Lisbon” by link' })
  const shown = photo_ids.length - 1
  // Nothing leaves the family unless she says so, and no link works forever.
  await expect(dialog.getByRole('radio', { name: `Without the ${shown} marked “Family only”` })).toBeChecked()
  await expect(dialog.getByText('1 private photo stays hidden.')).toBeVisible()
  await expect(dialog.getByLabel('Expires')).toHaveValue('365')
  await dialog.getByRole('radio', { name: `${shown} photos Also the ${shown} marked “Family only”` }).check()
  await dialog.getByLabel('Who is it for?').fill('Uncle Joe')
  await dialog.getByText('Options').click()
  await dialog.getByLabel('Let them save photos and videos').check()
  await dialog.getByLabel('PIN').fill('47')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Use 4 to 8 digits.')).toBeVisible()
  await dialog.getByLabel('PIN').fill('4711')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByRole('dialog', { name: 'Uncle Joe’s link' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('img', { name: 'Code with the link for Uncle Joe' })).toBeVisible()
  const link = await copyLink(page)
  expect(link).toMatch(/\/guest#[\w-]{43}$/)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Shared by link with 1 guest' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Uncle Joe' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectAccessibleOnBoth(page)

  const theirs = await browser.newContext({ baseURL: baseURL!, viewport: PHONE })
  const joe = await theirs.newPage()
  await joe.goto(link)
  await expect(joe.getByRole('heading', { name: 'Enter the PIN' })).toBeVisible()
  await joe.getByLabel('PIN').fill('0000')
  await joe.getByRole('button', { name: 'Open' }).click()
  await expect(joe.getByText('That PIN isn’t right. Check it and try again.')).toBeVisible()
  await expectAccessible(joe)
  await joe.getByLabel('PIN').fill('4711')
  await joe.getByRole('button', { name: 'Open' }).click()
  await expect(joe.getByRole('heading', { name: 'Lisbon' })).toBeVisible()
  const tiles = joe.getByRole('listitem').getByRole('link')
  await expect(tiles).toHaveCount(shown)
  await expect(joe.getByRole('img').first()).toHaveJSProperty('complete', true)
  await expectAccessibleOnBoth(joe)
  expect(await joe.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  // A browser with larger text shows larger text.
  const size = () => joe.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  const normal = await size()
  await joe.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await size()).toBe(normal * 2)
  expect(await joe.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await joe.evaluate(() => (document.documentElement.style.fontSize = ''))
  await tiles.nth(1).click()
  await expect(joe.getByRole('link', { name: 'Previous' })).toBeVisible()
  await expect(joe.getByText(`2 of ${shown}`, { exact: true })).toBeVisible()
  await expectAccessible(joe)
  const download = joe.waitForEvent('download')
  await joe.getByRole('link', { name: 'Save' }).click()
  expect((await download).suggestedFilename()).toMatch(/^The Moreaus .*\.jpg$/)
  await joe.getByRole('link', { name: 'See all' }).click()
  await expect(tiles).toHaveCount(shown)

  // She lost the link. Where she shares the album, she finds him, and replaces it.
  await page.getByRole('button', { name: 'Share by link' }).click()
  await expect(dialog.getByText('Already shared by link.', { exact: false })).toBeVisible()
  await expectAccessibleOnBoth(page)
  await dialog.getByRole('button', { name: 'Actions for Uncle Joe’s link' }).click()
  await page.getByRole('menuitem', { name: 'Create a new link' }).click()
  const question = page.getByRole('alertdialog', { name: 'Create a new link for Uncle Joe?' })
  await expect(question.getByText('The old link will stop working right away', { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Create new link' }).click()
  await expect(page.getByRole('dialog', { name: 'Uncle Joe’s link' })).toBeVisible()
  expect(await copyLink(page)).not.toBe(link)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await joe.reload()
  await expect(tiles).toHaveCount(0)
  await theirs.close()
})

test('Ana shows the cover of an album where its link is pasted, and Uncle Joe opens it', async ({
  page,
  browser,
  baseURL,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const photo_ids = await ana.uploads(family, pictures.slice(0, 2))
  const album = await ana.send<{ id: string }>('POST', `/api/families/${family}/albums`, {
    ...{ once: crypto.randomUUID(), title: 'Lisbon', photo_ids },
  })
  await page.goto(`/families/${family}/albums/${album.id}`)
  await page.getByRole('button', { name: 'Share by link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Lisbon” by link' })
  await dialog.getByLabel('Who is it for?').fill('Uncle Joe')
  await dialog.getByRole('radio', { name: /Also / }).check()
  // On a phone, nothing has to be scrolled to create a link. What else it can do is folded.
  await page.setViewportSize(PHONE)
  await expect(dialog.getByText('Options')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByLabel('Let them comment')).toBeHidden()
  await page.setViewportSize(DESKTOP)
  await dialog.getByText('Options').click()
  const cover = dialog.getByLabel('Show the cover photo in link previews')
  await expect(cover).not.toBeChecked()
  await cover.check()
  await dialog.getByLabel('PIN').fill('4711')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Links with a PIN never show the cover.', { exact: false })).toBeVisible()
  await expectAccessibleOnBoth(page)
  await dialog.getByLabel('PIN').fill('')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await copyLink(page)
  expect(link).toMatch(/\/guest\/[\w-]{43}#[\w-]{43}$/)

  const theirs = await browser.newContext({ baseURL: baseURL!, viewport: PHONE })
  // What a chat app asks for.
  const preview = await (await theirs.request.get(link.split('#')[0]!)).text()
  const image = /property="og:image" content="([^"]+)"/.exec(preview)![1]!
  expect((await theirs.request.get(image)).headers()['content-type']).toBe('image/webp')
  const joe = await theirs.newPage()
  await joe.goto(link)
  await expect(joe.getByRole('heading', { name: 'Lisbon' })).toBeVisible()
  expect(new URL(joe.url()).pathname).toBe('/guest')
  await theirs.close()
})

test('Ana collects 30 photos from a wedding guest, adds 29 and declines one', async ({
  page,
  browser,
  baseURL,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  const album = await ana.send<{ id: string }>('POST', `/api/families/${family}/albums`, {
    ...{ once: crypto.randomUUID(), title: 'Wedding', photo_ids: [] },
  })
  await page.goto(`/families/${family}/albums/${album.id}`)
  // It's empty, so that sharing isn't among the first actions.
  await chooseOfMore(page.getByRole('main'), 'Share by link')
  const dialog = page.getByRole('dialog', { name: 'Share “Wedding” by link' })
  await dialog.getByLabel('Who is it for?').fill('Wedding guests')
  await dialog.getByRole('radio', { name: /Also / }).check()
  await dialog.getByText('Options').click()
  await dialog.getByLabel('Let them send photos').check()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await copyLink(page)
  await page.getByRole('button', { name: 'Done' }).click()

  const theirs = await browser.newContext({ baseURL: baseURL!, viewport: PHONE })
  const joe = await theirs.newPage()
  await joe.goto(link)
  await expect(joe.getByRole('heading', { name: 'Send your photos' })).toBeVisible()
  await expectAccessibleOnBoth(joe)
  // Two steps: a name, and one choice of all photos.
  await joe.getByLabel('Your name').fill('Joe')
  const chooser = joe.waitForEvent('filechooser')
  await joe.getByText('Choose photos').click()
  await (await chooser).setFiles(await makePictures(30))
  await expect(joe.getByText('Thank you! Your photos are with The Moreaus.')).toBeVisible()
  await expectAccessible(joe)
  await joe.reload()
  await expect(joe.getByLabel('Your name')).toHaveValue('Joe')
  await expect(joe.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()

  const review = page.getByRole('region', { name: 'From Joe' })
  await expect(async () => {
    await page.reload()
    await expect(review.getByRole('button')).toHaveCount(30)
  }).toPass()
  await expectAccessibleOnBoth(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
  await review.getByRole('button', { name: 'Photo 3 from Joe' }).click()
  await page.getByRole('button', { name: 'Add 29 to album' }).click()
  await expect(page.getByRole('region', { name: 'Photos in this album' }).getByRole('link').first()).toBeVisible()
  await expect(review.getByRole('button')).toHaveCount(1)
  await review.getByRole('button').click()
  await page.getByRole('button', { name: 'Decline 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline 1' }).click()
  await expect(review).toHaveCount(0)
  await expect(page.getByText('29 photos', { exact: false }).first()).toBeVisible()

  // Joe sends more from his desk, and Ana adds them on her phone.
  await joe.setViewportSize(DESKTOP)
  await joe.reload()
  await expect(joe.getByText('Choose photos')).toBeHidden()
  // Photos come first, and the form is on the screen wherever he scrolls.
  const form = joe.getByRole('heading', { name: 'Send your photos' })
  await expect(form).toBeInViewport({ ratio: 1 })
  expect((await joe.getByRole('list').boundingBox())!.y).toBeLessThan((await form.boundingBox())!.y)
  await form.click()
  await expectAccessibleOnBoth(joe)
  const again = joe.waitForEvent('filechooser')
  await joe.getByText('Choose photos').click()
  await (await again).setFiles(await makeLargePhotos(2))
  await expect(joe.getByText('Thank you! Your photos are with The Moreaus.')).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(async () => {
    await page.reload()
    await expect(review.getByRole('button')).toHaveCount(2)
  }).toPass()
  await page.getByRole('button', { name: 'Add 2 to album' }).click()
  await expect(page.getByText('31 photos', { exact: false }).first()).toBeVisible()
  await theirs.close()
})

test('Ben asks Ana to share an album, and her notification opens what creates the link', async ({
  page,
  server,
  browser,
  baseURL,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const ben = await signUp(server, 'Ben')
  const family = await ana.opensFamily('The Moreaus')
  await inspectData(server.dataDir).addMember(family, ben.email, 'editor')
  const photo_ids = await ana.uploads(family, pictures.slice(0, 1))
  const album = await ana.send<{ id: string }>('POST', `/api/families/${family}/albums`, {
    ...{ once: crypto.randomUUID(), title: 'Lisbon', photo_ids },
  })
  const his = await browser.newContext({ baseURL: baseURL!, viewport: PHONE })
  await his.addCookies([ben.cookie()])
  const phone = await his.newPage()
  await phone.goto(`/families/${family}/albums/${album.id}`)
  await phone.getByRole('button', { name: 'Share by link' }).click()
  const asking = phone.getByRole('dialog', { name: 'Share “Lisbon” by link' })
  await expect(asking.getByText('only Ana can create one', { exact: false })).toBeVisible()
  // He learns what the link leaves out, and that Rosa reads what he writes.
  await expect(
    asking.getByText('don’t see family-only photos unless Ana includes them', { exact: false }),
  ).toBeVisible()
  await expect(asking.getByText('They see it, and so does your family.', { exact: false })).toBeVisible()
  await asking.getByLabel('Who is it for?').fill('Grandma Rosa')
  await expectAccessible(phone)
  await asking.getByRole('button', { name: 'Ask Ana to share it' }).click()
  await expect(asking.getByText('We told Ana that you’d like to share this album.')).toBeVisible()
  await asking.getByRole('button', { name: 'Close' }).last().click()
  await expect(asking).toBeHidden()
  // Asking again that day reaches no one, and says so.
  await phone.reload()
  await phone.getByRole('button', { name: 'Share by link' }).click()
  await expect(asking.getByText('Ana hasn’t made a link yet.', { exact: false })).toBeVisible()
  await expect(asking.getByRole('button', { name: /^Ask/ })).toHaveCount(0)

  await page.goto(`/families/${family}`)
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('link', { name: /Ben asks you to share “Lisbon” by link with Grandma Rosa/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Share “Lisbon” by link' })
  await expect(dialog.getByText('Ben asked for this link, for Grandma Rosa.')).toBeVisible()
  await expect(dialog.getByLabel('Who is it for?')).toHaveValue('Grandma Rosa')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(page.getByText('Send this link to Ben, or to the person it’s for.', { exact: false })).toBeVisible()
  expect(await copyLink(page)).toMatch(/\/guest#[\w-]{43}$/)

  // Ben gets a notification that leads to what became of his request, and he can ask for another link.
  await phone.goto(`/families/${family}`)
  await phone.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  await phone.getByRole('link', { name: /Ana shared “Lisbon” by link, as you asked/ }).click()
  await expect(asking.getByText('get it from Ana', { exact: false })).toBeVisible()
  await expect(asking.getByRole('button', { name: 'Ask Ana again' })).toBeVisible()
  await expectAccessible(phone)
  await his.close()
})
