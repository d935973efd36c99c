import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { withClient } from '#server/db/cluster.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { addJob, defineJob, handle } from './jobs.ts'
import { startJobWorker, type JobWorker } from './worker.ts'

const develop = defineJob('develop', z.object({ video: z.string() }))
let home: TestDatabase
let worker: JobWorker
let developed: string[]
let doWork: (video: string) => Promise<void>

beforeEach(async () => {
  home = await createTestDatabase()
  vi.spyOn(console, 'trace').mockImplementation(() => {}) // graphile-worker logs errors with console.trace
  developed = []
  doWork = async (video) => void developed.push(video)
  const jobs = [handle(develop, ({ video }) => doWork(video))]
  worker = await startJobWorker({ ownerUrl: home.ownerUrl, jobs, concurrency: 2, log: pino({ level: 'silent' }) })
})
afterEach(async () => {
  await worker.stop()
  await home.drop()
})

test("a worker whose database fails right after the start works once it's back", async () => {
  await throwEverybodyOut()
  await add('autumn')
  await expect.poll(() => developed).toEqual(['autumn'])
})

test("a job that succeeds during a database outage isn't run again, and the process survives", async () => {
  let tries = 0
  doWork = async (video) => {
    if (tries++ === 0) await letNobodyIn()
    developed.push(video)
  }
  await add('winter')
  await expect.poll(() => developed).toEqual(['winter'])
  await sleep(500)
  await letEverybodyIn()
  // Its completion can only be stored now.
  await expect.poll(storedJobs).toBe(0)
  await add('spring')
  await expect.poll(() => developed).toEqual(['winter', 'spring'])
})

test('a worker works again after a long database outage', async () => {
  await letNobodyIn()
  await sleep(5_000)
  await letEverybodyIn()
  await add('summer')
  await expect.poll(() => developed).toEqual(['summer'])
})

test('a worker can be stopped during a database outage', async () => {
  await letNobodyIn()
  await sleep(300)
  await worker.stop()
  await letEverybodyIn()
})

async function storedJobs(): Promise<unknown> {
  return withClient(home.ownerUrl, async (client) => {
    const { rows } = await client.query<{ jobs: number }>(
      'select count(*)::int as jobs from graphile_worker._private_jobs',
    )
    return rows[0]?.jobs
  })
}

function database(): string {
  return new URL(home.ownerUrl).pathname.slice(1)
}

function throwEverybodyOut() {
  return withClient(home.adminUrl, (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database()]),
  )
}

async function letNobodyIn() {
  await withClient(home.adminUrl, (client) => client.query(`alter database ${database()} allow_connections false`))
  await throwEverybodyOut()
}

async function letEverybodyIn() {
  await withClient(home.adminUrl, (client) => client.query(`alter database ${database()} allow_connections true`))
}

/** Adds a job as soon as the database is reachable. */
async function add(video: string) {
  const added = () =>
    addJob(home.database.worker, develop, { video }, { key: video }).then(
      () => true,
      () => false,
    )
  await expect.poll(added).toBe(true)
}
