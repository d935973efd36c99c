import { expect, expectAccessible, gotoLive, test } from './fixtures.ts'
import { fileOf } from './built-files.ts'

test("while families can't be loaded, the dashboard shows an error instead of asking to create one", async ({
  page,
  loginAs,
}) => {
  const family = await (await loginAs('Ana')).opensFamily('The Riveras')
  const away = '**/api/families'
  await page.route(away, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await page.goto('/dashboard')
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/families/new')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(away)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`/families/${family}`)
})

test('a page that fails to load explains what to do, and Try again recovers', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await page.route('**/api/session', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await page.goto('/preferences')
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/session')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()

  // When the next page of a list fails, it isn't requested again by scrolling, only by the button.
  const family = await ana.opensFamily('The Riveras')
  for (let n = 1; n <= 25; n++) await ana.send('POST', `/api/families/${family}/categories`, { name: `Summer ${n}` })
  // A live event would trigger another request.
  await page.route('**/api/events', (route) => route.abort())
  let asked = 0
  const next = /activities\?.*cursor/
  await page.route(next, (route) => {
    asked++
    return route.fulfill({ status: 404, json: { code: 'not_found' } })
  })
  await page.goto(`/families/${family}/activities`)
  await page.getByText('We couldn’t load more activities.').scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(asked).toBe(1)
  await expectAccessible(page)
  await page.unroute(next)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('Ana started this album')).toBeVisible()
  await expect(page.getByText('We couldn’t load more activities.')).toBeHidden()
})

test('after Try again, the keyboard continues where the button was', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  let answered = Promise.resolve()
  await page.route('**/api/families/*/people', async (route) => {
    await answered
    await route.fulfill({ status: 404, json: { code: 'not_found' } })
  })
  await page.goto(`/families/${family}/people`)
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  const second = Promise.withResolvers<void>()
  answered = second.promise
  await retry.press('Enter')
  await expect(retry).toBeHidden()
  second.resolve()
  await expect(retry).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(retry).toBeFocused()
  await page.unroute('**/api/families/*/people')
  await retry.press('Enter')
  await expect(page.getByRole('heading', { name: 'Who’s in your photos?' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('button', { name: 'Add child' })).toBeFocused()
})

test("a page whose code is gone offers to load the new version, and optional parts that fail don't break a page", async ({
  page,
  loginAs,
}) => {
  await loginAs('Ana')
  const gone = new Set<string>()
  // The bell, the upload status, and live updates.
  for (const part of [
    'features/notifications/web/bell',
    'features/uploads/web/upload-pill',
    'app/web/live/live-updates',
  ])
    await page.route(`**${fileOf(`src/${part}.tsx`)}`, (route) => {
      gone.add(part)
      return route.abort()
    })
  await page.goto('/account/settings')
  // A reload would take away what the person has opened.
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  const preferences = `**${fileOf('src/features/accounts/web/preferences-page.tsx')}`
  await page.route(preferences, (route) => route.abort())
  await expect.poll(() => gone.size).toBe(3)
  await page.getByRole('button', { name: /^Ana.* account$/ }).click()
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  await page.getByRole('menuitem', { name: 'Preferences' }).click()
  await expect(page.getByRole('heading', { name: 'A new version is available' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(preferences)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
})

test('someone who navigates offline sees a message, loses nothing, and arrives once the connection is back', async ({
  page,
  context,
  loginAs,
}) => {
  const family = await (await loginAs('Ana')).opensFamily('The Riveras')
  await gotoLive(page, `/families/${family}`)
  // A full page load would reset this marker, and with it anything in progress.
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  const offline = page.getByText(/You’re offline/)
  for (const name of ['Activities', 'Members']) {
    await navigation.getByRole('button', { name: 'More' }).click()
    const entry = page.getByRole('menuitem', { name })
    await entry.waitFor()
    await context.setOffline(true)
    await entry.click()
    await expect(navigation).toBeVisible()
    if (name === 'Activities') await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  }
})

test("a page opened while the server is down appears when it's back", async ({ page, loginAs, server }) => {
  const family = await (await loginAs('Ana')).opensFamily('The Riveras')
  await gotoLive(page, `/families/${family}`)
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click()
  const members = page.getByRole('menuitem', { name: 'Members' })
  await members.waitFor()
  await server.kill()
  await members.click()
  // Screen readers may have been told, too.
  await expect(page.getByText(/You’re offline/).first()).toBeVisible()
  await server.restart()
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
})

test("an address whose ID belongs to nothing, or isn't an ID, shows that the page doesn't exist", async ({
  page,
  loginAs,
}) => {
  const family = await (await loginAs('Ana')).opensFamily('The Riveras')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  for (const id of ['not-an-id', '01a224ba-0ceb-7e84-ba18-cb4e7f9a0cf4']) {
    for (const path of [`books/${id}`, `books/${id}/edit`, `books/${id}/order`, `imports/${id}`]) {
      await page.goto(`/families/${family}/${path}`)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
    for (const path of [`albums/${id}`, `people/${id}`, `letters/${id}`, `personality/${id}`]) {
      await page.goto(`/families/${family}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(tryAgain).toHaveCount(0)
    }
  }
})
