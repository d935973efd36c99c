import { signUp } from './api-person.ts'
import { expect, expectAccessible, gotoLive, test } from './fixtures.ts'
import { inspectData } from './stored-data.ts'

test('what one person adds to an album appears right away for another, until they leave the family', async ({
  page,
  server,
  pictures,
  loginAs,
}) => {
  const { sql, addMember } = inspectData(server.dataDir)
  const ben = await loginAs('Ben')
  const ana = await signUp(server, 'Ana')
  const family = await ana.opensFamily('The Riveras')
  const own = await ben.opensFamily('The Okafors')
  await addMember(family, ben.email, 'viewer')

  // Ben once subscribed this browser to push messages; the subscription ended with that session.
  await page.addInitScript(() => {
    const pushManager = { getSubscription: async () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/then' }) }
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', { value: pushManager })
  })
  await gotoLive(page, `/families/${family}/activities`)
  await expect(page.getByText('Ana started this album')).toBeVisible()
  await ana.uploads(family, pictures.slice(0, 2))
  await expect(page.getByText('Ana added 2 photos')).toBeVisible()

  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' })
  await bell.click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('link', { name: /Ana added 2 photos/ })).toBeVisible()
  await expect(panel.getByText('Get notified on this device even when Hearthbook is closed.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoLive(page, `/families/${family}`)
  await bell.click()
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expectAccessible(page)
  await panel.getByRole('link', { name: /Ana added 2 photos/ }).click()
  await expect(page).toHaveURL(`/families/${family}/activities?type=photo_upload`)
  // Deleting a photo removes its thumbnail from the feed.
  const inFeed = page.getByRole('img', { name: /^Open the photo/ })
  await expect(inFeed).toHaveCount(2)
  const [mistake] = await ana.uploads(family, pictures.slice(3, 4))
  await expect(inFeed).toHaveCount(3)
  await ana.send('DELETE', `/api/families/${family}/photos/${mistake}`)
  await expect(inFeed).toHaveCount(2)
  await expect(page.getByText('Ana added 2 photos')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await gotoLive(page, `/families/${family}/photos`)
  await expect(page.getByRole('img')).toHaveCount(2)
  const [, , third] = pictures
  const [photo] = await ana.uploads(family, [third!])
  await expect(page.getByRole('img')).toHaveCount(3)
  await ana.send('DELETE', `/api/families/${family}/photos/${photo}`)
  await expect(page.getByRole('img')).toHaveCount(2)

  // A viewer isn't told to add photos.
  await gotoLive(page, `/families/${family}/photos?show=favorites`)
  await expect(page.getByText('Photos appear here when someone in your family adds them.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click()
  const adds = page.getByRole('menuitem', { name: 'Upload photos' })
  await expect(adds).toHaveCount(0)
  const giveRole = (role: string, from: string) =>
    sql(`update family_members set role = $2 where family_id = $1 and role = $3`, [family, role, from])
  await giveRole('editor', 'viewer')
  await expect(page.getByText('Your role in The Riveras has changed', { exact: true })).toBeVisible()
  await expect(adds).toBeVisible()
  await giveRole('viewer', 'editor')
  await expect(page.getByText('Can look, comment, and send hearts', { exact: true })).toBeVisible()
  await expect(adds).toHaveCount(0)
  await sql(`delete from family_members where family_id = $1 and role = 'viewer'`, [family])
  await expect(page).toHaveURL(`/families/${own}`)
  await expect(page.getByText('You’re no longer a member of this family', { exact: true })).toBeVisible()
  await expect(adds).toBeVisible()
  await expectAccessible(page)

  // An untouched form follows changes made elsewhere, since saving the old value would undo them.
  await gotoLive(page, `/families/${own}/settings`)
  const name = page.getByRole('textbox', { name: 'Family name' })
  await expect(name).toHaveValue('The Okafors')
  await ben.send('PATCH', `/api/families/${own}`, { name: 'The Okafors of Lagos' })
  await expect(name).toHaveValue('The Okafors of Lagos')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
})

test('Ben sees on Home that Ana added photos, and opens them', async ({ page, server, pictures, loginAs }) => {
  const ben = await loginAs('Ben')
  const ana = await signUp(server, 'Ana')
  const family = await ana.opensFamily('The Riveras')
  await inspectData(server.dataDir).addMember(family, ben.email, 'viewer')
  await ana.uploads(family, pictures.slice(0, 3))
  // Photos of one upload can be processed in another order than they were sent.
  const list = `/api/families/${family}/photos?sort_by=created_at`
  const [newest] = (await ana.send<{ photos: { id: string }[] }>('GET', list)).photos
  // The photo that was added last was taken long before the others.
  await ana.send('PATCH', `/api/families/${family}/photos/${newest!.id}`, { taken_at: '1990-06-08T10:00:00' })
  await page.goto(`/families/${family}`)
  await page.getByRole('link', { name: '3 new photos from Ana' }).click()
  const photos = page.getByRole('region', { name: 'Photos by day' }).getByRole('link')
  await expect(photos).toHaveCount(3)
  await expect(photos.first()).toHaveAttribute('data-photo', newest!.id)
  await photos.first().click()
  await expect(page.getByRole('dialog', { name: 'Full-screen photo' }).getByText(/June 8, 1990/)).toBeVisible()
})

test('a page that stays open for days updates its dates', async ({ page, pictures, loginAs }) => {
  const ben = await loginAs('Ben')
  const family = await ben.opensFamily('The Riveras')
  await ben.uploads(family, pictures.slice(0, 2))
  await page.clock.install()
  await page.goto(`/families/${family}`)
  await expect(page.getByText('Latest photo added now')).toBeVisible()
  // Both photos are one moment.
  await expect(page.getByText('now', { exact: true })).toHaveCount(1)
  await page.clock.fastForward(3 * 24 * 60 * 60_000)
  await expect(page.getByText('Latest photo added 3 days ago')).toBeVisible()
  await expect(page.getByText('3 days ago', { exact: true })).toHaveCount(1)
})

test('Ana searches the activities', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  for (const name of ['Summer', 'Winter']) await ana.send('POST', `/api/families/${family}/categories`, { name })
  await page.goto(`/families/${family}/activities`)
  await page.getByRole('main').getByRole('button', { name: 'Search activities' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search activities' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Winter')
  await expect(page.getByText('Ana created the category Winter')).toBeVisible()
  await expect(page.getByText('Ana created the category Summer')).toBeHidden()
})
