import { afterEach, beforeEach, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { selectJobHealth } from './job-health.ts'
import type { JobActivity } from './worker.ts'

let home: TestDatabase
const now = () => Date.now()
const minutesAgo = (minutes: number) => new Date(now() - minutes * 60_000)
const idle = (): JobActivity => ({
  ...{ tasks: ['ingest'], hasFreeSlot: true, usedShares: [], startedAt: minutesAgo(600) },
  lastFinishedAt: minutesAgo(10),
})

beforeEach(async () => {
  home = await createTestDatabase()
})
afterEach(() => home.drop())

test('a worker with nothing to do is healthy, however long ago it finished a job', async () => {
  await addJob('ingest', -60)
  const asked = now()
  const { last_finished_seconds, ...others } = await health(idle())
  expect(others).toEqual({ oldest_waiting_seconds: null, stalled: false })
  expectSeconds(last_finished_seconds, 600, asked)
})

test('a worker that finishes nothing while a job is due is stalled after three minutes', async () => {
  await addJob('ingest', 2)
  expect((await health(idle())).stalled).toBe(false)
  const added = now()
  await addJob('ingest', 5)
  const { oldest_waiting_seconds, stalled } = await health(idle())
  expect(stalled).toBe(true)
  expectSeconds(oldest_waiting_seconds, 300, added)
  expect((await health({ ...idle(), lastFinishedAt: undefined })).stalled).toBe(true)
})

test('a worker that has a long queue and finishes jobs is healthy', async () => {
  await addJob('ingest', 120)
  expect((await health({ ...idle(), lastFinishedAt: minutesAgo(1) })).stalled).toBe(false)
})

test('a worker that has just started with a long queue is healthy', async () => {
  await addJob('ingest', 120)
  expect((await health({ ...idle(), startedAt: minutesAgo(1), lastFinishedAt: undefined })).stalled).toBe(false)
})

test('a worker whose slots are all taken by long conversions is healthy, until they are beyond any limit', async () => {
  await addJob('ingest', 250)
  expect((await health({ ...idle(), hasFreeSlot: false, lastFinishedAt: minutesAgo(170) })).stalled).toBe(false)
  expect((await health({ ...idle(), hasFreeSlot: false, lastFinishedAt: minutesAgo(245) })).stalled).toBe(true)
})

test("jobs that no worker can start now don't count as waiting", async () => {
  await addJob('removed-in-an-update', 5)
  await addJob('ingest', 5)
  await ask('update graphile_worker._private_jobs set attempts = max_attempts where run_at < now()')
  await addJob('ingest', 5)
  await ask(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another' where attempts = 0`)
  await ask(`select graphile_worker.add_job('ingest', queue_name => 'busy', run_at => now() - interval '5 minutes')`)
  await ask(`update graphile_worker._private_job_queues set locked_at = now(), locked_by = 'another'`)
  expect(await health(idle())).toMatchObject({ oldest_waiting_seconds: null, stalled: false })
})

test('a process without the worker role sees how long jobs wait, and is never stalled itself', async () => {
  const added = now()
  await addJob('ingest', 5)
  const { oldest_waiting_seconds, ...others } = await health(undefined)
  expect(others).toEqual({ last_finished_seconds: null, stalled: false })
  expectSeconds(oldest_waiting_seconds, 300, added)
})

/** Half a second more or less, and the time that has passed since. */
function expectSeconds(actual: number | null, expected: number, since: number) {
  expect(actual).toBeGreaterThan(expected - 0.5)
  expect(actual).toBeLessThan(expected + 0.5 + (now() - since) / 1000)
}

function health(activity: JobActivity | undefined) {
  return selectJobHealth(home.database.worker, activity)
}

function addJob(task: string, dueForMinutes: number) {
  return ask(`select graphile_worker.add_job('${task}', run_at => now() - interval '${dueForMinutes} minutes');
    update graphile_worker._private_jobs set created_at = run_at`)
}

function ask(text: string) {
  return withClient(home.ownerUrl, (client) => client.query(text))
}
