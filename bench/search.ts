import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { ownerUrlOfRunning } from '#demo/demo.queries.ts'
import { asUser, openDatabase } from '#server/db/database.ts'
import { selectPage } from '#features/photos/server/list-photos.ts'
import { countPhotos } from '#features/photos/server/count-photos.queries.ts'
import type { PhotoFilter } from '#features/photos/photos.filters.ts'
import { sql } from 'kysely'
import { signUp } from '../e2e/api-person.ts'
import { startHearthbook } from '../e2e/start-hearthbook.ts'
import { fillOtherFamilies, fillPhotos } from './fill-photos.ts'
import { median, type Section } from './measure.ts'

const OURS = 200_000
const OTHERS = { families: 40, each: 20_000 }
const WARM_UP = 30
const ROUNDS = 10
const ASKED_A_ROUND = 20
/** At most this many times the cost of `select 1`, plus a few milliseconds. */
const MOST = { times: 10, plusMs: 5 }

/** The first ones match about 200 of the 1,000,000 photos, the others 10,000, 40,000 and all 200,000 of the family's. */
const FILTERS: Record<string, PhotoFilter> = {
  'one word': { text: 'lighthouse' },
  'a mistyped word': { text: 'lihgthouse' },
  'a tag': { tags: ['lighthouse'] },
  'a radius': { near_lat: 60, near_lng: 10, near_km: 20 },
  'a word, a tag and days': {
    text: 'lighthouse',
    tags: ['lighthouse'],
    taken_from: '2006-01-01',
    taken_to: '2024-12-31',
  },
  'favorites with a location': { is_favorite: 'true', has_location: 'true' },
  'a word in 40,000 photos': { text: 'sea' },
  'a place of 200,000 photos': { text: 'lisbon' },
}

export const search: Section = {
  name: 'search',
  title: 'Search',
  how: `An instance has 1,000,000 photos in 41 families, ${OURS.toLocaleString('en')} of them in the member’s family. The member requests a page of results (30 photos, and the number of matches up to 1,000) under row-level security, with filters that match about 200 photos, or many. The baseline is \`select 1\` as the same user over the same driver. ${ROUNDS} rounds of ${ASKED_A_ROUND} requests; the result is the median of all.`,
  async run(log) {
    const server = await startHearthbook()
    try {
      const ana = await signUp(server)
      const family_id = await ana.opensFamily('The Moreaus')
      const { user } = await ana.send<{ user: { id: string } }>('GET', '/api/session')
      const ownerUrl = ownerUrlOfRunning(server.dataDir)
      log('filling the database with 1,000,000 photos and their words')
      await fill(ownerUrl, family_id, user.id)
      const secret = (await readFile(path.join(server.dataDir, 'secret'), 'utf8')).trim()
      const db = openDatabase(ownerUrl, secret)
      const took = async (work: () => Promise<unknown>) => {
        for (let at = 0; at < WARM_UP; at++) await work()
        const times: number[] = []
        for (let at = 0; at < ROUNDS * ASKED_A_ROUND; at++) {
          const startedAt = performance.now()
          await work()
          times.push(performance.now() - startedAt)
        }
        return median(times)
      }
      const bare = await took(() => asUser(db, user.id, (tx) => sql`select 1`.execute(tx)))
      const findings = []
      for (const [name, filter] of Object.entries(FILTERS)) {
        const page = {
          sort_by: 'taken_at',
          sort_order: 'desc',
          cursor: undefined,
          backwards: false,
          from_month: undefined,
          offset: 0,
          limit: 31,
        } as const
        const ours = await took(() =>
          asUser(db, user.id, (tx) =>
            Promise.all([selectPage(tx, { family_id, filter, ...page }), countPhotos(tx, family_id, filter)]),
          ),
        )
        const most = Number((bare * MOST.times + MOST.plusMs).toFixed(2))
        findings.push({
          what: `Search among 1,000,000 photos by ${name}, p50`,
          ours: `${ours.toFixed(2)} ms`,
          bare: `${bare.toFixed(2)} ms (select 1)`,
          value: ours,
          limit: { most },
          verdict: `${ours.toFixed(2)} ms`,
        })
      }
      await db.close()
      return findings
    } finally {
      await server.discard()
    }
  },
}

async function fill(ownerUrl: string, family_id: string, user_id: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await fillOtherFamilies(client, user_id, OTHERS.families, OTHERS.each)
  await fillPhotos(client, family_id, user_id, OURS)
  await client.query('set synchronous_commit = off')
  // Each kind of filter matches one in a thousand of this family's photos.
  await client.query(
    `create temporary table special as select id from photos where family_id = $1 order by id limit ${OURS / 1000}`,
    [family_id],
  )
  await client.query(`alter table photos disable trigger user`)
  await client.query(
    `update photos set description = 'The old lighthouse', location_lat = 60, location_lng = 10 where id in (select id from special)`,
  )
  await client.query(`alter table photos enable trigger user`)
  await client.query(`insert into photo_tags (family_id, photo_id, name) select $1, id, 'lighthouse' from special`, [
    family_id,
  ])
  await client.query(`select count(app.index_photo(photos)) from photos`)
  for (const table of ['photos', 'photo_search', 'photo_tags', 'search_words'])
    await client.query(`vacuum analyze ${table}`)
  await client.end()
}
