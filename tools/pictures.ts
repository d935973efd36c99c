import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { chromium, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { welcome, type DemoPerson } from '#demo/demo-person.ts'
import { fillDemoOnce } from '#demo/fill-demo-once.ts'
import { DEMO_OWNER } from '#demo/fill-demo.ts'
import { screenFile, screenNames, screenSizes, type ScreenName, type ScreenSize } from '#features/public/screens.ts'
import { required } from '#shared/required.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { takeBookPictures } from './book-pictures.ts'
import { findOrInstallChromium } from './chromium.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const OUT = path.join(ROOT, 'public/screens')
/** Number of leaves turned in the demo's book. */
const BOOK_SPREAD = 3
/** Where a scrolled-to card begins: the header covers the top of the page. */
const BELOW_HEADER_PX = 88
/** An edition with photos, voices and milestones, and the pages that are shown. */
const GAZETTE_MONTH = '2026-10'
const GAZETTE_PAGES = [0, 4]
/** Time for photos to replace their placeholders. */
const SETTLE_MS = 1_500
const inReadme: ScreenName[] = ['gallery', 'cover', 'book']

/** Takes screenshots and renders books for the public pages and the README, as the demo family (`npm run demo`, stored in DATA_DIR). */
const dataDir = path.resolve(process.env['DATA_DIR'] || 'data-demo')
await mkdir(OUT, { recursive: true })
await mkdir(dataDir, { recursive: true })
const app = await startHearthbook({ dataDir })
const browser = await chromium.launch({ executablePath: await findOrInstallChromium(ROOT), args: ['--no-sandbox'] })
try {
  await fillDemoOnce({ url: app.url, dataDir, onProgress: (done, all) => console.log(`${done} of ${all} photos`) })
  const owner = await welcome({ url: app.url, dataDir }, DEMO_OWNER)
  await takeBookPictures(owner, path.join(ROOT, 'public/books'))
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
    years: `/${family}/people/${required(children[0]).id}`,
    sounds: `/${family}/photos?photo=${described('Freja at eight').id}`,
    letter: `/${family}/letters/${required(letters[0]).id}`,
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
  const page = await context.newPage()
  for (const name of screenNames) {
    if (name === 'gazette') {
      await sharp(await drawGazette(owner, addresses[name], size, theme))
        .webp({ quality: 78, effort: 6 })
        .toFile(path.join(OUT, screenFile(name, size, theme)))
      continue
    }
    await page.goto(addresses[name])
    if (name === 'book') await leafTo(page, BOOK_SPREAD)
    if (name === 'years') await scrollTo(page, 'Growing up')
    if (name === 'letter') await scrollToEnd(page, 'main article ul')
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

/** Pages of the gazette as they're printed, on a table: one on a phone, otherwise two. */
async function drawGazette({ cookies }: DemoPerson, address: string, size: ScreenSize, theme: 'light' | 'dark') {
  const { width, height } = screenSizes[size]
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const pdf = Buffer.from(await (await fetch(app.url + address, { headers: { cookie } })).arrayBuffer())
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const numbers = size === 'phone' ? GAZETTE_PAGES.slice(0, 1) : GAZETTE_PAGES
  const tall = Math.round(height * (size === 'phone' ? 0.66 : 0.9))
  const papers = await Promise.all(
    numbers.map(async (number) => {
      const shown = await document.getPage(number).render({ scale: 3, render: 'bitmap' })
      return sharp(shown.data, { raw: { width: shown.width, height: shown.height, channels: 4 } })
        .removeAlpha()
        .resize({ height: tall })
        .png()
        .toBuffer({ resolveWithObject: true })
    }),
  )
  document.destroy()
  const gap = Math.round(width * 0.02)
  const wide = papers.reduce((sum, { info }) => sum + info.width, gap * (papers.length - 1))
  let left = Math.round((width - wide) / 2)
  const top = Math.round((height - tall) / 2)
  const placed = papers.flatMap(({ data, info }) => {
    const shade = Buffer.from(
      `<svg width="${width}" height="${height}"><defs><filter id="b"><feGaussianBlur stdDeviation="14"/></filter></defs><rect x="${left}" y="${top + 10}" width="${info.width}" height="${tall}" fill="#000" opacity=".28" filter="url(#b)"/></svg>`,
    )
    const layers = [
      { input: shade, left: 0, top: 0 },
      { input: data, left, top },
    ]
    left += info.width + gap
    return layers
  })
  const background = theme === 'light' ? '#f3ece2' : '#120f0d'
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(placed)
    .png()
    .toBuffer()
}

async function leafTo(page: Page, spread: number) {
  for (let at = 0; at < spread; at++) {
    await page.getByRole('button', { name: 'Next pages' }).click()
    // Away from the button, whose tooltip would show.
    await page.mouse.move(0, 0)
    await untilStill(page)
  }
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
  await page.locator('main :is(h1, h2)').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(SETTLE_MS)
}
