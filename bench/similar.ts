import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { pino } from 'pino'
import { comparePhotos } from '#features/similar/server/compare-photos.ts'
import type { ObjectStore } from '#server/storage/object-store.ts'
import { fillPhotos } from './fill-photos.ts'
import { median, percentile, type Section } from './measure.ts'
import { inThrowAwayDatabase } from './throw-away-database.ts'

const FEW = 2_000
const MANY = 200_000
const COMPARED = 1_000
/** The cost per photo must not grow with the family. */
const MOST_TIMES = 3

export const similar: Section = {
  name: 'similar',
  title: 'Similar photos',
  how: `Families of ${FEW.toLocaleString('en')} and ${MANY.toLocaleString('en')} photos, in bursts of four that look nearly alike; every hundredth photo is an exact visual duplicate of the others of its kind. For ${COMPARED.toLocaleString('en')} photos from the whole family, the job that finds similar photos compares each with all others, from the thumbnail on disk to the group in the database. Computing a photo’s fingerprint takes the same time in any family and isn’t included.`,
  async run(log) {
    return inThrowAwayDatabase(async ({ db, client, user_id, addFamily }) => {
      const times: Record<number, number[]> = {}
      for (const photos of [FEW, MANY]) {
        log(`a family of ${photos.toLocaleString('en')} photos`)
        const family_id = await addFamily()
        await fillPhotos(client, family_id, user_id, photos)
        const looks = await giveLooks(client, family_id, photos)
        times[photos] = await timesOf(db.worker, looks)
      }
      const [few, many] = [median(times[FEW]!), median(times[MANY]!)]
      log(`p95 ${percentile(times[MANY]!, 0.95).toFixed(1)} ms among ${MANY.toLocaleString('en')}`)
      return [
        {
          what: `Finding similar photos among ${MANY.toLocaleString('en')}, p50`,
          ours: `${many.toFixed(2)} ms`,
          bare: `${few.toFixed(2)} ms (among ${FEW.toLocaleString('en')})`,
          value: many / few,
          limit: { most: MOST_TIMES },
          verdict: `${(many / few).toFixed(2)} x`,
        },
      ]
    })
  },
}

/** All but a few photos are already compared. Returns how long the rest take. */
async function giveLooks(client: pg.Client, family_id: string, photos: number): Promise<Map<string, string>> {
  await client.query('alter table photos disable trigger user')
  await client.query(
    `with numbered as (select id, row_number() over (order by sort_at) as n from photos where family_id = $1)
     update photos set compared_at = now(), sharpness = 1,
         taken_at = timestamp '2005-01-01' + n / 4 * interval '1 hour' + n % 4 * interval '2 seconds',
         look = case when n % 100 = 0 then X'0F0F33330F0F3333'
           else ('x' || substr(md5((n / 4)::text), 1, 16))::bit(64) # (1::bit(64) << (n * 7 % 64)::integer) end
       from numbered where numbered.id = photos.id`,
    [family_id],
  )
  const { rows } = await client.query<{ id: string; look: string }>(
    `with few as (select id, look::text as look from photos where family_id = $1 and random() < 2.0 * $3::integer / $2::integer limit $3::integer)
     update photos set compared_at = null, look = null, sharpness = null from few where few.id = photos.id returning photos.id, few.look`,
    [family_id, photos, COMPARED],
  )
  await client.query('alter table photos enable trigger user')
  await client.query('vacuum analyze photos')
  return new Map(rows.map(({ id, look }) => [id, look]))
}

/** Milliseconds per photo. */
async function timesOf(db: Parameters<typeof comparePhotos>[0]['db'], looks: Map<string, string>): Promise<number[]> {
  const starts: number[] = []
  const store = { open: async (key: string) => ({ stream: Readable.from([key]) }) } as unknown as ObjectStore
  const media = {
    makeFolder: () => mkdtemp(path.join(tmpdir(), 'hearthbook-look-')),
    async measureLook(file: string) {
      const photo_id = (await readFile(file, 'utf8')).split('/')[3]!
      starts.push(performance.now())
      return { look: looks.get(photo_id) ?? null, sharpness: 1, focus_x: 0.5, focus_y: 0.5 }
    },
  }
  await comparePhotos({ db, store, media, log: pino({ level: 'silent' }) })
  return starts.slice(1).map((at, n) => at - starts[n]!)
}
