import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { withClient } from '#server/db/cluster.ts'
import { addJob, defineJob, handle } from './jobs.ts'
import { startJobWorker, type JobWorker } from './worker.ts'

const develop = defineJob('develop', z.object({ video: z.string() }))
const LONGER_THAN_THE_REAPER_WAITS_MS = 2_500
let home: TestDatabase
let elsewhere: ChildProcess | undefined
let here: JobWorker | undefined
let developed: string[]

beforeEach(async () => {
  home = await createTestDatabase()
  developed = []
})
afterEach(async () => {
  elsewhere?.kill('SIGKILL')
  await here?.stop()
  await home.drop()
})

test('the job of a killed worker runs again within seconds, on another worker', async () => {
  await startInChildProcess()
  await addJob(home.database.worker, develop, { video: 'summer' })
  await expect.poll(lockedJobs).toBe(1)
  elsewhere!.kill('SIGKILL')
  await once(elsewhere!, 'exit')
  await startHere()
  // Otherwise, the job would stay locked for hours.
  await expect.poll(() => developed).toEqual(['summer'])
})

test("a job that was added again while it ran isn't a failed one after its worker was killed", async () => {
  await startInChildProcess()
  const add = () => addJob(home.database.worker, develop, { video: 'summer' }, { key: 'summer' })
  await add()
  await expect.poll(lockedJobs).toBe(1)
  await add()
  elsewhere!.kill('SIGKILL')
  await once(elsewhere!, 'exit')
  await startHere()
  await expect.poll(() => ask('select last_error from graphile_worker._private_jobs')).toEqual([])
  expect(developed).toEqual(['summer'])
})

test('a slow but living worker keeps its job', async () => {
  await startInChildProcess()
  await addJob(home.database.worker, develop, { video: 'winter' })
  await expect.poll(lockedJobs).toBe(1)
  await startHere()
  await addJob(home.database.worker, develop, { video: 'spring' })
  await expect.poll(() => developed).toEqual(['spring'])
  await sleep(LONGER_THAN_THE_REAPER_WAITS_MS)
  expect(await lockedJobs()).toBe(1)
  expect(developed).toEqual(['spring'])
})

test('a worker whose advisory lock is lost with its connection keeps its running job', async () => {
  await startInChildProcess()
  await addJob(home.database.worker, develop, { video: 'winter' })
  await expect.poll(lockedJobs).toBe(1)
  await startHere()
  for (let time = 0; time < 3; time++) {
    const ended = await ask(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7`,
    )
    expect(ended.length).toBeGreaterThan(0)
    await sleep(LONGER_THAN_THE_REAPER_WAITS_MS / 2)
  }
  await sleep(LONGER_THAN_THE_REAPER_WAITS_MS)
  expect(await lockedJobs()).toBe(1)
  expect(developed).toEqual([])
})

test('a job that PostgreSQL locked for a worker that never got the answer runs within seconds', async () => {
  const autumn = Promise.withResolvers<void>()
  await startHere((video) => (video === 'autumn' ? autumn.promise : undefined))
  await addJob(home.database.worker, develop, { video: 'autumn' })
  await expect.poll(() => developed).toEqual(['autumn'])
  await addJob(home.database.worker, develop, { video: 'spring' }, { runAt: new Date(Date.now() + 60_000) })
  await ask(`update graphile_worker._private_jobs set run_at = now(), locked_at = now() - interval '6 seconds',
    locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null)
    where locked_by is null`)
  await expect.poll(() => developed).toEqual(['autumn', 'spring'])
  autumn.resolve()
  await expect.poll(() => ask('select 1 from graphile_worker._private_jobs')).toEqual([])
  expect(developed).toEqual(['autumn', 'spring'])
})

test("an orderly stop doesn't count as an attempt, even if the process ends before the job; a kill does", async () => {
  await addJob(home.database.worker, develop, { video: 'summer' })
  for (const { signal, attempts } of [
    { signal: 'SIGTERM', attempts: 0 },
    { signal: 'SIGKILL', attempts: 1 },
    { signal: 'SIGTERM', attempts: 1 },
  ] as const) {
    await startInChildProcess()
    await expect.poll(lockedJobs).toBe(1)
    elsewhere!.kill(signal)
    await once(elsewhere!, 'exit')
    expect(await ask('select attempts from graphile_worker._private_jobs')).toEqual([{ attempts }])
    await ask('select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker._private_jobs')
  }
})

async function startHere(until: (video: string) => Promise<void> | undefined = () => undefined) {
  const jobs = [
    handle(develop, async ({ video }) => {
      developed.push(video)
      await until(video)
    }),
  ]
  here = await startJobWorker({ ownerUrl: home.ownerUrl, jobs, concurrency: 2, log: pino({ level: 'silent' }) })
}

/** A worker in a child process whose jobs start and never end. A SIGTERM stops it with little patience. */
async function startInChildProcess() {
  const program = `
    import { pino } from 'pino'
    import { startJobWorker } from '${new URL('worker.ts', import.meta.url)}'
    const jobs = [{ name: 'develop', run: () => new Promise(() => setInterval(() => {}, 1000)) }]
    const worker = await startJobWorker({ ownerUrl: ${JSON.stringify(home.ownerUrl)}, jobs, concurrency: 1, log: pino({ level: 'silent' }) })
    process.on('SIGTERM', () => {
      void worker.stop()
      setTimeout(() => process.exit(1), 1500)
    })
    process.stdout.write('ready')
  `
  elsewhere = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  })
  await once(elsewhere.stdout!, 'data')
}

async function lockedJobs(): Promise<number> {
  return (await ask('select 1 from graphile_worker._private_jobs where locked_at is not null')).length
}

function ask(question: string): Promise<unknown[]> {
  return withClient(home.ownerUrl, async (client) => (await client.query(question)).rows)
}
