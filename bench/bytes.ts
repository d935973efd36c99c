import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import { signUp } from '../e2e/api-person.ts'
import { makePictures } from '../e2e/pictures.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { chromiumPath, photoDrawnAt } from './browser.ts'
import type { Finding, Section } from './measure.ts'

const MOST_PUBLIC_KB = 10
const MOST_GALLERY_KB = 160

export const bytes: Section = {
  name: 'bytes',
  title: 'JavaScript sent to the browser',
  how: `A real browser with an empty cache opens the public page and then, signed in, the gallery until its first photo is drawn. We add up all scripts requested until then (preloaded ones, workers, and inline scripts, too), compressed with brotli as they’re sent. 1 kB is 1,000 bytes.`,
  async run(log) {
    const server = await startHearthbook()
    const browser = await chromium.launch({ executablePath: chromiumPath() })
    try {
      const landing = await scriptsUntil(browser, async (page) => {
        await page.goto(server.url, { waitUntil: 'networkidle' })
        return Date.now()
      })
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      await ana.uploads(family_id, await makePictures(6))
      const gallery = await scriptsUntil(browser, async (page) => {
        await page.context().addCookies([ana.cookie()])
        await page.goto(`${server.url}/families/${family_id}/photos`)
        const drawn = await page.waitForFunction(photoDrawnAt)
        return (await page.evaluate(() => performance.timeOrigin)) + ((await drawn.jsonValue()) as number)
      })
      for (const [url, size] of gallery.scripts)
        log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${new URL(url).pathname}`)
      return [
        finding('Script of the public page', landing.total, MOST_PUBLIC_KB),
        finding('Script of the signed-in gallery to its first photos', gallery.total, MOST_GALLERY_KB),
      ]
    } finally {
      await browser.close()
      await server.discard()
    }
  },
}

/** Scripts requested before the moment that `visit` returns. */
async function scriptsUntil(browser: Browser, visit: (page: Page) => Promise<number>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const askedAt = new Map<string, number>()
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      askedAt.set(response.url(), response.request().timing().startTime)
  })
  const end = await visit(page)
  const seen = [...askedAt].filter(([, at]) => at <= end).map(([url]) => url)
  const inline = await page.$$eval('script:not([src])', (found) =>
    found
      .filter((script) => ['', 'module', 'text/javascript'].includes(script.getAttribute('type') ?? ''))
      .map(({ textContent }) => textContent ?? ''),
  )
  await context.close()
  const scripts = await Promise.all(seen.map(async (url) => [url, await brotliBytes(url)] as const))
  const inlineBytes = inline.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  return { scripts, total: scripts.reduce((sum, [, size]) => sum + size, inlineBytes) }
}

async function brotliBytes(url: string): Promise<number> {
  const text = await (await fetch(url)).arrayBuffer()
  return brotliCompressSync(Buffer.from(text)).length
}

function finding(what: string, size: number, mostKb: number): Finding {
  const kb = `${(size / 1000).toFixed(1)} kB`
  return { what, ours: kb, bare: '', value: size / 1000, limit: { most: mostKb }, verdict: kb }
}
