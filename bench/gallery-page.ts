import { Agent, request } from 'node:http'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { signUp, type ApiPerson } from '../e2e/api-person.ts'
import { startHearthbook, type RunningHearthbook } from '../e2e/start-hearthbook.ts'
import { openBareSql } from './bare-sql.ts'
import { fillOtherFamilies, fillPhotos } from './fill-photos.ts'
import { median, percentile, type Section } from './measure.ts'

const FEW = 1_000
const MANY = { ours: 200_000, families: 40, each: 20_000 }
const WARM_UP = 100
const ROUNDS = 12
const ASKED_A_ROUND = 50
const MOST_OVER_SQL_MS = 2
const MOST_GROWTH = 1.2
/** Of 833 photos. */
const MONTH = '2015-06'
const MOST_MONTH_MS = 4

export const galleryPage: Section = {
  name: 'gallery',
  title: 'First page of the gallery',
  how: `A signed-in member requests the first page of a gallery (100 photos) over one HTTP connection, one request at a time. The baseline runs the same SQL (photos and exact count) over a plain pg connection, as the same role with the same row-level security, but without prepared statements, which the app uses. Two instances with databases of their own run at the same time: one has ${FEW.toLocaleString('en')} photos, the other 1,000,000 in 41 families, ${MANY.ours.toLocaleString('en')} of them in the member’s family. All four take turns in ${ROUNDS} rounds of ${ASKED_A_ROUND} requests; the result is the median of all. Then as many requests ask for a month of 833 photos in the middle of the larger family. Rows are inserted with SQL.`,
  async run(log) {
    const [few, many] = [await startHearthbook(), await startHearthbook()]
    try {
      log('filling databases with 1,000 and with 1,000,000 photos')
      const gallery = { few: await openGallery(few, FEW), many: await openGallery(many, MANY.ours, MANY) }
      const took: Record<string, number[]> = { few: [], many: [], fewSql: [], manySql: [], month: [] }
      const asked = {
        few: gallery.few.page,
        many: gallery.many.page,
        fewSql: gallery.few.sql,
        manySql: gallery.many.sql,
      }
      for (const ask of Object.values(asked)) for (let at = 0; at < WARM_UP; at++) await ask()
      const time = async (name: string, ask: () => Promise<unknown>) => {
        for (let at = 0; at < ASKED_A_ROUND; at++) {
          const startedAt = performance.now()
          await ask()
          took[name]!.push(performance.now() - startedAt)
        }
      }
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, ask] of Object.entries(asked)) await time(name, ask)
      for (let round = 0; round < ROUNDS; round++) await time('month', gallery.many.month)
      await Promise.all([gallery.few.close(), gallery.many.close()])
      const p50 = Object.fromEntries(Object.entries(took).map(([name, times]) => [name, median(times)])) as Record<
        keyof typeof asked | 'month',
        number
      >
      log(
        `p95: ${JSON.stringify(Object.fromEntries(Object.entries(took).map(([name, times]) => [name, +percentile(times, 0.95).toFixed(2)])))}`,
      )
      return [
        over('1,000', p50.few, p50.fewSql),
        over('1,000,000', p50.many, p50.manySql),
        growth(p50.many, p50.few),
        monthFinding(p50.month),
      ]
    } finally {
      await few.discard()
      await many.discard()
    }
  },
}

async function openGallery(server: RunningHearthbook, photos: number, others?: { families: number; each: number }) {
  const ana = await signUp(server)
  const family_id = await ana.opensFamily('The Moreaus')
  const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
  const ownerUrl = ownerUrlOfRunning(server.dataDir)
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  if (others) await fillOtherFamilies(client, user.id, others.families, others.each)
  await fillPhotos(client, family_id, user.id, photos)
  await client.query('vacuum analyze photos')
  await client.query('vacuum analyze photo_counts')
  await client.query('checkpoint').catch(() => undefined) // CHECKPOINT needs a superuser.
  await client.end()
  const secret = (await readFile(path.join(server.dataDir, 'secret'), 'utf8')).trim()
  const sql = await openBareSql(ownerUrl, secret, family_id, user.id)
  return {
    page: pageOf(ana, family_id),
    month: pageOf(ana, family_id, `?from_month=${MONTH}`),
    sql: sql.ask,
    close: sql.close,
  }
}

/** Fetches the page to its last byte over one keep-alive connection. */
function pageOf(ana: ApiPerson, family_id: string, query = ''): () => Promise<void> {
  const { name, value, url } = ana.cookie()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const options = { agent, headers: { cookie: `${name}=${value}` } }
  return () =>
    new Promise((resolve, reject) => {
      const asked = request(`${url}/api/families/${family_id}/photos${query}`, options, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`The gallery answered ${answer.statusCode}`))
        answer.resume().once('end', resolve)
      })
      asked.once('error', reject).end()
    })
}

function over(photos: string, page: number, sql: number) {
  return {
    what: `First gallery page, ${photos} photos, p50`,
    ours: `${page.toFixed(2)} ms`,
    bare: `${sql.toFixed(2)} ms (SQL alone)`,
    value: page - sql,
    limit: { most: MOST_OVER_SQL_MS },
    verdict: `+${(page - sql).toFixed(2)} ms`,
  }
}

function growth(many: number, few: number) {
  return {
    what: 'First gallery page: 1,000,000 photos compared with 1,000',
    ours: `${many.toFixed(2)} ms`,
    bare: `${few.toFixed(2)} ms`,
    value: many / few,
    limit: { most: MOST_GROWTH },
    verdict: `${(many / few).toFixed(2)} x`,
  }
}

function monthFinding(page: number) {
  return {
    what: 'Page of a month in the middle, 1,000,000 photos, p50',
    ours: `${page.toFixed(2)} ms`,
    bare: '',
    value: page,
    limit: { most: MOST_MONTH_MS },
    verdict: `${page.toFixed(2)} ms`,
  }
}
