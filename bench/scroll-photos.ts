import { chromium, type Browser } from '@playwright/test'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { makePictures } from '../e2e/pictures.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { chromiumPath, PHONE } from './browser.ts'
import { median, type Finding, type Section } from './measure.ts'

const PHOTOS = 200
const AT_ONCE = 50
const ROUNDS = 3
/** A phone of the middle class beside this machine: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOWER = 4
const STEP_PIXELS = 40
const PIXELS = 6_000
const LONG_FRAME_MS = 50

export const scrollPhotos: Section = {
  name: 'scroll-photos',
  title: 'Scrolling while photos arrive',
  how: `Chromium, 390 by 844 with a CPU ${SLOWER} times slower, opens a gallery of ${PHOTOS} photos, one on each day, with an empty cache and scrolls ${PIXELS.toLocaleString('en')} pixels, ${STEP_PIXELS} in each frame. Frames are timed by the clock. The baseline is a page with nothing but the same thumbnails as images in rows, all of them from the start. The two take turns, ${ROUNDS} times; the results are medians.`,
  async run(log) {
    const server = await startHearthbook()
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      const files = await makePictures(PHOTOS)
      for (let from = 0; from < PHOTOS; from += AT_ONCE) await ana.uploads(family_id, files.slice(from, from + AT_ONCE))
      const ours = `${server.url}/families/${family_id}/photos`
      const bare = await barePage(ana, family_id)
      const frames = { ours: [] as number[][], bare: [] as number[][] }
      for (let round = 0; round < ROUNDS; round++) {
        frames.ours.push(await timesOfFrames(browser, ana, ours))
        frames.bare.push(await timesOfFrames(browser, ana, ours, bare))
      }
      log(JSON.stringify(frames.ours.map((times) => times.filter((ms) => ms > LONG_FRAME_MS).map(Math.round))))
      const typical = (runs: number[][], of: (times: number[]) => number) => median(runs.map(of))
      return [
        compared(
          `A frame while photos arrive, CPU ${SLOWER} times slower, p50`,
          typical(frames.ours, median),
          typical(frames.bare, median),
        ),
        compared(
          `The longest frame while photos arrive, CPU ${SLOWER} times slower`,
          typical(frames.ours, (times) => Math.max(...times)),
          typical(frames.bare, (times) => Math.max(...times)),
        ),
      ]
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

/** The thumbnails of all photos, three in a row. */
async function barePage(ana: ApiPerson, family_id: string): Promise<string> {
  type List = { photos: { small_url: string }[]; next_cursor: string | null }
  const urls: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const list: List = await ana.send<List>(
      'GET',
      `/api/families/${family_id}/photos?limit=100${cursor && `&cursor=${cursor}`}`,
    )
    urls.push(...list.photos.map(({ small_url }) => small_url))
    cursor = list.next_cursor
  }
  const images = urls.map((url) => `<img src="${url}" decoding="async" loading="lazy">`).join('')
  return `<style>body{margin:0}img{width:128px;height:118px;object-fit:cover}</style>${images}`
}

async function timesOfFrames(browser: Browser, person: ApiPerson, url: string, instead?: string): Promise<number[]> {
  const context = await browser.newContext(PHONE)
  await context.addCookies([person.cookie()])
  const page = await context.newPage()
  if (instead) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: instead }))
  await page.goto(url)
  await page.locator('img[src*="/media/"]').first().waitFor()
  // The rest of the page has loaded by then.
  await page.waitForTimeout(3_000)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const times = await page.evaluate(scrollDown, { step: STEP_PIXELS, pixels: PIXELS })
  await context.close()
  return times
}

/** Runs in the page. */
async function scrollDown({ step, pixels }: { step: number; pixels: number }): Promise<number[]> {
  const times: number[] = []
  let last = await new Promise<number>(requestAnimationFrame)
  for (let at = 0; at < pixels; at += step) {
    window.scrollBy({ top: step, behavior: 'instant' })
    const now = await new Promise<number>(requestAnimationFrame)
    times.push(now - last)
    last = now
  }
  return times
}

function compared(what: string, ours: number, bare: number): Finding {
  return {
    what,
    ours: `${ours.toFixed(0)} ms`,
    bare: `${bare.toFixed(0)} ms (images alone)`,
    value: ours,
    limit: { most: LONG_FRAME_MS },
    verdict: `${ours.toFixed(0)} ms`,
  }
}
