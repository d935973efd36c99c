import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobActivity } from '#server/jobs/worker.ts'
import { addHealth } from './health.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const AN_HOUR_MS = 60 * 60_000
const METRICS_TOKEN = 'only for the tests of health'
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ config: { metricsToken: METRICS_TOKEN } })
})
afterAll(() => server.close())
beforeEach(() => server.sql('delete from graphile_worker._private_jobs'))

test('metrics show how long ago the last job finished', async () => {
  await server.startWorker()
  await server.sql(`select graphile_worker.add_job('sweep-sign-in')`)
  await expect
    .poll(async () => (await ask('/readyz')).json())
    .toMatchObject({ jobs: { last_finished_seconds: expect.any(Number) as number, oldest_waiting_seconds: null } })
  const metrics = (await ask('/metrics')).body
  expect(metrics).toMatch(/^hearthbook_jobs_last_finished_age_seconds [\d.]+$/m)
  expect(metrics).toMatch(/^hearthbook_jobs_oldest_waiting_age_seconds 0$/m)
  expect(metrics).toMatch(/^hearthbook_decoders_isolated [01]$/m)
  await server.stopWorker()
})

test('a web process is ready while jobs wait for a worker elsewhere, and its metrics show how long', async () => {
  await addDueJob()
  const ready = await ask('/readyz')
  expect(ready.statusCode).toBe(200)
  expect(ready.json()).toMatchObject({ jobs: { last_finished_seconds: null } })
  const metrics = (await ask('/metrics')).body
  expect(metrics).toMatch(/^hearthbook_jobs_oldest_waiting_age_seconds 60\d/m)
  expect(metrics).not.toMatch(/^hearthbook_jobs_last_finished_age_seconds \d/m)
})

test('a process whose worker finishes nothing while jobs are due is not ready', async () => {
  const app = Fastify()
  const stalled: JobActivity = {
    ...{ tasks: ['sweep-sign-in'], hasFreeSlot: true, usedShares: [], lastFinishedAt: undefined },
    startedAt: new Date(Date.now() - AN_HOUR_MS),
  }
  addHealth(app, server.context, () => stalled)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await addDueJob()
  const answer = await app.inject('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    status: 'not ready',
    checks: [
      { name: 'database', ok: true },
      { name: 'storage', ok: true },
      { name: 'jobs', ok: false },
    ],
  })
  await app.close()
})

test('a process whose folder no longer belongs to its database is not ready', async () => {
  const file = path.join(server.config.dataDir, 'store-id')
  const id = await readFile(file, 'utf8')
  await writeFile(file, 'another')
  const lost = (await ask('/readyz')).json()
  await writeFile(file, id)
  expect(lost).toMatchObject({ checks: [{ ok: true }, { name: 'storage', ok: false }, { ok: true }] })
  expect((await ask('/readyz')).statusCode).toBe(200)
})

function ask(url: string) {
  return server.app.inject({ url, headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
}

async function addDueJob() {
  await server.sql(`select graphile_worker.add_job('sweep-sign-in', run_at => now() - interval '10 minutes')`)
  await server.sql(
    `update graphile_worker._private_jobs set created_at = run_at where run_at < now() - interval '9 minutes'`,
  )
}
