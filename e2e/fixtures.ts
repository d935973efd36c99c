import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test as base, type FileChooser, type Locator, type Page, type Route } from '@playwright/test'
import type axe from 'axe-core'
import { signUp, type ApiPerson } from './api-person.ts'
import { makePictures } from './pictures.ts'
import { startHearthbook, type RunningHearthbook } from './start-hearthbook.ts'

type OneTest = {
  /** Signs somebody new up and puts their session into the browser. */
  loginAs(first_name: string): Promise<ApiPerson>
  /** Signs somebody new up who has a family with one photo, and opens that. */
  openPhoto(first_name: string): Promise<OpenPhoto>
  /** Nothing may appear on the console of any of its pages: it is checked after each journey. */
  silentConsole: void
}
type OpenPhoto = { person: ApiPerson; family: string; drawer: Locator }
type OneWorker = {
  /** What a file's house is told beyond what every house of the tests is; set with `test.use`, to the same object for the same house. */
  settings: Record<string, string>
  house: RunningHearthbook
  /** Small photos of the tests' own, with dates and places. */
  pictures: string[]
}

/** A house that sells plans and printed books, with the test provider. */
export const SELLING = { BILLING: 'sandbox', PRINTER_EMAIL: 'printer@example.org' }

/** For what is about moving: the pages as they are for those who did not ask for stillness, as most journeys do. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const test = base.extend<OneTest, OneWorker>({
  settings: [{}, { scope: 'worker', option: true }],
  house: [
    async ({ settings }, use) => {
      const house = await startHearthbook({ env: settings })
      await use(house)
      await house.discard()
    },
    { scope: 'worker' },
  ],
  pictures: [async ({}, use) => use(await makePictures(6)), { scope: 'worker' }],
  baseURL: async ({ house }, use) => use(house.url),
  loginAs: async ({ house, context }, use) =>
    use(async (first_name) => {
      const person = await signUp(house, first_name)
      await context.addCookies([person.cookie()])
      return person
    }),
  openPhoto: async ({ page, loginAs, pictures }, use) =>
    use(async (first_name) => {
      const person = await loginAs(first_name)
      const family = await person.opensFamily('The Moreaus')
      const [photo] = await person.uploads(family, pictures.slice(0, 1))
      await page.goto(`/families/${family}/photos?photo=${photo}`)
      return { person, family, drawer: page.getByRole('dialog', { name: 'Photo Details' }) }
    }),
  silentConsole: [
    async ({ context }, use) => {
      const noise: string[] = []
      context.on('console', (message) => {
        // The browser itself notes every request that is refused or lost; what screens put into words is no noise.
        const refused =
          /^Failed to load resource: (the server responded with a status of (400|401|402|403|404|409|429)|net::ERR_)/.test(
            message.text(),
          )
        if (['error', 'warning'].includes(message.type()) && !refused) noise.push(message.text())
      })
      context.on('weberror', (thrown) => {
        const error = String(thrown.error())
        // A browser that is too busy to turn the page like a leaf just shows the next one.
        if (!/^\w+Error: Transition was (?!.*opt-in)/.test(error)) noise.push(error)
      })
      await use()
      expect(noise, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})

/** The page that a press opens in a tab of its own. */
export async function opened(page: Page, press: () => Promise<void>): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await press()
  return popup
}

/** Presses "Add photos" (or what else opens the chooser) and picks files, as people do. */
export async function addPhotos(page: Page, files: Parameters<FileChooser['setFiles']>[0], button = 'Add photos') {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

/** Opens the menu "More" that is there, and chooses something of it. */
export async function chooseOfMore(place: Locator, name: string) {
  await place.getByRole('button', { name: 'More', exact: true }).click()
  await place.page().getByRole('menuitem', { name }).click()
}

/** Nothing that axe knows keeps anybody out, once what fades in has arrived: half-faded text has half its contrast. */
export async function expectNoBarriers(page: Page) {
  await page.waitForFunction(() =>
    document.getAnimations().every((a) => a.playState !== 'running' || a.effect?.getTiming().iterations === Infinity),
  )
  // What stays is a barrier; a page that is just changing its theme is none.
  await expect.poll(() => barriersOf(page), { timeout: 40_000 }).toEqual([])
}

/**
 * The next request at an address gets `answer`, and all others what they would get. The route stays, unlike one that is for
 * once: what is asked just while Playwright takes one away may wait for ever (microsoft/playwright#41802).
 */
export async function onNext(page: Page, url: string, answer: (route: Route) => Promise<void>) {
  let isMet = false
  await page.route(url, (route) => {
    if (isMet) return route.fallback()
    isMet = true
    return answer(route)
  })
}

/** What is done next at an address is done, and its answer is lost on its way. */
export async function loseAnswer(page: Page, url: string) {
  await onNext(page, url, async (route) => {
    await route.fetch()
    await route.abort()
  })
}

/** The smallest phones; and a usual one whose text is twice as large, for which browsers give a page half as many pixels. */
const NARROW = [320, 195]

/** How much wider than the narrowest screens a page is at most. */
export async function excessWhereNarrow(page: Page): Promise<number> {
  const usual = page.viewportSize()!
  const excess: number[] = []
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: usual.height })
    excess.push(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
  }
  await page.setViewportSize(usual)
  return Math.max(...excess)
}

/** As it travels into each page that is looked at: small. */
const AXE = readFileSync(path.join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')

/** What axe finds now, of what is wrong alone. In the page itself, which keeps it: to bring it there takes longer than a look. */
export async function barriersOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    // Only an experimental rule reads the style sheets, which axe would request and parse for each run.
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    }),
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

export { expect }
