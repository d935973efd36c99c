import { createHash, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import type { ApiPerson } from './api-person.ts'
import { expect, expectAccessible, gotoLive, signOut, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import type { RunningHearthbook } from './start-hearthbook.ts'
import { inspectData } from './stored-data.ts'

test('signing out leads to the login page, and signs out every open tab', async ({ page, context, loginAs }) => {
  await loginAs('Ana')
  await page.goto('/preferences')
  const other = await context.newPage()
  await other.goto('/account/settings')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await signOut(page)
  await expect(page.getByText('See you soon.', { exact: true })).toBeVisible()
  await expect(other).toHaveURL(/\/login\?redirect=/)
})

test('signing in in one tab opens the app in other tabs on the login page', async ({ page, context, server }) => {
  await page.goto('/preferences#theme')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goto('/login?redirect=%2Fpreferences%23theme')
  const waiting = await context.newPage()
  await waiting.goto('/signup')
  await waiting.getByLabel('First name').fill('Ben')
  await waiting.getByLabel('Last name').fill('Moreau')
  const email = `ben.${Date.now()}@example.org`
  await waiting.getByRole('textbox', { name: 'Email' }).fill(email)
  await waiting.getByRole('button', { name: 'Send verification code' }).click()
  await expect(waiting.getByRole('heading', { name: 'Ask for your code' })).toBeVisible()
  const reading = await context.newPage()
  await reading.goto('/signup')
  await reading.getByLabel('First name').fill('Cleo')

  const other = await context.newPage()
  await other.goto((await waitForMail(server.dataDir, email)).link!)
  await other.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL('/preferences#theme')
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  await expect(waiting).toHaveURL('/families/new')
  // A form that's being filled in stays.
  await expect(reading.getByLabel('First name')).toHaveValue('Cleo')
})

test("a background tab on the login page continues once it's visible again after a sign-in elsewhere", async ({
  page,
  loginAs,
}) => {
  await page.goto('/preferences')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await loginAs('Ana')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  await expect(page).toHaveURL('/preferences')
})

test('pages close and their data is cleared when their session is ended on another device', async ({
  page,
  context,
  browser,
  server,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures.slice(0, 2))
  const gallery = `/families/${family}/photos`
  await gotoLive(page, gallery)
  const photo = await page.getByRole('main').locator('img[src*="/media/"]').first().getAttribute('src')
  const statusOfPhoto = () => page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, photo!)
  expect(await statusOfPhoto()).toBe(200)
  const other = await context.newPage()
  await other.goto('/preferences')
  await other.getByRole('heading', { name: 'Preferences' }).waitFor()
  const pricing = await context.newPage()
  await pricing.goto('/pricing')
  const dashboard = pricing.getByRole('link', { name: 'My album' })
  await expect(dashboard).toBeVisible()
  await storeSomething(page)

  const laptop = await signedInElsewhere(await browser.newContext({ baseURL: server.url }), server, ana)
  await laptop.goto('/account/settings?tab=security')
  await laptop.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await laptop.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
  await Promise.all([
    expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(gallery)}`),
    expect(other).toHaveURL('/login?redirect=%2Fpreferences'),
    expect(dashboard).toHaveCount(0),
  ])
  await expect(pricing.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await storedThings(page)).toEqual([])
  expect(await statusOfPhoto()).toBe(404)
  await expect(laptop.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  await expect(laptop).toHaveURL('/account/settings?tab=security')
  await laptop.context().close()
})

test('a page that was offline when its session ended closes as soon as it reconnects', async ({
  page,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  let isAway = true
  await page.route('**/api/events', (route) => (isAway ? route.fulfill({ status: 429 }) : route.continue()))
  await gotoLive(page, '/preferences')
  await storeSomething(page)
  await inspectData(server.dataDir).sql(
    'delete from auth_sessions where user_id = (select id from profiles where email = $1)',
    [ana.email],
  )
  isAway = false
  await expect(page).toHaveURL('/login?redirect=%2Fpreferences')
  expect(await storedThings(page)).toEqual([])
})

test('signing in again in one tab leaves the other tabs and their input as they are', async ({
  page,
  context,
  server,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await gotoLive(page, '/preferences')
  await storeSomething(page)
  await inspectData(server.dataDir).sql('delete from rate_limits')
  const since = Date.now()
  await ana.send('POST', '/api/sign-in', { email: ana.email })
  const again = await context.newPage()
  await again.goto((await waitForMail(server.dataDir, ana.email, since)).link!)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again).not.toHaveURL(/link|token/)
  // Longer than the event about the end of the previous session takes.
  await page.waitForTimeout(1_500)
  await expect(page).toHaveURL('/preferences')
  expect(await storedThings(page)).toEqual(['pictures', 'draft'])
})

test('an offline sign-out reaches other tabs before it’s stored', async ({ page, context, loginAs }) => {
  await loginAs('Ana')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/preferences')
    await tab.getByRole('heading', { level: 1 }).waitFor()
  }
  await context.setOffline(true)
  await page.evaluate(() => {
    new BroadcastChannel('hearthbook-session').postMessage('signed-out')
    setTimeout(() => localStorage.setItem('hearthbook.sign-out', 'owed'), 500)
  })
  await expect(other.getByRole('heading', { name: 'You’re signed out in this browser' })).toBeVisible()
})

test('signing out offline clears every tab, and the session ends as soon as the server is reachable', async ({
  page,
  context,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await page.goto('/preferences')
  const other = await context.newPage()
  await other.goto('/account/settings')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await storeSomething(page)
  await page.evaluate(() => {
    localStorage.setItem('hearthbook.way.accept-invitation', '/accept-invitation#token=secret')
    sessionStorage.setItem('hearthbook.sign-up', '{"first_name":"Ana"}')
  })
  await page.getByRole('button', { name: /’s account$/ }).click()
  const leave = page.getByRole('menuitem', { name: 'Sign out' })
  await leave.waitFor()
  await context.setOffline(true)
  await leave.click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'You’re signed out in this browser' })).toBeVisible()
    await expect(tab.getByText('Ana')).toHaveCount(0)
  }
  await expectAccessible(page)
  expect(await storedThings(page)).toEqual([])
  expect(
    await page.evaluate(() => [Object.keys(sessionStorage), localStorage.getItem('hearthbook.way.accept-invitation')]),
  ).toEqual([[], null])

  // Only the sign-out request still fails. A reload doesn't reopen the session that still exists.
  await context.route('**/api/sign-out', (route) => route.fulfill({ status: 429 }))
  await context.setOffline(false)
  await page.goto('/preferences')
  await expect(page.getByRole('heading', { name: 'You’re signed out in this browser' })).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await ana.send('GET', '/api/session')).toMatchObject({ user: { email: ana.email } })

  await context.unrouteAll({ behavior: 'wait' })
  await other.getByRole('button', { name: 'Try again' }).click()
  await expect(other).toHaveURL('/login')
  await page.goto('/preferences')
  await expect(page).toHaveURL('/login?redirect=%2Fpreferences')
  expect(await ana.send('GET', '/api/session')).toMatchObject({ user: null })
})

/** Stores the kinds of personal data that the app keeps in the browser. */
async function storeSomething(page: Page) {
  await page.evaluate(async () => {
    await caches.open('hearthbook-pictures')
    localStorage.setItem('hearthbook.own.draft.someone.comment', '{}')
  })
}

async function storedThings(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...((await caches.has('hearthbook-pictures')) ? ['pictures'] : []),
    ...(Object.keys(localStorage).some((key) => key.startsWith('hearthbook.own.')) ? ['draft'] : []),
  ])
}

/** Signs the same person in to another browser. */
async function signedInElsewhere(context: BrowserContext, server: RunningHearthbook, { email }: ApiPerson) {
  const token = randomUUID()
  await inspectData(server.dataDir).sql(
    `insert into auth_sessions (id, user_id, token, created_at, updated_at, expires_at, proven_at)
     select gen_random_uuid(), id, $2, now(), now(), now() + interval '1 day', now() from profiles where email = $1`,
    [email, `sha256:${createHash('sha256').update(token).digest('hex')}`],
  )
  await context.addCookies([{ name: 'hearthbook', value: token, url: server.url }])
  return context.newPage()
}
