import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import { drawPicture } from '#kit/pictures.ts'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { findOrInstallChromium } from '../tools/chromium.mjs'
import { processTree, proportionalMb, type Finding, type Section } from './measure.ts'

/** Hours of the page. At a speed of 14 they take a fourteenth of their time. */
const HOURS = Number(process.env.FRAME_HOURS ?? 8)
const SPEED = Number(process.env.FRAME_SPEED ?? 14)
const HOUR_MS = 3_600_000 / SPEED
const PHOTOS = 60
const SECONDS_PER_PHOTO = 20
const SAMPLES = 40
const SAMPLES_PER_ARRIVAL = 2
/** Chromium fills its caches until then. */
const WARM_UP = 0.25
const MOST_HEAP_GROWN_MB = 1
const MOST_GROWN = 1.15

type Sample = { shown: number; heap: number; nodes: number; listeners: number; memory: number; server: number }

export const frameSoak: Section = {
  name: 'frame',
  title: 'A frame that runs for hours',
  how: `Chromium shows /frame, 1920 by 1080, for ${HOURS} hours: ${PHOTOS} generated photos of 12 megapixels in one color, each for ${SECONDS_PER_PHOTO} seconds (the default). The page’s clock, timers and animations run ${SPEED} times as fast, so it shows the photos, asks for changes, renews addresses and fades as often as in these hours. ${SAMPLES / SAMPLES_PER_ARRIVAL} more photos arrive, and every second one is withdrawn again. ${SAMPLES} times we collect garbage and measure the page’s JavaScript heap, nodes and listeners, the memory (PSS) of all of Chromium’s processes, and that of the server. Growth compares the last quarter with the second, because Chromium fills its caches first. \`FRAME_SPEED=1 npm run bench -- frame\` runs as slowly as a frame on a wall, which also shows growth with time.`,
  async run(log) {
    // First, because nothing stops a server if there is no Chromium.
    const browser = await chromium.launchServer({
      executablePath: await findOrInstallChromium(path.join(import.meta.dirname, '..')),
      args: ['--no-sandbox'],
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
      const devTools = await hurry(page)
      await page.goto(`${server.url}/frame`)
      await page.waitForFunction(() => /^\d/.test(document.querySelector('#code')?.textContent ?? ''))
      const code = (await page.locator('#code').innerText()).replaceAll(/\D/g, '')
      await ana.send('POST', `/api/families/${family_id}/frames`, { name: 'TV', code, seconds: SECONDS_PER_PHOTO })
      await page.locator('.layer.on').waitFor()
      const arrive = arrivals(ana, family_id)
      const samples: Sample[] = []
      for (let at = 0; at <= SAMPLES; at++) {
        if (at > 0) await sleep((HOURS * HOUR_MS) / SAMPLES)
        const sample = {
          shown: Number(await page.locator('#stage').getAttribute('data-shown')),
          ...(await measurePage(devTools)),
          memory: proportionalMb(processTree(browser.process().pid!).ours),
          server: proportionalMb(processTree(server.pid).ours),
        }
        samples.push(sample)
        log(JSON.stringify(sample))
        if (at % SAMPLES_PER_ARRIVAL === 0) await arrive()
      }
      return findingsOf(samples)
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

/** Makes the page's time pass faster (its clock, its timer, and its animations), and counts its slides. */
async function hurry(page: Page): Promise<CDPSession> {
  await page.addInitScript((speed) => {
    const { Date: RealDate, setInterval: realInterval } = globalThis
    const start = RealDate.now()
    const now = () => start + (RealDate.now() - start) * speed
    class FastDate extends RealDate {
      constructor(...of: [] | [string | number]) {
        super(of.length ? of[0] : now())
      }
    }
    Object.assign(globalThis, {
      Date: FastDate,
      setInterval: (work: () => void, ms: number) => realInterval(work, ms / speed),
    })
    addEventListener('DOMContentLoaded', () => {
      const stage = document.querySelector<HTMLElement>('#stage')
      if (!stage) return
      const count = ({ addedNodes }: MutationRecord) =>
        (stage.dataset['shown'] = `${Number(stage.dataset['shown'] ?? 0) + addedNodes.length}`)
      new MutationObserver((records) => records.forEach(count)).observe(stage, { childList: true })
    })
  }, SPEED)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: SPEED })
  await devTools.send('Performance.enable')
  return devTools
}

function arrivals(ana: ApiPerson, family_id: string) {
  let isWithdrawn = false
  let last: string | undefined
  const share = (id: string, audience: string) =>
    ana.send('PATCH', `/api/families/${family_id}/photos/${id}`, { audience })
  return async () => {
    if (last && isWithdrawn) await share(last, 'private')
    isWithdrawn = !isWithdrawn
    last = await ana.uploadsBytes(family_id, await drawPicture({ width: 4000, height: 3000 }))
    await share(last, 'extended_family')
  }
}

function findingsOf(samples: Sample[]): Finding[] {
  const mean = (of: keyof Sample, from: number) => {
    const part = samples.slice(Math.floor(from * samples.length), Math.floor((from + WARM_UP) * samples.length))
    return part.reduce((sum, sample) => sum + sample[of], 0) / part.length
  }
  const growthOf = (of: keyof Sample) => ({ early: mean(of, WARM_UP), late: mean(of, 1 - WARM_UP) })
  const [heap, memory, server] = [growthOf('heap'), growthOf('memory'), growthOf('server')]
  const grown = heap.late - heap.early
  /** At the start, and after a quarter, half, and all of the time. */
  const along = (of: keyof Sample, digits = 0) =>
    [0, 0.25, 0.5, 1].map((part) => samples[part * (samples.length - 1)]?.[of].toFixed(digits)).join(', ')
  const most = (of: keyof Sample) => `${Math.max(...samples.map((sample) => sample[of]))}`
  const ratio = (what: string, of: keyof Sample, { early, late }: ReturnType<typeof growthOf>): Finding => ({
    what: `${what}, over ${HOURS} hours: the last quarter compared with the second`,
    ours: `${late.toFixed(0)} MB (${along(of)})`,
    bare: `${early.toFixed(0)} MB`,
    value: late / early,
    limit: { most: MOST_GROWN },
    verdict: `${(late / early).toFixed(2)} x`,
  })
  const shown = samples.at(-1)?.shown ?? 0
  return [
    {
      what: `JavaScript heap grown by a frame in ${HOURS} hours, ${shown.toLocaleString('en')} slides`,
      ours: `${grown.toFixed(2)} MB (${along('heap', 2)})`,
      bare: '',
      value: grown,
      limit: { most: MOST_HEAP_GROWN_MB },
      verdict: `${grown.toFixed(2)} MB`,
    },
    ratio('Memory of Chromium with a frame', 'memory', memory),
    ratio('Memory of the server of a frame', 'server', server),
    {
      what: 'DOM nodes of a frame, at most',
      ours: `${most('nodes')} (${along('nodes')})`,
      bare: '',
      verdict: most('nodes'),
    },
    {
      what: 'Event listeners of a frame, at most',
      ours: `${most('listeners')} (${along('listeners')})`,
      bare: '',
      verdict: most('listeners'),
    },
  ]
}

/** Nodes and listeners that garbage collection left, whether they're in the page or not. */
async function measurePage(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devTools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
