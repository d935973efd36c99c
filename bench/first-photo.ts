import { chromium, type Browser } from '@playwright/test'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { makePictures } from '../e2e/pictures.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { chromiumPath, PHONE, photoDrawnAt } from './browser.ts'
import { median, type Finding, type Section } from './measure.ts'

const PHOTOS = 24
const ROUNDS = 5
/** https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const MOST_REQUESTS = 20
const MOST_PHOTO_SECONDS = 1.8
const MOST_HOME_SECONDS = 1.5

export const firstPhoto: Section = {
  name: 'first-photo',
  title: 'First visit on a slow network',
  how: `Chromium with an empty cache, 390 by 844, opens the gallery of a family with ${PHOTOS} photos, and its home page, over a slow 4G network (1.6 Mbit/s, and 150 ms until each response), ${ROUNDS} times each. We measure until the first photo is drawn, and until the home page shows its first heading, and count the requests up to the one of the first photo. The result is the median. Chromium limits the network for requests over plain HTTP and without DNS and TLS, and the server is on the same machine.`,
  async run(log) {
    const server = await startHearthbook()
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      await ana.uploads(family_id, await makePictures(PHOTOS))
      const home = `${server.url}/families/${family_id}`
      const visits = { gallery: [] as Visit[], home: [] as Visit[] }
      for (let round = 0; round < ROUNDS; round++) {
        visits.gallery.push(await visit(browser, ana, `${home}/photos`, photoDrawnAt))
        visits.home.push(await visit(browser, ana, home, headingDrawnAt))
      }
      log(JSON.stringify(visits))
      const typical = (name: keyof typeof visits, key: keyof Visit) => median(visits[name].map((one) => one[key]))
      return [
        found('Requests until the first photo of the gallery', typical('gallery', 'requests'), '', MOST_REQUESTS),
        found('First photo of the gallery on slow 4G', typical('gallery', 'seconds'), ' s', MOST_PHOTO_SECONDS),
        found('Home page on slow 4G', typical('home', 'seconds'), ' s', MOST_HOME_SECONDS),
      ]
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

type Visit = { seconds: number; requests: number }

async function visit(browser: Browser, person: ApiPerson, url: string, drawnAt: () => number | false): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  await context.addCookies([person.cookie()])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await page.goto(url, { waitUntil: 'commit' })
  const drawn = await page.waitForFunction(drawnAt)
  const seconds = ((await drawn.jsonValue()) as number) / 1000
  await context.close()
  return { seconds, requests: urls.findIndex((one) => one.includes('/media/')) + 1 }
}

/** Runs in the page. */
function headingDrawnAt(): number | false {
  return document.querySelector('main h1') !== null && performance.now()
}

function found(what: string, value: number, unit: string, most: number): Finding {
  const ours = unit ? `${value.toFixed(2)}${unit}` : String(value)
  return { what, ours, bare: '', value, limit: { most }, verdict: ours }
}
