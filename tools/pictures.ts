import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { welcome, type DemoPerson } from '#demo/demo-person.ts'
import { fillDemoOnce } from '#demo/fill-demo-once.ts'
import { DEMO_OWNER } from '#demo/fill-demo.ts'
import {
  screenFile,
  screenNames,
  screenSizes,
  wideScreens,
  type ScreenName,
  type ScreenSize,
} from '#features/public/screens.ts'
import { required } from '#shared/required.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { takeBookPictures } from './book-pictures.ts'
import { drawGazette } from './gazette-picture.ts'
import { findOrInstallChromium } from './chromium.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const OUT = path.join(ROOT, 'public/screens')
/** Number of leaves turned in the demo's book, until the beach and who swam there. Phones show single pages. */
const BOOK_LEAVES = { desk: 3, phone: 5 }
/** Where a scrolled-to card begins: the header covers the top of the page. */
const BELOW_HEADER_PX = 88
/** An edition with photos, voices and milestones. */
const GAZETTE_MONTH = '2026-10'
/** A moment of the film with a photo and its caption. */
const FILM_SECOND = 52
/** Time for photos to replace their placeholders. */
const SETTLE_MS = 1_500
/** For a machine that's busy with other work. */
const PATIENCE_MS = 120_000
/** The demo requests the film last. */
const FILM_PATIENCE_MS = 600_000
const onDesks: readonly ScreenName[] = wideScreens
const inReadme: readonly ScreenName[] = ['gallery', 'cover', 'book']

/**
 * Takes screenshots and renders books for the public pages and the README, as the demo family (`npm run demo`, stored in DATA_DIR).
 * Arguments are names of the only screens to take.
 */
const only = process.argv.slice(2)
const names = only.length ? screenNames.filter((name) => only.includes(name)) : screenNames
const dataDir = path.resolve(process.env['DATA_DIR'] || 'data-demo')
await mkdir(OUT, { recursive: true })
await mkdir(dataDir, { recursive: true })
const app = await startHearthbook({ dataDir })
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(ROOT), args: ['--no-sandbox'] })
try {
  await fillDemoOnce({ url: app.url, dataDir, onProgress: (done, all) => console.log(`${done} of ${all} photos`) })
  const owner = await welcome({ url: app.url, dataDir }, DEMO_OWNER)
  if (!only.length) await takeBookPictures(owner, path.join(ROOT, 'public/books'))
  const addresses = await addressesOf(owner)
  for (const size of ['desk', 'phone'] as const)
    for (const theme of ['light', 'dark'] as const) await takeAll(browser, owner, addresses, size, theme)
  await owner.send('PATCH', '/api/preferences', { theme: 'light' })
} finally {
  await browser.close()
  await app.stop()
}

/** The URL of each screen on this instance. */
async function addressesOf({ send }: DemoPerson): Promise<Record<ScreenName, string>> {
  type Listed = { id: string }
  const { families } = await send<{ families: Listed[] }>('GET', '/api/families')
  const family = `families/${required(families[0]).id}`
  const { books } = await send<{ books: Listed[] }>('GET', '/api/books')
  const { children } = await send<{ children: Listed[] }>('GET', `/api/${family}/children`)
  const { photos } = await send<{ photos: (Listed & { description: string | null })[] }>(
    'GET',
    `/api/${family}/photos?limit=100`,
  )
  const { letters } = await send<{ letters: Listed[] }>('GET', `/api/${family}/letters?state=opened`)
  const described = (text: string) => required(photos.find(({ description }) => description?.includes(text)))
  return {
    cover: `/${family}`,
    gallery: `/${family}/photos`,
    photo: `/${family}/photos?view=details&photo=${described('storm of 1969').id}`,
    milestones: `/${family}/milestones`,
    answers: `/${family}/personality/${required(children[0]).id}`,
    years: `/${family}/photos?view=details&photo=${described('Freja at eight').id}`,
    sounds: `/${family}/photos?photo=${described('Freja at eight').id}`,
    letter: `/${family}/letters/${required(letters[0]).id}`,
    film: `/${family}/films`,
    growing: `/${family}/people/${required(children[0]).id}`,
    gazette: `/api/${family}/gazette/${GAZETTE_MONTH}/file?language=en&paper=a4`,
    book: `/${family}/books/${required(books[0]).id}`,
  }
}

