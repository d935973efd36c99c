import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import { drawPicture } from '#kit/pictures.ts'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { findOrInstallChromium } from '../tools/chromium.mjs'
import { processTree, proportionalMb, type Finding, type Section } from './measure.ts'

/** Set FRAME_HOURS for a longer run. */
const HOURS = Number(process.env.FRAME_HOURS ?? 0.25)
const PHOTOS = 60
const SECONDS_PER_PHOTO = 5
const SAMPLES = 40
const HOUR_MS = 3_600_000
/** Chromium fills its caches until then. */
const WARM_UP = 0.25
const MOST_HEAP_GROWN_MB = 1
const MOST_GROWN = 1.15

type Sample = { heap: number; nodes: number; memory: number }

export const frameSoak: Section = {
  name: 'frame',
  title: 'A frame that runs for hours',
  how: `Chromium shows /frame, 1920 by 1080, for ${HOURS} hours: ${PHOTOS} generated photos of 12 megapixels in one color, each for ${SECONDS_PER_PHOTO} seconds (the default is 20, so an hour here is four). ${SAMPLES} times we collect garbage and measure the page’s JavaScript heap and elements, and the memory (PSS) of all of Chromium’s processes. Growth compares the last quarter with the second, because Chromium fills its caches first. \`FRAME_HOURS=24 npm run bench -- frame\` runs longer.`,
  async run(log) {
    // First, because nothing stops a server if there is no Chromium.
    const browser = await chromium.launchServer({
      executablePath: await findOrInstallChromium(path.join(import.meta.dirname, '..')),
      args: ['--no-sandbox', '--js-flags=--expose-gc', '--enable-precise-memory-info'],
    })
    const server = await startHearthbook()
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      log(`adding ${PHOTOS} photos`)
      for (let at = 0; at < PHOTOS; at++) {
        const id = await ana.uploadsBytes(family_id, await drawPicture({ width: 4000, height: 3000 }))
        await ana.send('PATCH', `/api/families/${family_id}/photos/${id}`, { audience: 'extended_family' })
      }
      const viewer = await chromium.connect(browser.wsEndpoint())
      const page = await viewer.newPage({ viewport: { width: 1920, height: 1080 } })
      await page.goto(`${server.url}/frame`)
      await page.waitForFunction(() => /^\d/.test(document.querySelector('#code')?.textContent ?? ''))
      const code = (await page.locator('#code').innerText()).replaceAll(/\D/g, '')
      await ana.send('POST', `/api/families/${family_id}/frames`, { name: 'TV', code, seconds: SECONDS_PER_PHOTO })
      await page.locator('.layer.on').waitFor()
      const samples: Sample[] = []
      for (let at = 0; at < SAMPLES; at++) {
        await sleep((HOURS * HOUR_MS) / SAMPLES)
        const sample = {
          ...(await measurePage(page)),
          memory: proportionalMb(processTree(browser.process().pid!).ours),
        }
        samples.push(sample)
        log(`${sample.heap.toFixed(2)} MB heap, ${sample.nodes} elements, ${sample.memory.toFixed(0)} MB of memory`)
      }
      return findingsOf(samples)
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

function findingsOf(samples: Sample[]): Finding[] {
  const mean = (of: keyof Sample, from: number, to: number) => {
    const part = samples.slice(Math.floor(from * samples.length), Math.floor(to * samples.length))
    return part.reduce((sum, sample) => sum + sample[of], 0) / part.length
  }
  const [early, late] = [WARM_UP, 1 - WARM_UP].map((from) => ({
    heap: mean('heap', from, from + WARM_UP),
    memory: mean('memory', from, from + WARM_UP),
  })) as [Omit<Sample, 'nodes'>, Omit<Sample, 'nodes'>]
  const grown = late.heap - early.heap
  const most = Math.max(...samples.map(({ nodes }) => nodes))
  return [
    {
      what: `JavaScript heap grown by a frame in ${HOURS} hours`,
      ours: `${grown.toFixed(2)} MB (to ${late.heap.toFixed(2)} MB)`,
      bare: '',
      value: grown,
      limit: { most: MOST_HEAP_GROWN_MB },
      verdict: `${grown.toFixed(2)} MB`,
    },
    {
      what: `Memory of Chromium with a frame, over ${HOURS} hours: the last quarter compared with the second`,
      ours: `${late.memory.toFixed(0)} MB`,
      bare: `${early.memory.toFixed(0)} MB`,
      value: late.memory / early.memory,
      limit: { most: MOST_GROWN },
      verdict: `${(late.memory / early.memory).toFixed(2)} x`,
    },
    { what: 'Elements in the page of a frame, at most', ours: `${most}`, bare: '', verdict: `${most}` },
  ]
}

function measurePage(page: Page) {
  return page.evaluate(() => {
    ;(globalThis as unknown as { gc(): void }).gc()
    const { memory } = performance as unknown as { memory: { usedJSHeapSize: number } }
    return { heap: memory.usedJSHeapSize / 1e6, nodes: document.querySelectorAll('*').length }
  })
}
