import { get } from 'node:http'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { COLUMNS_TYPE } from '#shared/columns.ts'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { chromiumPath } from './browser.ts'
import { fillPhotos } from './fill-photos.ts'
import type { Finding, Section } from './measure.ts'

const PHOTOS = 1_000
const MOST_COMPRESSED_KB = 6
const MOST_RAW_KB = 20
const MOST_VISIT_KB = 15
/** How long a page has to be without a new answer to be complete. */
const QUIET_MS = 1_500

export const answers: Section = {
  name: 'answers',
  title: 'Size of answers',
  how: `A member of a family with ${PHOTOS.toLocaleString('en')} photos requests the first page of the gallery (100 photos) as the app does, once compressed with brotli and once uncompressed. Then a real browser with an empty cache opens the family’s home, and, with an empty cache again, its gallery, each until no answer arrives for ${QUIET_MS / 1000} seconds. We add up the bodies of all JSON answers as they’re sent. The photos are rows inserted with SQL, each with its own time, name and placeholder, and a fifth of them with a description. 1 kB is 1,000 bytes.`,
  async run(log) {
    const server = await startHearthbook()
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
      const client = new pg.Client({ connectionString: ownerUrlOfRunning(server.dataDir) })
      await client.connect()
      await fillPhotos(client, family_id, user.id, PHOTOS)
      await makeDifferent(client)
      await client.end()
      const page = `/api/families/${family_id}/photos`
      return [
        finding('First page of 100 photos, compressed', await sizeOf(ana, page, 'br'), MOST_COMPRESSED_KB),
        finding('First page of 100 photos, uncompressed', await sizeOf(ana, page, 'identity'), MOST_RAW_KB),
        finding('All JSON of a first visit: home', await sizeOfVisit(ana, '/dashboard', log), MOST_VISIT_KB),
        finding(
          'All JSON of a first visit: gallery',
          await sizeOfVisit(ana, `/families/${family_id}/photos`, log),
          MOST_VISIT_KB,
        ),
      ]
    } finally {
      await server.discard()
    }
  },
}

/** Gives photos times and blurred placeholders that don't compress better than real ones. */
async function makeDifferent(client: pg.Client): Promise<void> {
  await client.query(
    `update photos set thumbhash = substring(thumbhash for 6) || substring(sha256 for 15),
       taken_at = date_trunc('second', taken_at + random() * interval '5 days')`,
  )
}

function sizeOf(ana: ApiPerson, path: string, encoding: string): Promise<number> {
  const { name, value, url } = ana.cookie()
  const headers = { cookie: `${name}=${value}`, accept: COLUMNS_TYPE, 'accept-encoding': encoding }
  return new Promise((resolve, reject) => {
    const asked = get(`${url}${path}`, { headers }, (answer) => {
      let size = 0
      if (answer.statusCode !== 200) reject(new Error(`The gallery answered ${answer.statusCode}`))
      answer.on('data', (chunk: Buffer) => (size += chunk.length)).once('end', () => resolve(size))
    })
    asked.once('error', reject)
  })
}

async function sizeOfVisit(ana: ApiPerson, path: string, log: (line: string) => void): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies([ana.cookie()])
    const page = await context.newPage()
    const sizes = new Map<string, number>()
    let changedAt = Date.now()
    page.on('requestfinished', async (request) => {
      const answer = await request.response()
      if (!/json/.test(answer?.headers()['content-type'] ?? '')) return
      const { responseBodySize } = await request.sizes()
      const { pathname } = new URL(request.url())
      sizes.set(pathname, (sizes.get(pathname) ?? 0) + responseBodySize)
      changedAt = Date.now()
    })
    await page.goto(ana.cookie().url + path)
    await page.waitForSelector('main h1')
    while (Date.now() - changedAt < QUIET_MS) await page.waitForTimeout(QUIET_MS / 10)
    for (const [pathname, size] of sizes) log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${pathname}`)
    return [...sizes.values()].reduce((sum, size) => sum + size, 0)
  } finally {
    await browser.close()
  }
}

function finding(what: string, size: number, mostKb: number): Finding {
  const kb = `${(size / 1000).toFixed(1)} kB`
  return { what, ours: kb, bare: '', value: size / 1000, limit: { most: mostKb }, verdict: kb }
}
