import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adminContract } from '#features/admin/admin.contract.ts'
import { addJob, defineJob } from '#server/jobs/jobs.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { printFigure } from './full-size.ts'

const ATTEMPTS = 4
const OTHERS = 12
const Nothing = z.object({})
const poisons = ['throws', 'hangs', 'kills'].map((name) => defineJob(name, Nothing, { maxAttempts: ATTEMPTS }))
/** Fewer attempts than the job that kills the process beside which they run. */
const harmless = defineJob('harmless', z.object({ number: z.number() }), { maxAttempts: 3 })

let server: TestApp
let worker: ChildProcess
let starts = 0
let isOver = false

beforeAll(async () => {
  server = await openTestApp()
  await server.sql('create table done (number int)')
})
afterAll(async () => {
  isOver = true
  worker?.kill('SIGKILL')
  await server?.close()
})

test('jobs that throw, hang, or kill their process end among the failed ones, and all others are done', async () => {
  const admin = await server.administrator()
  const { worker: db } = server.context.db
  for (const poison of poisons) await addJob(db, poison, {})
  for (let number = 0; number < OTHERS; number++) await addJob(db, harmless, { number })
  const kept = restartWhenever()
  const failed = async () => {
    // Nothing waits for its next attempt here.
    await server.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
    return (await admin.call(adminContract.listAdminJobs, { state: 'failed' })).jobs
  }
  const about = async () => (await failed()).map(({ task, attempts, last_error }) => [task, attempts, last_error])
  await expect
    .poll(async () => (await about()).toSorted())
    .toEqual([
      ['hangs', ATTEMPTS, expect.stringMatching(/^(It took longer than|The process stopped)/)],
      ['kills', ATTEMPTS, 'The process stopped unexpectedly during this job'],
      ['throws', ATTEMPTS, 'broken'],
    ])
  const done = async () => (await server.sql('select distinct number from done')).length
  await expect.poll(done).toBe(OTHERS)
  isOver = true
  worker.kill('SIGKILL')
  await kept
  printFigure(
    'Jobs that throw, hang, or kill their process',
    `${ATTEMPTS} of ${ATTEMPTS} attempts each, then failed; ${OTHERS} of ${OTHERS} other jobs done; ${starts} starts of the worker`,
  )
})

/** Like a service manager. */
async function restartWhenever() {
  const jobsFile = (name: string) => new URL(`../../src/server/jobs/${name}`, import.meta.url).href
  const program = `
    import pg from 'pg'
    import { pino } from 'pino'
    import { startJobWorker } from '${jobsFile('worker.ts')}'
    const ownerUrl = ${JSON.stringify(server.context.db.ownerUrl)}
    const pool = new pg.Pool({ connectionString: ownerUrl })
    const jobs = [
      { name: 'throws', run: async () => { throw new Error('broken') } },
      { name: 'hangs', maxHours: 0.0001, run: () => new Promise(() => {}) },
      { name: 'kills', run: async () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), 300) && new Promise(() => {}) },
      { name: 'harmless', run: async ({ number }) => {
        // The first ones run whenever the process is killed.
        await new Promise((resolve) => setTimeout(resolve, number < 2 ? 1_500 : 100))
        await pool.query('insert into done values ($1)', [number])
      } },
    ]
    await startJobWorker({ ownerUrl, jobs, concurrency: 5, log: pino({ level: 'silent' }) })
  `
  while (!isOver) {
    starts++
    worker = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] })
    await once(worker, 'exit')
  }
}
