import type { Page } from '@playwright/test'
import { fileOf } from './built-files.ts'
import { chooseOfMore, expect, expectAccessible, holdBack, PHONE, test, withoutServiceWorker } from './fixtures.ts'

async function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY)
}

test('every page in the sidebar opens and has a title', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(`/families/${family}`)
  await expect(page).toHaveTitle(/The Riveras/)
  const sidebar = page.getByRole('navigation', { name: 'Navigation' })
  await expect(sidebar.getByRole('link')).toHaveCount(8)
  const more = sidebar.getByRole('button', { name: 'More' })
  for (const [name, path] of [
    ['Photos', `/families/${family}/photos`],
    ['Albums', `/families/${family}/albums`],
    ['People', `/families/${family}/people`],
    ['Milestones', `/families/${family}/milestones`],
    ['Questions', `/families/${family}/personality`],
    ['Letters for later', `/families/${family}/letters`],
    ['Books', '/my-books'],
    ['Home', `/families/${family}`],
  ] as const) {
    const link = sidebar.getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(more).not.toHaveAttribute('aria-current')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectAccessible(page)
  }
  for (const [name, path] of [
    ['Films', `/families/${family}/films`],
    ['Gazette', `/families/${family}/gazette`],
    ['Members', `/families/${family}/members`],
    ['Activities', `/families/${family}/activities`],
    ['Settings', `/families/${family}/settings?section=general`],
  ] as const) {
    await chooseOfMore(sidebar, name)
    await expect(page).toHaveURL(path)
    await expect(more).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await more.click()
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveAttribute('aria-current')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    // A press while it closes wouldn't open it again.
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})

