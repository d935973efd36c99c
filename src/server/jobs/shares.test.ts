import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { selectJobHealth } from './job-health.ts'
import { addJob, defineJob, handle } from './jobs.ts'
import { sharesOf } from './shares.ts'
import { startJobWorker, type JobWorker } from './worker.ts'

const work = defineJob('work', z.object({ name: z.string() }))
const SLOTS = 4
let home: TestDatabase
let worker: JobWorker
let started: string[]
let finish: Map<string, () => void>

beforeEach(async () => {
  home = await createTestDatabase()
  started = []
  finish = new Map()
})
afterEach(async () => {
  for (const end of finish.values()) end()
  await worker.stop()
  await home.drop()
})

test("a family's jobs never exceed its share of the slots, and the next start as they finish", async () => {
  for (const name of ['ana 1', 'ana 2', 'ana 3', 'ana 4', 'ana 5', 'ben 1']) await add(name)
  await start()
  await expect.poll(() => started.toSorted()).toEqual(['ana 1', 'ana 2', 'ben 1'])
  finish.get('ana 1')?.()
  await expect.poll(() => started).toContain('ana 3')
  expect(started).not.toContain('ana 4')
  expect(worker.activity()).toMatchObject({ hasFreeSlot: true })
  expect(worker.activity().usedShares.toSorted()).toEqual(['work of ana/2', 'work/3'])
})

test('jobs of all families together leave slots for other work', async () => {
  for (const name of ['ana 1', 'ana 2', 'ben 1', 'ben 2']) await add(name)
  await addJob(home.database.worker, work, { name: 'email' })
  await start()
  await expect.poll(() => started.toSorted()).toEqual(['ana 1', 'ana 2', 'ben 1', 'email'])
})

test("jobs that wait for others of their share don't count as due", async () => {
  for (const name of ['ana 1', 'ana 2', 'ana 3']) await add(name, new Date(Date.now() - 60_000))
  await start()
  await expect.poll(() => started.length).toBe(2)
  expect(await selectJobHealth(home.database.worker, worker.activity())).toMatchObject({ oldest_waiting_seconds: null })
})

function add(name: string, runAt?: Date) {
  const shares = sharesOf('work', name.slice(0, name.indexOf(' ')), { most: 3, each: 2 })
  return addJob(home.database.worker, work, { name }, { shares, ...(runAt && { runAt }) })
}

async function start() {
  const handled = handle(work, ({ name }) => {
    started.push(name)
    return new Promise((resolve) => finish.set(name, resolve))
  })
  const { ownerUrl } = home
  worker = await startJobWorker({ ownerUrl, jobs: [handled], concurrency: SLOTS, log: pino({ level: 'silent' }) })
}
