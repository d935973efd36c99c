import { signUp } from './api-person.ts'
import { chooseOfMore, detailsOf, expect, expectAccessible, expectAccessibleOnBoth, test } from './fixtures.ts'
import { inspectData } from './stored-data.ts'

test('Ben, a viewer, can download photos and albums once Ana lets viewers save photos', async ({
  page,
  server,
  context,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const ben = await signUp(server, 'Ben')
  const family = await ana.opensFamily('The Riveras')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  await inspectData(server.dataDir).addMember(family, ben.email, 'viewer')
  const { id: album } = await ana.send<{ id: string }>('POST', `/api/families/${family}/albums`, {
    ...{ once: crypto.randomUUID(), title: 'Lisbon', photo_ids: [photo] },
  })
  const drawer = detailsOf(page)
  const download = drawer.getByRole('button', { name: 'Download photo' })
  const comesAs = async (person: typeof ana, where: string) => {
    await page.goto('about:blank')
    await context.clearCookies()
    await context.addCookies([person.cookie()])
    await page.goto(where)
  }
  const opened = `/families/${family}/photos?photo=${photo}&view=details`

  await comesAs(ben, opened)
  await expect(drawer.getByText('Taken on')).toBeVisible()
  await expect(download).toBeHidden()
  await page.goto(`/families/${family}/albums/${album}`)
  await expect(page.getByRole('button', { name: 'Reactions and comments' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download album' })).toBeHidden()

  // Owners' pages lead to the family.
  for (const owners of ['', '/deleted', '/history']) {
    await comesAs(ben, `/families/${family}/settings${owners}`)
    await expect(page.getByText('Only family owners can access settings', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/families/${family}$`))
  }

  // A heart is over the photo.
  await comesAs(ben, `/families/${family}/photos`)
  await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first().click()
  const heart = page.getByRole('dialog').getByRole('button', { name: /^Love(d| it)$/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await comesAs(ana, `/families/${family}/settings?section=people`)
  const setting = page.getByRole('switch', { name: 'Let viewers save photos' })
  await setting.check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessibleOnBoth(page)

  await comesAs(ben, opened)
  const saving = page.waitForEvent('download')
  await download.click()
  expect((await saving).suggestedFilename()).toMatch(/\.jpe?g$/)

  // Selected photos can be downloaded, and nothing else.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/families/${family}/photos`)
    if (width < 768) await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole(width < 768 ? 'menuitem' : 'button', { name: 'Select', exact: true }).click()
    const bar = page.getByRole('region', { name: 'Selected photos' })
    await expect(bar.getByText('Select photos')).toBeVisible()
    await page.getByRole('region', { name: 'Photos by day' }).getByRole('link').first().click()
    await expect(bar.getByText('1 photo selected')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Add to favorites' })).toHaveCount(0)
    await expectAccessible(page)
    const packing = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Download as ZIP' }).click()
    expect((await packing).suggestedFilename()).toMatch(/^.+ photos \d{4}-\d\d-\d\d\.zip$/)
    // Packing takes a while, so the page says that it began.
    await expect(page.getByText(/^Preparing 1 photo…|^Your download has started/).first()).toBeVisible()
    // All photos are a menu and a button away.
    await page.goto(`/families/${family}/photos`)
    await chooseOfMore(page.getByRole('main'), 'Download all photos')
    await expect(page.getByRole('dialog', { name: 'Download all photos?' })).toBeVisible()
    await expectAccessible(page)
    const packingAll = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click()
    expect((await packingAll).suggestedFilename()).toMatch(/^.+ photos \d{4}-\d\d-\d\d\.zip$/)
    await page.goto(`/families/${family}/albums/${album}`)
    const packingAlbum = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download album' }).click()
    expect((await packingAlbum).suggestedFilename()).toMatch(/^Lisbon \d{4}-\d\d-\d\d\.zip$/)
  }

  // His data has only what he added, and says where everyone's photos are.
  await page.goto('/account/settings?tab=data')
  await page.getByRole('link', { name: /^Download all photos of / }).click()
  await expect(page.getByRole('dialog', { name: 'Download all photos?' })).toBeVisible()
})

test('Cleo undoes deleting her own photo', async ({ page, server, context, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const cleo = await signUp(server, 'Cleo')
  const family = await ana.opensFamily('The Riveras')
  await inspectData(server.dataDir).addMember(family, cleo.email, 'contributor')
  const [photo] = await cleo.uploads(family, pictures.slice(0, 1))
  await context.clearCookies()
  await context.addCookies([cleo.cookie()])
  await page.goto(`/families/${family}/photos?photo=${photo}&view=details`)
  await detailsOf(page).getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete photo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Photo restored').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Photos by day' }).getByRole('link')).toHaveCount(1)
})