test('the sidebar collapses to icons, stays as it was left, and has every entry in reach on a short screen', async ({
  page,
  loginAs,
}) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  // It starts collapsed on a tablet.
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/preferences')
  const sidebar = page.getByRole('navigation', { name: 'Navigation' })
  await expect(sidebar).toBeVisible()
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()

  for (const [width, height] of [
    [1366, 650],
    [768, 900],
    [768, 480],
  ] as const) {
    await page.setViewportSize({ width, height })
    await sidebar.getByRole('link', { name: 'Photos', exact: true }).hover()
    await page.mouse.wheel(0, -2000)
    await expect(sidebar.getByRole('link', { name: 'Home', exact: true })).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 2000)
    // The clicked entry isn't covered and isn't outside the viewport.
    await sidebar.getByRole('button', { name: 'More' }).click()
    for (const entry of ['Films', 'Create category']) {
      const item = page.getByRole('menuitem', { name: entry })
      await item.focus()
      await expect(item).toBeInViewport({ ratio: 1 })
      await item.click({ trial: true })
    }
    await page.keyboard.press('Escape')
    for (const name of ['Search and commands', 'Notifications', 'Ana Moreau’s account'])
      await expect(page.getByRole('complementary').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

test('keyboard users can skip the sidebar, and an unknown URL shows a message inside the app', async ({
  page,
  loginAs,
}) => {
  await loginAs('Ana')
  await page.goto('/preferences')
  const heading = page.getByRole('heading', { name: 'Preferences', level: 1 })
  await heading.waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(heading).toBeInViewport()
  expect(await scrollOf(page)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeFocused()

  await page.evaluate(() => history.pushState({}, '', '/nowhere/at/all'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Home' })).toBeVisible()
  // A family's own instance has no prices.
  await expect(page.getByRole('main').getByRole('link', { name: 'Features' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Pricing' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/preferences#content')
  await expect(heading).toBeVisible()
})

test('the compact view makes lists denser without making buttons smaller', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  for (const name of ['Holidays', 'School', 'Garden'])
    await ana.send('POST', `/api/families/${family}/categories`, { name })
  // A tip would appear later, above the content and with buttons of its own.
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
    // The page opens in the last view, and then follows a change made elsewhere.
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

test('without a family the quick actions and tabs are disabled', async ({ page, loginAs }) => {
  await loginAs('Ben')
  await page.goto('/preferences')
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Upload photos' })).toBeDisabled()
  await page.setViewportSize(PHONE)
  const tabs = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  await expect(tabs).toHaveText(['Home', 'Photos', 'Albums', 'People'])
  await expect(tabs.nth(1)).toHaveAttribute('aria-disabled', 'true')
  await expect(tabs.nth(0)).toHaveAttribute('href', '/dashboard')
})

test('on a phone the menu slides in, and Escape or a tap outside closes it', async ({ page, loginAs }) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.setViewportSize(PHONE)
  await page.goto('/account/settings')
  const more = page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'More' })
  await more.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await more.click()
  await expect(menu).toBeVisible()
  await page.mouse.click(340, 400)
  await expect(menu).toBeHidden()
  await more.click()
  await menu.getByRole('link', { name: 'Questions' }).click()
  await expect(page).toHaveURL(/\/personality$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/account/settings')
  await more.click()
  await menu.getByRole('button', { name: 'Ana Moreau’s account' }).click()
  await menu.getByRole('menuitem', { name: 'Preferences' }).click()
  await expect(page).toHaveURL(/\/preferences/)
  await expect(menu).toBeHidden()
})

test('on a phone the arrow leads to the page above, and the bar shows a large heading once it’s out of sight', async ({
  page,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Riveras')
  const alma = await ana.send<{ id: string }>('POST', `/api/families/${family}/children`, {
    ...{ first_name: 'Alma', birth_date: '2018-06-08' },
  })
  await page.setViewportSize(PHONE)
  const questions = `/families/${family}/personality`
  await page.goto(`${questions}/${alma.id}`)
  const bar = page.getByRole('banner')
  const title = bar.getByText('Alma’s answers')
  await expect(page.getByRole('heading', { level: 1, name: 'Alma’s answers' })).toBeVisible()
  await expect(title).toBeHidden()
  await expectAccessible(page)
  await page.mouse.wheel(0, 600)
  await expect(title).toBeVisible()
  await bar.getByRole('link', { name: 'All children' }).click()
  await expect(page).toHaveURL(questions)
  await expect(bar.getByText('Questions', { exact: true })).toBeVisible()

  // Reached through that page, it leads back in the history.
  await bar.getByRole('link', { name: 'Edit questions' }).click()
  await expect(page).toHaveURL(`${questions}/questions`)
  await bar.getByRole('link', { name: 'Back to questions' }).click()
  await expect(page).toHaveURL(questions)
  await page.goForward()
  await expect(page).toHaveURL(`${questions}/questions`)

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Albums' }).click()
  await expect(bar.getByText('Albums')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Back' })).toBeHidden()
})

test('a new page opens at the top, and Back restores the scroll position, even the moment it opens', async ({
  page,
  loginAs,
}) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.goto('/preferences')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('complementary').getByRole('link', { name: 'Books' }).click()
  await expect(page).toHaveURL('/my-books')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect.poll(() => scrollOf(page)).toBe(300)

  // The router only stores the scroll position after the scroll event.
  await page.evaluate(() => {
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
    scrollTo(0, 250)
    return scrolled.then(() => undefined)
  })
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(100)
  // Goes back before the next page has scrolled to its top.
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.querySelector<HTMLElement>('aside a[href="/my-books"]')?.click()
    while (document.activeElement?.localName !== 'main') await new Promise((resolve) => setTimeout(resolve, 0))
    history.back()
  })
  await expect(page).toHaveURL('/preferences')
  await page.waitForTimeout(1_000)
  expect(await scrollOf(page)).toBe(left)
})

test('old URLs redirect with their query and hash', async ({ page, loginAs }) => {
  await loginAs('Ana')
  await page.goto('/account-settings?tab=privacy#choices')
  await expect(page).toHaveURL('/account/settings?tab=privacy#choices')
  await page.goto('/create-family')
  await expect(page).toHaveURL('/families/new')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/families\/new|\/dashboard/)
})

test("the first paint already uses the viewer's language and dark mode", async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('Los Rivera')
  await ana.send('PATCH', '/api/preferences', { language: 'es', theme: 'dark' })
  await page.goto('/account/settings')
  await expect(page.getByRole('navigation', { name: 'Navegación' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  // The next visit is dark from the first paint.
  await page.route(`**${fileOf('app.html')}`, () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a press on the bell opens it even though its code is still loading', async ({ page, loginAs }) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Riveras')
  let isPressed = false
  await page.route(`**${fileOf('src/features/notifications/web/bell.tsx')}`, async (route) => {
    await expect.poll(() => isPressed).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto('/preferences')
  const bell = page.getByRole('button', { name: 'Notifications' })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  isPressed = true
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden()
  await expect(bell).toBeFocused()
})

test('a menu that Ana opens while a page is still loading keeps the keyboard', async ({ page, loginAs }) => {
  await (await loginAs('Ana')).opensFamily('The Riveras')
  await withoutServiceWorker(page)
  const letThrough = await holdBack(page, `**${fileOf('src/features/films/web/films-page.tsx')}`)
  await page.goto('/preferences')
  const sidebar = page.getByRole('navigation', { name: 'Navigation' })
  await chooseOfMore(sidebar, 'Films')
  await sidebar.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Films' })).toBeFocused()
  letThrough()
  await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
})

test('a window that becomes narrow leaves no room for the sidebar, even before the script notices', async ({
  page,
  loginAs,
}) => {
  await loginAs('Ana')
  await page.addInitScript(() => {
    MediaQueryList.prototype.addEventListener = () => {}
  })
  await page.goto('/families/new')
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  await expect(page.getByRole('complementary')).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
