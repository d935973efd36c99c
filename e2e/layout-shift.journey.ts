import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { signUp } from './api-person.ts'
import { fileOf } from './built-files.ts'
import { excessWhereNarrow, expect, MOVING, PHONE, SELLING, test } from './fixtures.ts'
import { SECOND_ADMIN_EMAIL } from './start-hearthbook.ts'

/** With plans and prices. */
test.use({ ...MOVING, settings: SELLING })

type Shift = { value: number; parts: string[] }

/** Collects layout shifts that weren't caused by input, from the start of the page. */
async function movedOn(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { moved: Shift[] }).moved)
}

async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moved: object[] = []
    Object.assign(window, { moved })
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const describe = ({ node, previousRect: { x, y }, currentRect }: Source) =>
      `${node?.textContent?.slice(0, 40)}: ${x},${y} to ${currentRect.x},${currentRect.y}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) moved.push({ value, parts: sources.map(describe) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Delays requests by up to a third of a second, each path by another time, so that they don't come in their usual order. */
async function mixAnswers(page: Page) {
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replaceAll(/[0-9a-f-]{36}/g, '')
    const sum = [...path].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0, 7)
    await setTimeout((sum % 4) * 110)
    await route.continue()
  })
}

const SIZES = [{ width: 1440, height: 900 }, PHONE]

/**
 * Layout shifts while each page loads, half of them on desktop and half on phone, in parallel, since both wait for late
 * content. Also checks that no page overflows the narrowest screens.
 */
async function movesAt(context: BrowserContext, places: readonly string[]): Promise<Record<string, Shift[]>> {
  const moves: Record<string, Shift[]> = {}
  const walk = async (size: (typeof SIZES)[number]) => {
    const page = await context.newPage()
    await watchMoves(page)
    await mixAnswers(page)
    await page.setViewportSize(size)
    for (const place of places.filter((_, at) => SIZES[at % 2] === size)) {
      await page.goto(place)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      // Loading states are gone, and the last request has finished: the number of unread notifications, or on pages without it,
      // the code that starts as late.
      await expect(page.locator('.animate-breathe')).toHaveCount(0)
      const hasBell = await page.getByRole('button', { name: /^Notifications/ }).count()
      const last = hasBell ? '/api/notifications' : fileOf('src/app/web/live/live-updates.tsx')
      await page.waitForFunction(
        (path) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
        last,
      )
      const moved = await movedOn(page)
      if (moved.length) moves[`${size.width} px, ${place}`] = moved
      expect.soft(await excessWhereNarrow(page), place).toBeLessThanOrEqual(0)
    }
  }
  await Promise.all(SIZES.map(walk))
  return moves
}

test('no page of a family shifts its layout while loading, on desktop or phone', async ({
  context,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('The Moreaus of the House behind the Old Mill')
  const at = `/api/families/${family}`
  const child = await ana.send<{ id: string }>('POST', `${at}/children`, {
    first_name: 'Mia',
    birth_date: '2024-05-01',
  })
  const photos = await ana.uploads(family, pictures)
  for (const name of ['First steps', 'First word', 'Swims'])
    await ana.send('POST', `${at}/milestones`, { name, date: '2025-06-01', child_id: child.id, photo_ids: photos })
  await ana.send('POST', `${at}/categories`, { name: 'Holidays' })
  await ana.send('POST', `${at}/guests`, { name: 'Oma Rosa' })
  await ana.send('POST', `${at}/invitations`, { emails: ['ben@example.org'] })
  test.slow()
  const places = [
    '',
    '/photos',
    '/people',
    `/people/${child.id}`,
    '/milestones',
    '/albums',
    '/letters',
    '/gazette',
    '/films',
    '/photos/similar',
    '/backup',
    '/safe-to-delete',
    '/photos-safe',
    '/personality',
    '/personality/questions',
    `/personality/${child.id}`,
    '/members',
    '/settings',
    '/settings/history',
    '/settings/deleted',
    '/activities',
  ]
  expect(
    await movesAt(
      context,
      places.map((place) => `/families/${family}${place}`),
    ),
  ).toEqual({})
})

test('no page of the account, billing, books, or admin area shifts its layout while loading', async ({
  context,
  server,
  pictures,
}) => {
  const admin = await signUp(server, 'Kim', 'Keeper', SECOND_ADMIN_EMAIL)
  await admin.setsUpAuthenticator()
  await context.addCookies([admin.cookie()])
  const family = await admin.opensFamily('The Keepers')
  await admin.uploads(family, pictures)
  await admin.send('POST', '/api/api-keys', { name: 'Frame in the kitchen', scopes: ['read'] })
  const books = `/families/${family}/books`
  const { id } = await admin.send<{ id: string }>('POST', `/api${books}`, { title: 'The year', template: null })
  test.slow()
  const places = [
    ...['profile', 'notifications', 'privacy', 'security', 'data', 'keys'].map((tab) => `/account/settings?tab=${tab}`),
    '/preferences',
    '/billing',
    '/subscription',
    '/my-books',
    '/my-books/orders',
    `${books}/${id}`,
    `${books}/${id}/order`,
    '/manage-families',
    '/families/new',
    ...['overview', 'jobs', 'people', 'families', 'history'].map((tab) => `/admin?tab=${tab}`),
  ]
  expect(await movesAt(context, places)).toEqual({})
})
