import { chromium, type Browser, type Page } from '@playwright/test'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { makePictures } from '../e2e/pictures.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { chromiumPath, PHONE } from './browser.ts'
import { droppedFrames } from './frames.ts'
import { median, type Finding, type Section } from './measure.ts'

const PHOTOS = 50
/** The first photo that's opened also loads the viewer's code. */
const FIRST = 2
const ROUNDS = 5
/** A phone of the middle class beside this machine: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOWER = 4
const SETTLED_MS = 1_500

type Moved = { dropped: number; drawn: number }

export const openPhoto: Section = {
  name: 'open-photo',
  title: 'Opening and closing a photo',
  how: `Chromium, 390 by 844 with a CPU ${SLOWER} times slower, opens and closes ${ROUNDS} photos of a gallery of ${PHOTOS}, one after the other. In Chromium’s trace, we count the frames that its compositor drew and those that it dropped while the photo grows from its thumbnail, and while it shrinks back. The baseline is one image that grows the same way, as a CSS transition on an empty page. The results are medians.`,
  async run() {
    const server = await startHearthbook()
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      await ana.uploads(family_id, await makePictures(PHOTOS))
      const url = `${server.url}/families/${family_id}/photos`
      const bare = await onPhone(browser, ana, url, bareRounds)
      const ours = await onPhone(browser, ana, url, rounds)
      return [compared('opens', ours.opened, bare.opened), compared('closes', ours.closed, bare.closed)]
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

type Rounds = { opened: Moved[]; closed: Moved[] }

async function onPhone(browser: Browser, person: ApiPerson, url: string, run: (page: Page) => Promise<Rounds>) {
  const context = await browser.newContext(PHONE)
  await context.addCookies([person.cookie()])
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('img[src*="/media/"]').first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const found = await run(page)
  await context.close()
  return found
}

async function rounds(page: Page): Promise<Rounds> {
  const found: Rounds = { opened: [], closed: [] }
  for (let at = FIRST; at <= FIRST + ROUNDS; at++) {
    await markTransitions(page, 'pswp__zoom-wrap')
    const opened = await droppedFrames(page, async () => {
      await page.locator('[data-photo]').nth(at).tap()
      await page.waitForTimeout(SETTLED_MS)
    })
    await markTransitions(page, 'pswp__zoom-wrap')
    const closed = await droppedFrames(page, async () => {
      await page.keyboard.press('Escape')
      await page.waitForTimeout(SETTLED_MS)
    })
    if (at === FIRST) continue
    found.opened.push(opened)
    found.closed.push(closed)
  }
  return found
}

async function bareRounds(page: Page): Promise<Rounds> {
  const src = await page.locator('img[src*="/media/"]').first().getAttribute('src')
  await page.setContent(
    `<style>img{width:128px;transition:transform 260ms cubic-bezier(.2,.8,.2,1);transform-origin:0 0;will-change:transform}.big{transform:scale(3)}</style><div><img class="image" src="${src}"></div>`,
  )
  await page.waitForTimeout(SETTLED_MS)
  const found: Rounds = { opened: [], closed: [] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const moved of [found.opened, found.closed]) {
      await markTransitions(page, 'image')
      moved.push(
        await droppedFrames(page, async () => {
          await page.evaluate(() => document.querySelector('img')?.classList.toggle('big'))
          await page.waitForTimeout(SETTLED_MS)
        }),
      )
    }
  }
  return found
}

/** Marks the start and the end of the next transition of an element with this class. */
async function markTransitions(page: Page, className: string) {
  await page.evaluate((name) => {
    const isIts = ({ target }: Event) => (target as Element).classList.contains(name)
    const mark = (event: string, as: string) => {
      const listener = (happened: Event) => {
        if (!isIts(happened)) return
        performance.mark(as)
        removeEventListener(event, listener, true)
      }
      addEventListener(event, listener, true)
    }
    mark('transitionstart', 'start')
    mark('transitionend', 'end')
  }, className)
}

function compared(what: string, ours: Moved[], bare: Moved[]): Finding {
  const [dropped, most] = [median(ours.map((one) => one.dropped)), Math.max(...ours.map((one) => one.dropped))]
  return {
    what: `Frames dropped while a photo ${what}, CPU ${SLOWER} times slower`,
    ours: `${dropped} of ${median(ours.map(({ drawn }) => drawn)) + dropped} (most: ${most})`,
    bare: `${median(bare.map((one) => one.dropped))} of ${median(bare.map(({ drawn }) => drawn))} (one image)`,
    value: dropped,
    limit: { most: 1 },
    verdict: String(dropped),
  }
}
