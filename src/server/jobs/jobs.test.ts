import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { withClient } from '#server/db/cluster.ts'
import { addJob, defineJob, handle, schedule, type HandledJob } from './jobs.ts'
import { startJobWorker, type JobWorker } from './worker.ts'

const greet = defineJob('greet', z.object({ name: z.string() }), { maxAttempts: 3 })
let home: TestDatabase
let greeted: string[]
let logged: string[]
let workers: JobWorker[]
let doThis: (name: string) => Promise<void>

beforeAll(async () => {
  home = await createTestDatabase()
})
afterAll(() => home.drop())
beforeEach(() => {
  greeted = []
  logged = []
  workers = []
  doThis = async (name) => void greeted.push(name)
})
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await ask('delete from graphile_worker._private_jobs')
})

describe('a job that is added in a transaction', () => {
  test('runs once the transaction is committed', async () => {
    await start()
    await home.database.rw.transaction().execute(async (tx) => {
      await addJob(tx, greet, { name: 'Ana' })
      await sleep(300)
      expect(greeted).toEqual([])
    })
    await expect.poll(() => greeted).toEqual(['Ana'])
  })

  test("doesn't exist if the transaction is rolled back", async () => {
    await start()
    const changed = home.database.rw.transaction().execute(async (tx) => {
      await addJob(tx, greet, { name: 'Nobody' })
      throw new Error('rolled back')
    })
    await expect(changed).rejects.toThrow('rolled back')
    await addJob(home.database.worker, greet, { name: 'Ben' })
    await expect.poll(() => greeted).toEqual(['Ben'])
    expect(await waiting()).toEqual([])
  })
})

describe('a job', () => {
  test('added twice with one key runs once, with the later payload', async () => {
    await addJob(home.database.rw, greet, { name: 'first' }, { key: 'greeting' })
    await addJob(home.database.rw, greet, { name: 'last' }, { key: 'greeting' })
    await addJob(home.database.rw, greet, { name: 'other' }, { key: 'another' })
    await start()
    await expect.poll(() => greeted.toSorted()).toEqual(['last', 'other'])
  })

  test("scheduled for later doesn't run now", async () => {
    await addJob(home.database.rw, greet, { name: 'tomorrow' }, { runAt: new Date(Date.now() + 86_400_000) })
    await start()
    await addJob(home.database.rw, greet, { name: 'now' })
    await expect.poll(() => greeted).toEqual(['now'])
    expect(await waiting()).toHaveLength(1)
  })

  test('scheduled for the same later time as others starts with them, although the first takes long', async () => {
    const { promise: done, resolve } = Promise.withResolvers<void>()
    doThis = async (name) => {
      greeted.push(name)
      await done
    }
    await start()
    for (const name of ['Ana', 'Ben'])
      await addJob(home.database.rw, greet, { name }, { runAt: new Date(Date.now() + 1_000) })
    await expect.poll(() => greeted.length, { timeout: 15_000 }).toBeGreaterThan(0)
    // Sooner than the next poll.
    await expect
      .poll(() => greeted.toSorted(), { timeout: 3_000 })
      .toEqual(['Ana', 'Ben'])
      .finally(resolve)
  })

  test('that fails is retried with growing delays, and then succeeds', async () => {
    let tries = 0
    doThis = async (name) => {
      if (++tries < 3) throw new Error('the mail server is asleep')
      greeted.push(name)
    }
    await addJob(home.database.rw, greet, { name: 'Ana' }, { key: 'again' })
    await start()
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(1)
    const first = await secondsUntilNextTry()
    await ask(`update graphile_worker._private_jobs set run_at = now()`)
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(2)
    expect(await secondsUntilNextTry()).toBeGreaterThan(first * 2)
    expect((await waiting())[0]?.last_error).toContain('the mail server is asleep')
    await ask(`update graphile_worker._private_jobs set run_at = now()`)
    await expect.poll(() => greeted).toEqual(['Ana'])
    expect(await waiting()).toEqual([])
  })

  test('that fails permanently stays in the table, and the log names it without its payload', async () => {
    doThis = async () => {
      throw new Error('never')
    }
    await addJob(home.database.rw, greet, { name: 'secret name' })
    await ask(`update graphile_worker._private_jobs set attempts = 2`)
    await start()
    await expect.poll(async () => (await waiting())[0]?.attempts).toBe(3)
    await expect.poll(() => logged.join('')).toContain('a job failed permanently')
    expect(logged.join('')).toContain('"job":"greet"')
    expect(logged.join('')).not.toContain('secret name')
  })

  test('with an invalid payload fails before its handler runs', async () => {
    await home.database.rw
      .transaction()
      .execute((tx) => sql`select app.add_job('greet', '{"name": 7}'::json, null, null, 3, 0)`.execute(tx))
    await start()
    await expect.poll(async () => (await waiting())[0]?.last_error).toContain('name')
    expect(greeted).toEqual([])
  })
})

test('two workers share the jobs, and none runs twice', async () => {
  await start()
  await start()
  const names = Array.from({ length: 100 }, (_, i) => `person ${i}`)
  await home.database.rw.transaction().execute(async (tx) => {
    for (const name of names) await addJob(tx, greet, { name })
  })
  await expect.poll(() => greeted.length).toBe(100)
  expect(greeted.toSorted()).toEqual(names.toSorted())
})

test("a scheduled job is stored in the database, and runs when it's due", async () => {
  await start()
  const { rows } = await ask(`select identifier from graphile_worker._private_known_crontabs`)
  expect(rows).toEqual([{ identifier: 'sweep' }])
  await ask(`select graphile_worker.add_job('sweep')`)
  await expect.poll(() => greeted).toEqual(['swept'])
})

test('a scheduled job that came due while no worker ran, or while it was replaced, runs once', async () => {
  const often = schedule('often', '*/5 * * * *', async () => void greeted.push('often'))
  // As if only the last run but one had happened.
  await ask(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('often', now() - interval '1 day', date_bin('5 minutes', now(), '2026-01-01') - interval '5 minutes')`)
  await start([often])
  await expect.poll(() => greeted).toEqual(['often'])
})

test('an invalid crontab stops the start', async () => {
  const wrong = startJobWorker({
    ownerUrl: home.ownerUrl,
    jobs: [schedule('wrong', 'at noon', async () => {})],
    concurrency: 1,
    log: log(),
  })
  await expect(wrong).rejects.toThrow()
})

async function start(more: HandledJob[] = []) {
  const jobs = [
    handle(greet, ({ name }) => doThis(name)),
    schedule('sweep', '0 0 1 1 *', async () => void greeted.push('swept')),
    ...more,
  ]
  workers.push(await startJobWorker({ ownerUrl: home.ownerUrl, jobs, concurrency: 2, log: log() }))
}

function log() {
  return pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
}

function ask(question: string) {
  return withClient(home.ownerUrl, (client) => client.query(question))
}

async function waiting(): Promise<{ attempts: number; last_error: string | null }[]> {
  return (await ask('select attempts, last_error from graphile_worker._private_jobs where locked_at is null')).rows
}

async function secondsUntilNextTry(): Promise<number> {
  const { rows } = await ask(
    'select extract(epoch from run_at - now())::float8 as seconds from graphile_worker._private_jobs',
  )
  return rows[0].seconds as number
}
