import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signUp, type ApiPerson } from '../api-person.ts'
import { startHearthbook, type RunningHearthbook } from '../start-hearthbook.ts'
import { inspectData, type StoredData } from '../stored-data.ts'
import { crashSeed, seededRandom } from './random.ts'
import { openLedger, wholeUploads } from './ledger.ts'
import { generateTraffic, type Visit } from './traffic.ts'

/** With letters and several processes, `npm test` kills 20 times. `npm run test:crash` kills this server 500 times. Set CRASH_SEED to repeat a failed run, as far as timing allows. */
const CRASHES = Number(process.env.CRASHES ?? 10)
const SEED = crashSeed(!!process.env.CRASHES)
/** The longest time in ms before each kill. */
const LONGEST_LIFE_MS = 900
const PATIENCE_MS = 240_000 + CRASHES * 15_000

const random = seededRandom(SEED)
const ledger = openLedger()
let server: RunningHearthbook
let ana: ApiPerson
let family_id: string
let data: StoredData

beforeAll(async () => {
  server = await startHearthbook({ env: { LOG_LEVEL: 'fatal' } })
  data = inspectData(server.dataDir)
  ana = await signUp(server, 'Ana')
  family_id = await ana.opensFamily('Moreau')
})
afterAll(() => server?.discard())

test(
  `every acknowledged upload survives ${CRASHES} kills with SIGKILL (seed ${SEED})`,
  { timeout: PATIENCE_MS },
  async () => {
    const { name, value } = ana.cookie()
    const visit: Visit = { url: server.url, cookie: `${name}=${value}`, family_id }
    let kills = 0
    const kill = async () => {
      await server.kill()
      kills++
    }
    while (kills < CRASHES) {
      const over = new AbortController()
      const busy = generateTraffic(visit, ledger, random, over.signal)
      if (random.oneIn(4)) await data.sql(`select graphile_worker.add_job('sweep-staging')`)
      // Otherwise, a busy machine may be killed each time before a photo arrives.
      if (kills === 0) await vi.waitUntil(hasPicture, { timeout: 120_000 })
      await sleep(random.below(LONGEST_LIFE_MS))
      await kill()
      over.abort()
      await busy
      // Some processes are killed before they finish starting.
      if (kills < CRASHES && random.oneIn(5)) {
        server.restart().catch(() => {})
        await sleep(random.below(LONGEST_LIFE_MS))
        await kill()
      }
      await server.restart()
    }

    const outcomes = await untilDecided()
    const photos = await uploadsAreWhatWasSent(outcomes)
    expect(photos.length, 'some pictures were sent at all').toBeGreaterThan(0)
    await rowsHaveTheirBytes()
    await countsAreRight()
    await nothingIsLeftOver()
  },
)

const hasPicture = () => wholeUploads(ledger).some(({ kind }) => kind === 'picture')

type Outcome = { state: string; photo_id: string | null }