async function takeAll(
  from: Browser,
  owner: DemoPerson,
  addresses: Record<ScreenName, string>,
  size: ScreenSize,
  theme: 'light' | 'dark',
) {
  await owner.send('PATCH', '/api/preferences', { theme })
  const { viewport, width, height } = screenSizes[size]
  const context = await from.newContext({
    baseURL: app.url,
    viewport,
    deviceScaleFactor: width / viewport.width,
    colorScheme: theme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Paris',
    locale: 'en-GB',
  })
  await context.addCookies([...owner.cookies].map(([name, value]) => ({ name, value, url: app.url })))
  await context.addInitScript(() => localStorage.setItem('hearthbook.sidebar', 'collapsed'))
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  for (const name of size === 'desk' ? names.filter((one) => onDesks.includes(one)) : names) {
    if (name === 'gazette') {
      await sharp(await drawGazette(owner, addresses[name], theme))
        .webp({ quality: 78, effort: 6 })
        .toFile(path.join(OUT, screenFile(name, size, theme)))
      continue
    }
    await page.goto(addresses[name])
    if (name === 'book') await leafTo(page, BOOK_LEAVES[size])
    if (name === 'years') await page.getByRole('button', { name: /2023$/ }).click()
    if (name === 'letter') await scrollToEnd(page, 'main article ul')
    if (name === 'growing') await scrollTo(page, 'What Alma decides')
    if (name === 'film') await playFilm(page)
    if (name === 'sounds') await page.getByRole('button', { name: /^2\. / }).waitFor()
    await untilStill(page)
    const shot = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' })).resize(width, height)
    await shot
      .clone()
      .webp({ quality: 78, effort: 6 })
      .toFile(path.join(OUT, screenFile(name, size, theme)))
    if (size === 'desk' && theme === 'light' && inReadme.includes(name))
      await shot.jpeg({ quality: 84, mozjpeg: true }).toFile(path.join(ROOT, 'docs/pictures', `${name}.jpg`))
  }
  await context.close()
}

async function leafTo(page: Page, spread: number) {
  for (let at = 0; at < spread; at++) {
    await page.getByRole('button', { name: 'Next pages' }).click()
    // Away from the button, whose tooltip would show.
    await page.mouse.move(0, 0)
    await untilStill(page)
  }
  // The button may be below the window.
  await page.evaluate(() => scrollBy(0, -scrollY))
}

/** Shows the finished film in the middle, without the player's controls. */
async function playFilm(page: Page) {
  const film = page.locator('main video')
  await film.waitFor({ timeout: FILM_PATIENCE_MS })
  await film.evaluate(async (video: HTMLVideoElement, second) => {
    video.controls = false
    video.currentTime = second
    await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
    video.closest('li')?.scrollIntoView({ block: 'center' })
  }, FILM_SECOND)
}

async function scrollTo(page: Page, heading: string) {
  await untilStill(page)
  await page.getByRole('heading', { name: heading }).evaluate((title, below) => {
    title.closest('section')?.scrollIntoView({ block: 'start' })
    scrollBy(0, -below)
  }, BELOW_HEADER_PX)
}

/** Until what's at the end of a page is above the navigation of phones. */
async function scrollToEnd(page: Page, of: string) {
  await untilStill(page)
  await page.locator(of).evaluate((shown, below) => {
    shown.scrollIntoView({ block: 'end' })
    scrollBy(0, below)
  }, BELOW_HEADER_PX)
}

/** Waits until everything is loaded and drawn. */
async function untilStill(page: Page) {
  await page.locator('main :is(h1, h2)').filter({ visible: true }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(SETTLE_MS)
}
