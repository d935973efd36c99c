import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programFor } from '#kit/programs.ts'
import { VERSION } from '#server/version.ts'
import { newId } from '#shared/ids.ts'
import { parse } from 'yaml'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const METRICS_TOKEN = 'only for the tests of metrics'
const DEPLOY = path.join(import.meta.dirname, '../../deploy')
const ALERTS = path.join(DEPLOY, 'alerts.yaml')
const promtool = programFor('promtool')
let server: TestApp

beforeAll(async () => {
  server = await openTestApp({ config: { metricsToken: METRICS_TOKEN } })
})
afterAll(() => server.close())

test('metrics show the version, the disk, failed jobs, unsent emails, damaged originals, and the age of backups', async () => {
  const place = path.join(server.config.dataDir, 'database-backups')
  const missing = `hearthbook_backup_age_seconds{place="${place}"}`
  expect(await metrics()).toMatchObject({
    [`hearthbook_info{version="${VERSION}"}`]: 1,
    hearthbook_jobs_failed: 0,
    hearthbook_emails_unsent: 0,
    hearthbook_originals_damaged: 0,
    hearthbook_disk_free_bytes: expect.any(Number),
    hearthbook_disk_total_bytes: expect.any(Number),
  })
  expect(await metrics()).not.toHaveProperty([missing])

  await server.sql(`select graphile_worker.add_job('send-digest', max_attempts => 6, flags => '{email/4}')`)
  await server.sql(`select graphile_worker.add_job('make-export', max_attempts => 5)`)
  await server.sql('update graphile_worker._private_jobs set attempts = 5')
  await server.sql(
    `insert into backup_repositories (id, address, created_at) values ($1, $2, now() - interval '3 days')`,
    [newId(), place],
  )
  const family_id = newId()
  await server.sql(`insert into families (id, name) values ($1, 'Moreau')`, [family_id])
  await server.sql(
    `insert into original_checks (family_id, storage_path, finding, checked_at) values ($1, 'a.jpg', 'missing', now())`,
    [family_id],
  )
  const now = await metrics()
  expect(now).toMatchObject({
    hearthbook_jobs_failed: 1,
    hearthbook_emails_unsent: 1,
    hearthbook_originals_damaged: 1,
  })
  expect(now[missing]).toBeCloseTo(3 * 24 * 3600, -2)
})

test('every metric that an alert or the dashboard uses exists', async () => {
  await metrics()
  const { body } = await ask()
  const present = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const queries = [
    ...(parse(readFileSync(ALERTS, 'utf8')) as Rules).groups.flatMap(({ rules }) => rules),
    ...(parse(readFileSync(path.join(DEPLOY, 'grafana.json'), 'utf8')) as Dashboard).panels.flatMap(
      ({ targets }) => targets,
    ),
  ]
  const used = new Set(queries.flatMap(({ expr }) => expr.match(/\b(hearthbook|process|nodejs)_\w+/g) ?? []))
  expect(queries.length).toBeGreaterThan(20)
  for (const name of used) expect(present, name).toContain(name.replace(/_bucket$/, ''))
  const ours = [...present].filter((name) => name?.startsWith('hearthbook_'))
  expect(ours.filter((name) => ![...used].some((one) => one.startsWith(name ?? '')))).toEqual([])
})

test.skipIf(!promtool)('Prometheus accepts the alert rules (needs promtool: apt install prometheus)', () => {
  const { status, stdout, stderr } = spawnSync(promtool ?? '', ['check', 'rules', ALERTS], { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})

type Query = { expr: string }
type Rules = { groups: { rules: Query[] }[] }
type Dashboard = { panels: { targets: Query[] }[] }

function ask() {
  return server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
}

/** By name and labels. */
async function metrics(): Promise<Record<string, number>> {
  const lines = (await ask()).body.split('\n').filter((line) => line.startsWith('hearthbook_'))
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}
