import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { schedule, type HandledJob } from './jobs.ts'
import { startJobWorker, type JobWorker } from './worker.ts'

let home: TestDatabase
let worker: JobWorker | undefined
let runs: string[]
let atOnce: number
let mostAtOnce: number

beforeEach(async () => {
  home = await createTestDatabase()
  runs = []
  atOnce = mostAtOnce = 0
})
afterEach(async () => {
  await worker?.stop()
  vi.useRealTimers()
  await home.drop()
})

test('work that a computer missed while it was off runs once after its next start, one after the other', async () => {
  const minutely = schedule('minutely', '* * * * *', async () => void runs.push('minutely'))
  await startAt('2026-03-02T09:00:30Z', [minutely])
  await stop()
  await startAt('2026-03-05T09:00:30Z', [minutely])
  await expect.poll(() => runs.toSorted()).toEqual(['birthdays', 'emails', 'originals', 'trash'])
  expect(mostAtOnce).toBe(1)
  await stop()
  await startAt('2026-03-05T12:00:30Z')
  await expect.poll(() => runs.filter((name) => name === 'emails')).toHaveLength(2)
  await stop()
  expect(runs.toSorted()).toEqual(['birthdays', 'emails', 'emails', 'originals', 'trash'])
})

test('work that a computer missed while it was asleep runs once after it wakes up', async () => {
  await startAt('2026-03-02T20:59:55Z')
  vi.setSystemTime('2026-03-05T07:00:30Z')
  await expect.poll(() => runs.toSorted()).toEqual(['birthdays', 'emails', 'originals', 'trash'])
  await stop()
  expect(await jobs()).toEqual([])
})

/** Starts a worker on a computer with this date. It's in the past, because PostgreSQL's clock decides what's due. */
async function startAt(date: string, more: HandledJob[] = []) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(date) })
  const daily = (name: string, crontab: string) =>
    schedule(name, crontab, async () => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce)
      await new Promise((resolve) => setTimeout(resolve, 100))
      atOnce--
      runs.push(name)
    })
  worker = await startJobWorker({
    ownerUrl: home.ownerUrl,
    jobs: [
      ...[daily('originals', '30 2 * * *'), daily('trash', '15 3 * * *'), daily('birthdays', '20 5 * * *')],
      schedule('emails', '3 * * * *', async () => void runs.push('emails')),
      ...more,
    ],
    concurrency: 5,
    log: pino({ level: 'silent' }),
  })
}

async function stop() {
  await worker?.stop()
  worker = undefined
}

async function jobs() {
  return (await withClient(home.ownerUrl, (client) => client.query('select key from graphile_worker._private_jobs')))
    .rows
}