/** Waits until no upload is pending, and returns the outcome of each one. */
async function untilDecided(): Promise<Map<string, Outcome>> {
  await data.sql(`update uploads set updated_at = now() - interval '1 hour' where state = 'received'`)
  const waiting = async () => {
    // A job that was killed ten times has no attempts left; the reaper requeues it after a while.
    await data.sql(`select graphile_worker.add_job('rescue-uploads', job_key => 'rescue')`)
    return data.sql(`select u.id, u.state, j.key, j.attempts, j.last_error from uploads u
      full join graphile_worker._private_jobs j on j.key = 'ingest:' || u.id
      where u.state = 'received' or j.key like 'ingest:%'`)
  }
  await expect.poll(waiting, { interval: 200 }).toEqual([])
  const rows = await data.sql<{ id: string } & Outcome>('select id, state, photo_id from uploads')
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Each acknowledged upload became a photo, a duplicate, or was refused, and each photo is stored byte for byte. Returns
 * the photos.
 */
async function uploadsAreWhatWasSent(outcomes: Map<string, Outcome>): Promise<string[]> {
  const photos: string[] = []
  const shaOf = new Map(
    (await data.sql<{ id: string; sha: string }>(`select id, encode(sha256, 'hex') as sha from photos`)).map((row) => [
      row.id,
      row.sha,
    ]),
  )
  for (const { id, kind, bytes } of wholeUploads(ledger)) {
    const outcome = outcomes.get(id)
    expect([id, kind, outcome?.state], 'an acknowledged upload').toEqual([
      id,
      kind,
      kind === 'broken' ? 'refused' : expect.stringMatching(/^(done|duplicate)$/),
    ])
    if (kind === 'broken') continue
    expect(shaOf.get(outcome!.photo_id!), 'the photo that an upload became, or is named').toBe(
      createHash('sha256').update(bytes).digest('hex'),
    )
    if (outcome!.state === 'done' && !ledger.deleted.has(id)) {
      expect(await original(id)).toEqual(bytes)
      photos.push(id)
    }
  }
  for (const [id, acknowledged] of ledger.deleted)
    if (acknowledged) expect(await original(id), 'a deleted photo').toBeUndefined()
  return photos
}

async function original(photo_id: string): Promise<Buffer | undefined> {
  const photo = await ana
    .send<{ download_url: string }>('GET', `/api/families/${family_id}/photos/${photo_id}`)
    .catch(() => undefined)
  if (!photo) return undefined
  const answer = await fetch(server.url + photo.download_url, {
    headers: { cookie: `hearthbook=${ana.cookie().value}` },
  })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer())
}

/** Every row has its object, and every object has its row. */
async function rowsHaveTheirBytes() {
  const rows = await data.sql<{ id: string; storage_path: string; bytes: string }>(
    'select id, storage_path, bytes from photos',
  )
  const objects = await data.files('objects')
  for (const { id, storage_path, bytes } of rows) {
    expect([storage_path, objects.get(storage_path)]).toEqual([storage_path, Number(bytes)])
    for (const made of ['v1/small.webp', 'v1/large.jpg'])
      expect(objects.get(`families/${family_id}/photos/${id}/${made}`), made).toBeGreaterThan(0)
  }
  const known = new Set(rows.map((row) => row.id))
  const strange = [...objects.keys()].filter((name) => !name.startsWith('.') && !known.has(name.split('/')[3]!))
  expect(strange, 'objects that no row knows').toEqual([])
}

async function countsAreRight() {
  const [counted] = await data.sql('select sum(photos)::int as photos, sum(bytes)::bigint as bytes from photo_counts')
  const [there] = await data.sql(
    'select count(*)::int as photos, sum(bytes)::bigint as bytes from photos where deleted_at is null',
  )
  expect(counted).toEqual(there)
  const [twice] = await data.sql(
    'select count(*)::int as twice from (select 1 from photos where deleted_at is null group by sha256 having count(*) > 1) t',
  )
  expect(twice, 'photos with the same bytes').toEqual({ twice: 0 })
}

/** After the clean-up jobs, no unfinished files, waiting jobs, or failed jobs remain. */
async function nothingIsLeftOver() {
  await data.sql(`update uploads set updated_at = now() - interval '3 days' where state = 'receiving'`)
  await data.age('objects/.staging')
  await data.sql(`select graphile_worker.add_job('sweep-staging'), graphile_worker.add_job('sweep-store')`)
  await expect.poll(async () => [...(await data.files('staging')).keys()]).toEqual([])
  await expect.poll(async () => [...(await data.files('objects/.staging')).keys()]).toEqual([])
  await expect
    .poll(
      () =>
        data.sql(
          'select payload, last_error from graphile_worker._private_jobs where last_error is not null or attempts < max_attempts',
        ),
      {
        timeout: 30_000,
        interval: 200,
      },
    )
    .toEqual([])
}
