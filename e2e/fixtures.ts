import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test as base, type FileChooser, type Locator, type Page, type Route } from '@playwright/test'
import type axe from 'axe-core'
import { signUp, type ApiPerson } from './api-person.ts'
import { makePictures } from './pictures.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

type OneTest = {
  /** Signs up a new person and adds their session to the browser. */
  loginAs(first_name: string): Promise<ApiPerson>
  /** Signs up a new person who has a family with one photo, and opens that photo. */
  openPhoto(first_name: string): Promise<OpenPhoto>
  /** Fails the journey if any of its pages logs a warning or an error. */
  silentConsole: void
}
type OpenPhoto = { person: ApiPerson; family: string; drawer: Locator }
type OneWorker = {
  /** Server settings of a file. Set them with `test.use`; files that pass the same object share a server. */
  settings: Record<string, string>
  server: RunningHearthbook
  /** Small generated photos with dates and places. */
  pictures: string[]
}

/** A server that sells plans and printed books through the test provider. */
export const SELLING = { BILLING: 'sandbox', PRINTER_EMAIL: 'printer@example.org' }

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** For journeys about motion: pages without reduced motion, which most journeys use. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const test = base.extend<OneTest, OneWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ settings }, use) => {
      const server = await startHearthbook({ env: settings })
      await use(server)
      await server.discard()
    },
    { scope: 'worker' },
  ],
  pictures: [async ({}, use) => use(await makePictures(6)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.url),
  loginAs: async ({ server, context }, use) =>
    use(async (first_name) => {
      const person = await signUp(server, first_name)
      await context.addCookies([person.cookie()])
      return person
    }),
  openPhoto: async ({ page, loginAs, pictures }, use) =>
    use(async (first_name) => {
      const person = await loginAs(first_name)
      const family = await person.opensFamily('The Moreaus')
      const [photo] = await person.uploads(family, pictures.slice(0, 1))
      await page.goto(`/families/${family}/photos?photo=${photo}&view=details`)
      return { person, family, drawer: detailsOf(page) }
    }),
  silentConsole: [
    async ({ context }, use) => {
      const noise: string[] = []
      context.on('console', (message) => {
        // The browser logs every failed request, but the app handles those visibly.
        const refused =
          /^Failed to load resource: (the server responded with a status of (400|401|402|403|404|409|429)|net::ERR_)/.test(
            message.text(),
          )
        // fillFamily inserts photos without files. Each request for one starts a job that would make its thumbnail.
        const { url } = message.location()
        const isBeingMade = /status of 503/.test(message.text()) && url.includes('/media/photo/')
        const isMissing = /status of 404/.test(message.text()) && url.includes('/assets/')
        const isHandled = (refused && !isMissing) || isBeingMade
        if (['error', 'warning'].includes(message.type()) && !isHandled) noise.push(`${message.text()} ${url}`)
      })
      context.on('weberror', (thrown) => {
        const error = String(thrown.error())
        // A busy browser skips the view transition and just shows the next page.
        if (!/^\w+Error: Transition was (?!.*opt-in)/.test(error)) noise.push(error)
      })
      await use()
      expect(noise, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

/** The popup that a press opens. */
export async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await press()
  return popup
}

/** Requests made by a service worker would bypass the test's routes. */
export const withoutServiceWorker = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))

/** Holds these requests back until the returned function is called. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Opens a page and waits until other people's changes reach it. */
export async function gotoLive(page: Page, address: string) {
  const stream = page.waitForResponse('**/api/events')
  await page.goto(address)
  await stream
}

/** Presses "Add photos" (or another button that opens a file chooser) and picks files. */
export async function addPhotos(page: Page, files: Parameters<FileChooser['setFiles']>[0], button = 'Add photos') {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

/** A photo's details, beside it or in a drawer below it. */
export const detailsOf = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Photo details' })
    .or(page.getByRole('dialog', { name: /^(Photo details|Edit photo)$/ }))

/** Opens the "More" menu in this part of the page and chooses an item. */
export async function chooseOfMore(place: Locator, name: string) {
  await place.getByRole('button', { name: 'More', exact: true }).click()
  await place.page().getByRole('menuitem', { name }).click()
}

/** Signs out through the menu of the account. */
export async function signOut(page: Page) {
  await page.getByRole('button', { name: /’s account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
}

/** Expects no axe violations once animations have ended, since text that's fading in has low contrast. */
export async function expectAccessible(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity),
  )
  // Polls, because a violation during a theme change is temporary.
  await expect.poll(() => violationsOf(page), { timeout: 40_000 }).toEqual([])
}

/** The same on a phone and on a desktop, without loading the page again. */
export async function expectAccessibleOnBoth(page: Page) {
  const usual = page.viewportSize()!
  await expectAccessible(page)
  await page.setViewportSize(usual.width === PHONE.width ? DESKTOP : PHONE)
  await expectAccessible(page)
  await page.setViewportSize(usual)
}

/**
 * Handles the next request to a URL with `answer`; later requests are unaffected. The route stays in place, because a
 * request that arrives while Playwright removes a route may hang forever (microsoft/playwright#41802).
 */
export async function onNext(page: Page, url: string, answer: (route: Route) => Promise<void>) {
  let isMet = false
  await page.route(url, (route) => {
    if (isMet) return route.fallback()
    isMet = true
    return answer(route)
  })
}

/** Lets the next request to a URL reach the server, but drops its response. */
export async function loseAnswer(page: Page, url: string) {
  await onNext(page, url, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

/** The smallest phones, and an average phone at 200% text size, where pages get half as many CSS pixels. */
const NARROW = [320, 195]

/** By how many pixels a page overflows the narrowest screens, and a phone where only the text is at 200%. */
export async function excessWhereNarrow(page: Page): Promise<number> {
  const usual = page.viewportSize()!
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const excess: number[] = []
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: usual.height })
    excess.push(await measure())
  }
  await page.setViewportSize({ width: PHONE.width, height: usual.height })
  // The browser's setting, which media queries follow, too.
  const browser = await page.context().newCDPSession(page)
  const setText = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await setText(32)
  excess.push(await measure())
  await setText(16)
  await browser.detach()
  await page.setViewportSize(usual)
  return Math.max(...excess)
}

/** Read once, since it's injected into each page. */
const AXE = readFileSync(path.join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')

/** Current axe violations. axe runs in the page and stays loaded, because injecting it takes longer than a run. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    // Style sheets are only needed by an experimental rule, and axe would request and parse them on each run.
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

export { expect }
