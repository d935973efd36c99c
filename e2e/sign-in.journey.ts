import type { Page } from '@playwright/test'
import { signUp } from './api-person.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { waitForMail } from './mailbox.ts'

async function askToSignUp(page: Page, first_name: string, email: string) {
  await page.getByLabel('First name').fill(first_name)
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  // A double-click sends one email and doesn't reach the rate limit.
  await page.getByRole('button', { name: 'Send verification code' }).dblclick()
}

test('Ana signs up with the emailed code and signs out again', async ({ page, server }) => {
  const email = `ana.maria.de.los.angeles.moreau.y.castellanos.${Date.now()}@example.org`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signup')
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expectAccessible(page)
  await askToSignUp(page, 'Ana', email)
  await expect(page.getByRole('heading', { name: 'Ask for your code' })).toBeVisible()
  // This server has no mail server, and says where its emails are without an address that strangers could open.
  await expect(page.getByText('We can’t send email from here')).toContainText('Ask the person who looks after it')
  await expect(page.getByText('spam folder')).toHaveCount(0)
  await expect(page.getByText('Rate limit exceeded')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a long address has its lines').toBe(390)
  await expectAccessible(page)
  const { code } = await waitForMail(server.dataDir, email)
  await page.getByLabel('Verification code').fill(code!)
  // Someone without a family is asked to create one.
  await expect(page).toHaveURL(/\/families\/new$/)

  await page.goto('/preferences')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ana Moreau’s account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Preferences' })).toBeHidden()
})

test('the emailed link opens a page with one button, on any device, and works once', async ({
  page,
  server,
  browser,
}) => {
  const email = `dora.${Date.now()}@example.org`
  await page.goto('/signup?plan=premium&billing=yearly')
  await askToSignUp(page, 'Dora', email)
  const { link } = await waitForMail(server.dataDir, email)
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(link!)
  await phone.getByRole('button', { name: 'Create my account' }).click()
  // The plan chosen on the other device carries over.
  await expect(phone).toHaveURL(/\/billing$/)
  await phone.close()
  await page.goto(link!)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('on a shared tablet where Ana is signed in, her mother and Ben sign in by email and see their own albums', async ({
  page,
  server,
  context,
  loginAs,
}) => {
  const ana = await loginAs('Ana')
  await ana.opensFamily('The Moreaus')
  const rosa = `rosa.${Date.now()}@example.org`
  await page.goto('/signup')
  await askToSignUp(page, 'Rosa', rosa)
  await page.getByLabel('Verification code').fill((await waitForMail(server.dataDir, rosa)).code!)
  await expect(page.getByRole('button', { name: 'Rosa Moreau’s account' })).toBeVisible()
  await expect(page).toHaveURL(/\/families\/new$/)

  // passwords.test.ts covers the emails; here only the switch to Ben's session matters.
  const ben = await signUp(server, 'Ben')
  await page.route('**/api/password/reset/read', (route) => route.fulfill({ json: { email: ben.email } }))
  await page.route('**/api/password/reset', async (route) => {
    await context.addCookies([ben.cookie()])
    await route.fulfill({ json: { second_factor: false } })
  })
  await page.goto('/reset-password#token=good')
  await page.getByLabel('New password').fill('herons over the quiet lake')
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(page.getByRole('button', { name: 'Ben Moreau’s account' })).toBeVisible()
  await expect(page).toHaveURL(/\/families\/new$/)

  // With two-step verification, signing in isn't complete until the second step.
  const cleo = await loginAs('Cleo')
  await page.route('**/api/sign-in/link/read', (route) =>
    route.fulfill({ json: { email: ben.email, purpose: 'sign-in' } }),
  )
  await page.route('**/api/sign-in/link', async (route) => {
    await context.clearCookies()
    await route.fulfill({ json: { purpose: 'sign-in', redirect: '/preferences', second_factor: true } })
  })
  await page.route('**/api/sign-in/second-factor', async (route) => {
    await context.addCookies([ben.cookie()])
    await route.fulfill({ status: 204 })
  })
  await page.goto('/sign-in/link#token=good')
  await expect(page.getByText(`${cleo.email} is signed in on this device.`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await page.getByLabel('Verification code').fill('123456')
  await expect(page).toHaveURL(/\/preferences$/)
  await expect(page.getByRole('button', { name: 'Ben Moreau’s account' })).toBeVisible()
})

test('a signed-out person has to sign in and then returns to the requested page', async ({ page, server }) => {
  const email = `ben.${Date.now()}@example.org`
  await page.goto('/preferences?from=mail')
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await askToSignUp(page, 'Ben', email)
  const { code } = await waitForMail(server.dataDir, email)
  await page.getByLabel('Verification code').fill(code!)
  await expect(page).toHaveURL(/\/preferences/)
})

/** The Layout Instability API's entries; TypeScript has no type for them yet. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }

/** The longest chain of API calls that ended before the page was ready and may have waited for each other. */
async function longestChain(page: Page, since: number): Promise<string[]> {
  return page.evaluate((from) => {
    const there = (window as unknown as { there: number }).there
    const calls = performance
      .getEntriesByType('resource')
      .map((entry) => ({
        start: entry.startTime,
        end: (entry as PerformanceResourceTiming).responseEnd,
        chain: [new URL(entry.name).pathname],
      }))
      // The page didn't wait for a call that was still running.
      .filter(({ start, end, chain: [path] }) => path?.startsWith('/api/') && start > from && end <= there)
      .toSorted((a, b) => a.start - b.start)
    let longest: string[] = []
    for (const call of calls) {
      for (const before of calls)
        if (before.end <= call.start && before.chain.length >= call.chain.length)
          call.chain = [...before.chain, call.chain.at(-1)!]
      if (call.chain.length > longest.length) longest = call.chain
    }
    return longest
  }, since)
}

test('signing in to a known album takes at most three sequential requests and shifts no layout', async ({
  page,
  server,
  context,
  pictures,
}) => {
  const ana = await signUp(server, 'Ana')
  await ana.send('PUT', '/api/password', { password: 'herons over the quiet lake' })
  const family = await ana.opensFamily('The Moreaus')
  await ana.uploads(family, pictures)
  await page.addInitScript(() => {
    const jumps: string[] = []
    Object.assign(window, { jumps })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.textContent)
        if (!hadRecentInput && moved.length > 0) jumps.push(`${value}: ${moved.join('; ').slice(0, 200)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (!/The Moreaus/.test(document.querySelector('main h1')?.textContent ?? '')) return
      ;(window as unknown as { there: number }).there ??= performance.now()
    }).observe(document, { childList: true, subtree: true }),
  )
  await context.addCookies([ana.cookie()])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'The Moreaus', level: 1 })).toBeVisible()
  await context.clearCookies()
  await page.goto(`/login?email=${ana.email}&step=password`)
  await page.getByLabel('Password', { exact: true }).fill('herons over the quiet lake')
  // High latency makes sequential requests visible.
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  // Parts that start after the first page wait until it's there, however slow the machine is.
  const late = Promise.withResolvers<void>()
  await page.route(/\/api\/.*(notifications|invitations|then-and-now)(\?|$)/, async (route) => {
    await late.promise
    await route.continue()
  })
  const pressed = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The Moreaus', level: 1 })).toBeVisible()
  const chain = await longestChain(page, pressed)
  expect(chain.length, chain.join(' then ')).toBeLessThanOrEqual(3)
  late.resolve()
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(page.locator('main .animate-breathe')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { jumps: string[] }).jumps)).toEqual([])
})

test('signing up with an existing account explains how to sign in', async ({ page, server }) => {
  const { email } = await signUp(server, 'Cleo')
  await page.goto('/signup')
  await askToSignUp(page, 'Cleo', email.toUpperCase())
  await expect(page.getByRole('heading', { name: 'Account found!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
})
