import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { addJob, defineJob, handle } from './jobs.ts'
import { startRunner } from './runner.ts'
import { startJobWorker, type JobWorker } from './worker.ts'

const TWO_MINUTES_MS = 120_000
const ingest = defineJob('ingest', z.object({}))
const unknown = handle(defineJob('unknown', z.object({})), async () => {})
let home: TestDatabase
let worker: JobWorker
let clock: number
let runners: number
let ingestion: PromiseWithResolvers<void>
let ingested: number

beforeEach(async () => {
  home = await createTestDatabase()
  clock = Date.now()
  runners = 0
  ingested = 0
  ingestion = Promise.withResolvers()
})
afterEach(async () => {
  ingestion.resolve()
  await worker.stop()
  await home.drop()
})

test('a runner that starts no due job for a minute is replaced, and the job runs', async () => {
  // The first runner is alive but takes no jobs.
  worker = await start((parts) => startRunner(++runners === 1 ? { ...parts, jobs: [unknown] } : parts))
  await addDueJob()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(runners).toBe(1)
  clock += TWO_MINUTES_MS
  await expect.poll(() => ingested).toBe(1)
  expect(runners).toBe(2)
  ingestion.resolve()
})

test("a runner whose slots are all taken by long jobs isn't replaced", async () => {
  worker = await start((parts) => startRunner((runners++, parts)))
  for (let i = 0; i < 2; i++) await addDueJob()
  await expect.poll(() => ingested).toBe(1)
  expect(worker.activity()).toMatchObject({ hasFreeSlot: false, lastFinishedAt: undefined })
  clock += TWO_MINUTES_MS
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(runners).toBe(1)
  ingestion.resolve()
  await expect.poll(() => ingested).toBe(2)
  await expect.poll(() => worker.activity()).toMatchObject({ hasFreeSlot: true, lastFinishedAt: new Date(clock) })
})

test("an idle runner isn't replaced", async () => {
  worker = await start((parts) => startRunner((runners++, parts)))
  await addJob(home.database.worker, ingest, {}, { runAt: new Date(Date.now() + TWO_MINUTES_MS) })
  clock += TWO_MINUTES_MS
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(runners).toBe(1)
})

/** Adds a job that has been due for two minutes. */
async function addDueJob() {
  await addJob(home.database.worker, ingest, {}, { runAt: new Date(Date.now() - TWO_MINUTES_MS) })
  await withClient(home.ownerUrl, (client) =>
    client.query('update graphile_worker._private_jobs set created_at = run_at'),
  )
}

function start(startWith: typeof startRunner): Promise<JobWorker> {
  const jobs = [
    handle(ingest, async () => {
      ingested++
      await ingestion.promise
    }),
  ]
  return startJobWorker({
    ...{ ownerUrl: home.ownerUrl, jobs, concurrency: 1, log: pino({ level: 'silent' }) },
    ...{ now: () => clock, watchEveryMs: 20, startRunner: startWith },
  })
}
