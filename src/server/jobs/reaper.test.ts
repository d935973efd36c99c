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

/** On a busy machine a moment takes longer. */
const SOON = { timeout: 5_000 }

const develop = defineJob('develop', z.object({ film: z.string() }))
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

test('the job of a worker that was killed runs again within seconds, in another one', async () => {
  await startElsewhere()
  await addJob(home.database.worker, develop, { film: 'summer' })
  await expect.poll(lockedJobs, SOON).toBe(1)
  elsewhere!.kill('SIGKILL')
  await once(elsewhere!, 'exit')
  const killedAt = Date.now()
  await startHere()
  await expect.poll(() => developed, { timeout: 8_000 }).toEqual(['summer'])
  expect(Date.now() - killedAt).toBeLessThan(8_000)
})

test('the job of a worker that is slow but alive is left to it', async () => {
  await startElsewhere()
  await addJob(home.database.worker, develop, { film: 'winter' })
  await expect.poll(lockedJobs, SOON).toBe(1)
  await startHere()
  await addJob(home.database.worker, develop, { film: 'spring' })
  await expect.poll(() => developed, SOON).toEqual(['spring'])
  await sleep(LONGER_THAN_THE_REAPER_WAITS_MS)
  expect(await lockedJobs()).toBe(1)
  expect(developed).toEqual(['spring'])
})

async function startHere() {
  const jobs = [handle(develop, async ({ film }) => void developed.push(film))]
  here = await startJobWorker({ ownerUrl: home.ownerUrl, jobs, concurrency: 2, log: pino({ level: 'silent' }) })
}

/** A worker in a process of its own that begins and never ends what it is given. */
async function startElsewhere() {
  const program = `
    import { pino } from 'pino'
    import { startJobWorker } from '${new URL('worker.ts', import.meta.url)}'
    const jobs = [{ name: 'develop', run: () => new Promise(() => setInterval(() => {}, 1000)) }]
    await startJobWorker({ ownerUrl: ${JSON.stringify(home.ownerUrl)}, jobs, concurrency: 1, log: pino({ level: 'silent' }) })
    process.stdout.write('ready')
  `
  elsewhere = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
  })
  await once(elsewhere.stdout!, 'data')
}

function lockedJobs(): Promise<number> {
  return withClient(home.ownerUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from graphile_worker._private_jobs where locked_at is not null')
    return rowCount ?? 0
  })
}
