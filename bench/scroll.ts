import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { fillPhotos } from './fill-photos.ts'
import { threadTimeOfFrames } from './frames.ts'
import { median, percentile, type Finding, type Section } from './measure.ts'

const PHOTOS = 200_000
const JUMPS = 20
const SCROLLS = 400
const MOST_JUMP_MS = 200
/** Tasks above this are long tasks: https://www.w3.org/TR/longtasks-1/ */
const MOST_FRAME_MS = 50
const MOST_GROWN_MB = 60

export const scroll: Section = {
  name: 'scroll',
  title: 'Scrolling the gallery',
  how: `Chromium, 1440 by 900, with a family’s gallery of ${PHOTOS.toLocaleString('en')} photos. ${JUMPS} times, the keyboard moves the timeline to another year; we measure from the key press until a photo of that month is in the page. Then the page scrolls ${SCROLLS} times by 600 pixels, once per frame. The longest frame is the most CPU time that the main thread used for one frame, from Chromium’s trace (script, style, layout, paint, garbage collection, and arriving photos). We use CPU time because the server, the database, and Chromium’s other processes share the same cores. Memory is the page’s growth from before to after, with garbage collected. At this speed the gallery doesn’t request thumbnails, because no one could see them.`,
  async run(log) {
    const server = await startHearthbook()
    const browser = await chromium.launch({
      executablePath: ['/usr/bin/chromium'].find((file) => existsSync(file)),
      args: ['--no-sandbox', '--js-flags=--expose-gc', '--enable-precise-memory-info'],
    })
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
      const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
      await client.connect()
      log('filling a database')
      await fillPhotos(client, family_id, user.id, PHOTOS)
      await client.query('vacuum analyze photos')
      await client.end()
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addCookies([ana.cookie()])
      const page = await context.newPage()
      await page.goto(`${server.url}/families/${family_id}/photos`)
      await page.getByRole('slider', { name: 'Timeline' }).focus()
      const jumps: number[] = []
      for (let at = 0; at < JUMPS; at++) jumps.push(await page.evaluate(jump, at < JUMPS / 2 ? 'PageDown' : 'PageUp'))
      const before = await memoryMb(page)
      const frames = await threadTimeOfFrames(page, scrollDown, SCROLLS)
      log(
        `a frame takes ${median(frames).toFixed(1)} ms, and of a hundred the longest ${percentile(frames, 0.99).toFixed(1)} ms`,
      )
      const grown = (await memoryMb(page)) - before
      return [
        found('Jump to another year of 200,000 photos, p50', median(jumps), 'ms', MOST_JUMP_MS),
        found('Longest frame while scrolling', Math.max(...frames), 'ms', MOST_FRAME_MS),
        found('Memory grown by scrolling 240,000 pixels', grown, 'MB', MOST_GROWN_MB),
      ]
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

/** Runs in the page: presses a key on the timeline and waits for a photo below the header. */
async function jump(key: string): Promise<number> {
  const startedAt = performance.now()
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const isSeen = () =>
    [...document.querySelectorAll('[data-photo]')].some((photo) => {
      const { top, bottom } = photo.getBoundingClientRect()
      return bottom > 130 && top < innerHeight
    })
  do await new Promise(requestAnimationFrame)
  while (!isSeen())
  const took = performance.now() - startedAt
  await new Promise((resolve) => setTimeout(resolve, 400))
  return took
}

/** Runs in the page: scrolls one step per frame. */
async function scrollDown(times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    window.scrollBy({ top: 600, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    performance.mark('frame')
  }
}

function memoryMb(page: Page): Promise<number> {
  return page.evaluate(() => {
    ;(globalThis as unknown as { gc(): void }).gc()
    return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize / 1e6
  })
}

function found(what: string, value: number, unit: string, most?: number): Finding {
  const ours = `${value.toFixed(1)} ${unit}`
  return { what, ours, bare: '', value, ...(most !== undefined && { limit: { most } }), verdict: ours }
}
