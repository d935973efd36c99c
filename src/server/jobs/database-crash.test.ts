import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { withClient } from '#server/db/cluster.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { IS_FULL } from '#kit/full-size.ts'
import { addJob, defineJob, handle, schedule } from './jobs.ts'
import { startJobWorker, type JobWorker } from './worker.ts'

const JOBS = 150
const convert = defineJob('convert', z.object({}))
const ingest = defineJob('ingest', z.object({ photo: z.string() }))
// Its own PostgreSQL, since its processes get killed.
let postgres: EmbeddedPostgres
let dir: string
let home: TestDatabase
let worker: JobWorker
let ingested: Set<string>
let swept: number
let conversion: PromiseWithResolvers<void>
let conversions: number

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'hearthbook-crash-'))
  postgres = await startEmbeddedPostgres({ dir, log: () => {}, settings: { fsync: 'off' } })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(dir, { recursive: true })
})

beforeEach(async () => {
  home = await createTestDatabase(postgres.adminUrl('postgres'))
  vi.spyOn(console, 'trace').mockImplementation(() => {})
  ingested = new Set()
  swept = 0
  conversions = 0
  conversion = Promise.withResolvers()
  worker = await startWorker()
})
afterEach(async () => {
  vi.useRealTimers()
  await worker.stop()
  await home.drop()
})

function startWorker() {
  const jobs = [
    handle(convert, async () => {
      conversions++
      await conversion.promise
    }),
    handle(ingest, async ({ photo }) => {
      await sql`select pg_sleep(0.02)`.execute(home.database.worker)
      ingested.add(photo)
    }),
    schedule('sweep', '* * * * *', async () => void swept++),
  ]
  return startJobWorker({ ownerUrl: home.ownerUrl, jobs, concurrency: 5, log: pino({ level: 'silent' }) })
}

describe('while photos are ingested in parallel, all are ingested and none stays locked', () => {
  test('when one PostgreSQL process is killed, which restarts all of them', async () => {
    await addInParallel()
    await killOne(`usename = 'app_worker' and state = 'active'`)
    await everythingEnds()
  })

  test('when one process is killed several times in a row', async () => {
    for (let crash = 0; crash < 3; crash++) {
      await addInParallel(`crash ${crash}`)
      await killOne(`usename = 'app_worker'`)
      await everythingEnds({ photos: JOBS * (crash + 1) })
    }
  })

  test('when all connections are terminated', async () => {
    await addInParallel()
    await terminate('true')
    await everythingEnds()
  })

  test('when PostgreSQL is restarted', async () => {
    await addInParallel()
    process.kill(postgres.pid!, 'SIGINT')
    await everythingEnds()
  })

  test.each([
    ['the connection that listens for jobs', `query ilike 'listen%'`],
    [
      'the connection that holds the lock of the worker',
      `pid in (select pid from pg_locks where locktype = 'advisory')`,
    ],
    [
      'the connection that takes and completes jobs',
      `query ilike '%_private_jobs%' and pid not in (select pid from pg_locks where locktype = 'advisory')`,
    ],
  ])('when %s dies', async (_, which) => {
    await addInParallel()
    expect(await terminate(which)).toBeGreaterThan(0)
    await everythingEnds()
  })
})

test("a long conversion that runs through a crash isn't started twice, and no job waits for it", async () => {
  await addJob(home.database.worker, convert, {})
  await expect.poll(() => conversions).toBe(1)
  await addInParallel()
  await killOne(`usename = 'app_worker' and state = 'active'`)
  await everythingEnds({ except: 1 })
  conversion.resolve()
  await expect.poll(remainingJobs).toBe(0)
  expect(conversions).toBe(1)
})

test("a conversion that succeeded isn't started again when the connection that stores it dies", async () => {
  await addJob(home.database.worker, convert, {})
  await expect.poll(() => conversions).toBe(1)
  const locked = new pg.Client(home.ownerUrl)
  await locked.connect()
  await locked.query('begin')
  await locked.query('select from graphile_worker._private_jobs for update')
  conversion.resolve()
  await expect.poll(() => terminate(`wait_event_type = 'Lock' and query ilike '%jobs%'`)).toBe(1)
  await locked.end()
  await expect.poll(remainingJobs).toBe(0)
  expect(conversions).toBe(1)
})

test('a schedule continues after a crash', async () => {
  // In the past, because PostgreSQL's clock decides what's due. The worker must not see the real time, or its schedule would
  // begin, and maybe run, after this minute. The date stands still: with fake timers, polling would advance it.
  const minute = Math.floor(Date.now() / 60_000) * 60_000 - 120_000
  await worker.stop()
  await ask('delete from graphile_worker._private_known_crontabs')
  vi.setSystemTime(minute - 2_000)
  worker = await startWorker()
  await addInParallel()
  await killOne(`usename = 'app_worker'`)
  await everythingEnds()
  swept = 0
  vi.setSystemTime(minute + 1_000)
  await expect.poll(() => swept).toBe(1)
})

test("an idle worker's stop doesn't hang after a crash", async () => {
  await addInParallel()
  await killOne(`usename = 'app_worker'`)
  await everythingEnds()
  const stoppedAt = performance.now()
  await worker.stop()
  expect(performance.now() - stoppedAt).toBeLessThan(IS_FULL ? 4_500 : 30_000)
})

/** Returns while several jobs run and most still wait. */
async function addInParallel(batch = '') {
  const before = ingested.size
  await home.database.rw.transaction().execute(async (tx) => {
    for (let i = 0; i < JOBS; i++) await addJob(tx, ingest, { photo: `${batch} ${i}` })
  })
  await expect.poll(() => ingested.size - before, { interval: 5 }).toBeGreaterThan(10)
}

async function everythingEnds({ photos = JOBS, except = 0 } = {}) {
  await expect.poll(() => ingested.size).toBe(photos)
  await expect.poll(remainingJobs).toBe(except)
  // Jobs added later run right away.
  await addJob(home.database.worker, ingest, { photo: `later ${photos}` })
  await expect.poll(() => ingested.delete(`later ${photos}`)).toBe(true)
}

/** Undefined while PostgreSQL is down. */
function remainingJobs(): Promise<number | undefined> {
  return ask('select 1 from graphile_worker._private_jobs').then(
    (rows) => rows.length,
    () => undefined,
  )
}

/** Kills such a process as soon as there is one. */
async function killOne(which: string): Promise<void> {
  const selectOne = `select pid from pg_stat_activity ${others(which)} limit 1`
  const pid = await vi.waitUntil(async () => (await ask<{ pid: number }>(selectOne))[0]?.pid, {
    timeout: 60_000,
    interval: 5,
  })
  process.kill(pid, 'SIGKILL')
}

async function terminate(which: string): Promise<number> {
  return (await ask(`select pg_terminate_backend(pid) from pg_stat_activity ${others(which)}`)).length
}

function others(which: string): string {
  const name = new URL(home.ownerUrl).pathname.slice(1)
  return `where datname = '${name}' and pid <> pg_backend_pid() and ${which}`
}

/** As the superuser, who can see what each process does. */
function ask<Row extends object>(question: string): Promise<Row[]> {
  const url = new URL(home.adminUrl)
  url.pathname = new URL(home.ownerUrl).pathname
  return withClient(url.href, async (client) => (await client.query<Row>(question)).rows)
}
