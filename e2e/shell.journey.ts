import type { Page } from '@playwright/test'
import { expect, expectNoBarriers, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'
import { fileOf, fileOfStage } from './parts.ts'

const PHONE = { width: 390, height: 844 }

async function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

test('somebody with a family walks through the sidebar, and every page says its name', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(`/families/${family}`)
  await expect(page).toHaveTitle(/The Riveras/)
  const sidebar = page.getByRole('navigation', { name: 'Navigation' })
  for (const [name, path] of [
    ['Photos', `/families/${family}/photos`],
    ['Members', `/families/${family}/members`],
    ['Activities', `/families/${family}/activities`],
    ['Settings', `/families/${family}/settings`],
    ['Manage Families', '/manage-families'],
    ['Account Settings', '/account/settings'],
    ['Preferences', '/preferences'],
    ['Dashboard', `/families/${family}`],
  ] as const) {
    const link = sidebar.getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectNoBarriers(page)
  }
})

test('the sidebar folds to icons and stays so', async ({ page, loginAs }) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.goto('/preferences')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expectNoBarriers(page)
  await page.reload()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

test('on a tablet the sidebar begins as icons, and stays as it was left', async ({ page, loginAs }) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/preferences')
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

test('by keyboard the first step leads past the sidebar, nothing slides under the header, and an address where nothing is says so inside the app too', async ({
  page,
  loginAs,
}) => {
  await loginAs('Ana')
  await page.goto('/preferences')
  const heading = page.getByRole('heading', { name: 'Preferences', level: 1 })
  await heading.waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(heading).toBeInViewport()
  expect(await scrollOf(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused()

  await page.evaluate(() => history.pushState({}, '', '/nowhere/at/all'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/preferences#content')
  await expect(heading).toBeVisible()
})

test('the compact view brings every list closer together, and what is pressed stays as high', async ({
  page,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  for (const name of ['Holidays', 'School', 'Garden'])
    await ana.send('POST', `/api/families/${family}/categories`, { name })
  // A tip comes later than what stands above it, with buttons of its own.
  await ana.send('PATCH', '/api/preferences', { show_tips: false })
  const heightsIn = async (view: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-density', view)
    return page.evaluate(() => {
      const high = (element: Element) => element.getBoundingClientRect().height
      const buttons = [...document.querySelectorAll('main button')].filter((button) => high(button) > 0)
      const cards = [...document.querySelectorAll('main ul, main ol, main section')]
      return { all: Math.max(...cards.map(high)), lowest: Math.min(...buttons.map(high)) }
    })
  }
  let view = 'comfortable'
  for (const path of ['', '/activities', '/members', '/settings/history'].map((at) => `/families/${family}${at}`)) {
    await page.goto(path)
    await expect(page.locator('main li').first()).toBeVisible()
    await expect(page.locator('main .animate-breathe')).toHaveCount(0)
    // It comes in the view that the page before was left in, and then follows what is chosen elsewhere.
    const before = await heightsIn(view)
    view = view === 'compact' ? 'comfortable' : 'compact'
    await ana.send('PATCH', '/api/preferences', { compact_view: view === 'compact' })
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    const after = await heightsIn(view)
    const [roomy, compact] = view === 'compact' ? [before, after] : [after, before]
    expect(compact.all, path).toBeLessThan(roomy.all * 0.93)
    expect(compact.lowest, path).toBe(roomy.lowest)
  }
})

test('without a family the quick actions and tabs wait for one', async ({ page, loginAs }) => {
  await loginAs('Ben')
  await page.goto('/preferences')
  const upload = page.getByRole('link', { name: 'Upload Photos' })
  await expect(upload).toHaveAttribute('aria-disabled', 'true')
  await page.setViewportSize(PHONE)
  const tabs = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await expect(tabs).toHaveText(['Home', 'Photos', 'Members', 'Activity', 'Settings'])
  await expect(tabs.nth(1)).toHaveAttribute('aria-disabled', 'true')
  await expect(tabs.nth(0)).toHaveAttribute('href', '/dashboard')
})

test('on a phone the menu slides in, Escape and the page beside it close it', async ({ page, loginAs }) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.setViewportSize(PHONE)
  await page.goto('/account/settings')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(menu).toBeVisible()
  await page.mouse.click(340, 400)
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await menu.getByRole('link', { name: 'Preferences' }).click()
  await expect(page).toHaveURL('/preferences')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/account/settings')
})

test('the palette finds by letters of any case, says when there is nothing, and opens empty again', async ({
  page,
  loginAs,
}) => {
  const family = await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.goto('/preferences')
  await page.getByRole('button', { name: 'Search and commands' }).click()
  const search = page.getByPlaceholder('Type a command or search...')
  const options = page.getByRole('dialog', { name: 'Commands' }).getByRole('option')
  for (const name of [
    'Go to Family Dashboard',
    'Upload Photos',
    'View Family Members',
    'Family Settings',
    'Manage All Families',
    'Account Settings',
  ])
    await expect(options.getByText(name, { exact: true })).toBeVisible()
  await search.fill('zebra')
  await expect(page.getByText('No commands found')).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(search).toHaveValue('')
  await search.fill('view FAM')
  await expect(options).toHaveText(['View Family Members'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/families/${family}/members`)
  // A slash opens it too; what was used last comes first, and what belongs to the family is found by name.
  await page.keyboard.press('/')
  await expect(options.first()).toHaveText('View Family Members')
  await search.fill('rivera')
  await expect(options).toHaveText(['The RiverasFamily'])
  // Whoever types on means nothing that was found for less, and nobody is told that there is nothing before it is known.
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const none = page.getByText('No commands found')
  await page.route('**/api/search?*', (route) => held.then(() => route.abort()))
  await search.fill('riverbank')
  await expect(options).toHaveCount(0)
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(none).toBeHidden()
  answer()
  await expect(page.getByRole('alert').getByText(/You seem to be offline/)).toBeVisible()
  await expect(none).toBeHidden()
  await expectNoBarriers(page)
  await page.unroute('**/api/search?*')
  await search.fill('riverà')
  await expect(options).toHaveText(['The RiverasFamily'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/families/${family}`)
})

test('the palette finds a photo by what stands about it', async ({ page, loginAs, pictures }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const [photo] = await ana.uploads(family, pictures.slice(0, 1))
  await ana.send('PATCH', `/api/families/${family}/photos/${photo}`, { description: 'Herons over the quiet lake' })
  await page.goto('/preferences')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.getByPlaceholder('Type a command or search...').fill('heron')
  const options = page.getByRole('dialog', { name: 'Commands' }).getByRole('option')
  await expect(options).toHaveText(['Herons over the quiet lakePhoto'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/families/${family}/photos?photo=${photo}`)
})

test('while the families cannot be loaded the dashboard says so instead of asking for a new one', async ({
  page,
  loginAs,
}) => {
  const family = await (await loginAs('Ana')).opensFamily('The Riveras')
  const away = '**/api/families'
  await page.route(away, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await page.goto('/dashboard')
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await expectNoBarriers(page)
  await page.goto('/families/new')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute(away)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`/families/${family}`)
})

test('a new page begins at its top, and Back returns to where one was', async ({ page, loginAs }) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.goto('/preferences')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Account Settings' }).click()
  await expect(page).toHaveURL('/account/settings')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(300)
})

test('older addresses lead on with what follows them', async ({ page, loginAs }) => {
  await loginAs('Ana')
  await page.goto('/account-settings?tab=privacy#choices')
  await expect(page).toHaveURL('/account/settings?tab=privacy#choices')
  await page.goto('/create-family')
  await expect(page).toHaveURL('/families/new')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/families\/new|\/dashboard/)
})

test('signing out in the sidebar leads to the front page, in the header to the login page, and in every open tab', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('Ana')
  await page.goto('/preferences')
  const other = await context.newPage()
  await other.goto('/account/settings')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText("You've been successfully logged out.")).toBeVisible()
  await expect(other).toHaveURL(/\/login\?redirect=/)

  await loginAs('Ben')
  await page.goto('/preferences')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText("You've been successfully logged out.", { exact: true })).toBeVisible()
})

test('signing in in one tab opens the door in every other that waits at it', async ({ page, context, house }) => {
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
  await expect(waiting.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const reading = await context.newPage()
  await reading.goto('/signup')
  await reading.getByLabel('First name').fill('Cleo')

  const other = await context.newPage()
  await other.goto((await waitForMail(house.dataDir, email)).link!)
  await other.getByRole('button', { name: 'Create my account' }).click()
  await expect(page).toHaveURL('/preferences#theme')
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
  await expect(waiting).toHaveURL('/families/new')
  // A form that somebody is filling in stays.
  await expect(reading.getByLabel('First name')).toHaveValue('Cleo')
})

test('a tab that slept at the door while somebody signed in goes in when it is looked at', async ({
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

test('a page that fails says what to do, and Try again mends it', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await page.route('**/api/session', (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }))
  await page.goto('/preferences')
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await expectNoBarriers(page)
  await page.unroute('**/api/session')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()

  // The next page of a list is asked for once, however long somebody looks at its end, and then by the button.
  const family = await ana.opensFamily('The Riveras')
  for (let n = 1; n <= 25; n++) await ana.send('POST', `/api/families/${family}/categories`, { name: `Summer ${n}` })
  // What is told of anew is asked for anew.
  await page.route('**/api/events', (route) => route.abort())
  let asked = 0
  const next = /activities\?.*cursor/
  await page.route(next, (route) => {
    asked++
    return route.fulfill({ status: 404, json: { code: 'not_found' } })
  })
  await page.goto(`/families/${family}/activities`)
  await page.getByText('The next activities could not be loaded.').scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  expect(asked).toBe(1)
  await expectNoBarriers(page)
  await page.unroute(next)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(page.getByText('Ana began this album')).toBeVisible()
  await expect(page.getByText('The next activities could not be loaded.')).toBeHidden()
})

test('a page whose code is gone offers to load the newer version, and what can be missed does not take a page along', async ({
  page,
  loginAs,
}) => {
  await loginAs('Ana')
  // The bell, what tells of uploads, and what others change.
  await page.route(`**${fileOfStage('soon')}`, (route) => route.abort())
  await page.goto('/account/settings')
  const preferences = `**${fileOf('src/features/accounts/web/preferences-page.tsx')}`
  await page.route(preferences, (route) => route.abort())
  await page.waitForTimeout(2_500)
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Preferences' }).click()
  await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible()
  await expectNoBarriers(page)
  await page.unroute(preferences)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeVisible()
})

test('whoever goes on without a connection is told so, loses nothing, and is there once it is back', async ({
  page,
  context,
  loginAs,
}) => {
  const family = await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.goto(`/families/${family}`)
  await page.waitForResponse('**/api/events')
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  const offline = page.getByText(/You seem to be offline/)
  for (const name of ['Activities', 'Members']) {
    await context.setOffline(true)
    await navigation.getByRole('link', { name }).click()
    await expect(navigation.getByRole('link', { name })).toBeVisible()
    if (name === 'Activities') await expect(offline).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('a reader of Spanish in the dark gets both before anything else', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('Los Rivera')
  await ana.send('PATCH', '/api/preferences', { language: 'es', theme: 'dark' })
  await page.goto('/account/settings')
  await expect(page.getByRole('navigation', { name: 'Navegación' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectNoBarriers(page)
  // The next visit is dark from its first paint on.
  await page.route('**/assets/app-*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
