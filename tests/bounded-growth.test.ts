import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importsContract } from '#features/imports/imports.contract.ts'
import { insertRun } from '#features/backups/server/repositories.queries.ts'
import { withClient } from '#server/db/cluster.ts'
import { newId } from '#shared/ids.ts'
import { opensLink, seedGuest } from '#kit/guests.ts'
import { seedImport } from '#kit/imports.ts'
import { seedFailedJob } from '#kit/jobs.ts'
import type { Family, Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let rosa: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp({ withWorker: true })
  rosa = await server.person('Rosa')
  family = await rosa.opensFamily('Ríos')
})
afterAll(() => server.close())
beforeEach(() => server.sql('delete from graphile_worker._private_jobs'))

test('docs/scaling.md says for every table what bounds it', async () => {
  const tables = await server.sql<{ name: string }>(
    `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
      from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(await listed('tables')).toEqual(tables.map(({ name }) => name).toSorted())
})

test('docs/scaling.md says for every entry of DATA_DIR what bounds it', async () => {
  const known = await listed('folders')
  const found = await readdir(server.config.dataDir)
  expect(found.length).toBeGreaterThan(2)
  for (const name of found) expect(known, name).toContain(name)
})

test("a guest's session is deleted when its cookie has expired, and not before", async () => {
  const { guest_id, token } = await seedGuest(rosa, family, 'Grandma')
  for (const age of ['399 days', '401 days']) {
    await opensLink(rosa, token)
    await server.sql(
      `update guest_sessions set created_at = now() - $2::interval
        where id = (select id from guest_sessions where guest_id = $1 order by created_at desc limit 1)`,
      [guest_id, age],
    )
  }
  await runs('sweep-guest-sessions')
  expect(await server.sql('select 1 from guest_sessions where guest_id = $1', [guest_id])).toHaveLength(1)
})

test('the results of an import are deleted after 90 days', async () => {
  const [recent, old] = [await seedImport(rosa, family.family_id), await seedImport(rosa, family.family_id)]
  for (const [id, days] of [
    [recent, 89],
    [old, 91],
  ])
    await server.sql(
      `update imports set state = 'done', finished_at = now() - make_interval(days => $2::int) where id = $1`,
      [id, days],
    )
  await runs('sweep-imports')
  const { imports } = await rosa.call(importsContract.listImports, { family_id: family.family_id })
  expect(imports.map(({ id }) => id)).toEqual([recent])
})

test('a job that failed 90 days ago is deleted, and a recent one stays for administrators', async () => {
  const [recent, old] = [await seedFailedJob(server), await seedFailedJob(server)]
  await server.sql(`update graphile_worker._private_jobs set updated_at = now() - interval '91 days' where id = $1`, [
    old,
  ])
  await runs('sweep-failed-jobs')
  const failed = await server.sql<{ id: string }>(
    'select id::text from graphile_worker._private_jobs where attempts = max_attempts',
  )
  expect(failed).toEqual([{ id: recent }])
})

test('checkouts of the sandbox, and its payments that no one made, are deleted after 30 days', async () => {
  await server.sql(`insert into sandbox_customers (id, user_id, standing) values ('cus_1', $1, '{}')`, [rosa.user_id])
  const [recent, old, paid] = [newId(), newId(), newId()].toSorted()
  for (const [id, days, paid_at] of [
    [recent, 29, null],
    [old, 31, null],
    [paid, 31, new Date()],
  ]) {
    await server.sql(
      `insert into sandbox_checkouts (id, customer_id, tier, is_yearly, paid_at, expires_at)
        values ($1, 'cus_1', 'basic', false, $3, now() - make_interval(days => $2::int))`,
      [id, days, paid_at],
    )
    await server.sql(
      `insert into sandbox_payments (id, customer_id, about, amount, currency, return_path, paid_at, expires_at)
        values ($1, 'cus_1', 'A book', 100, 'usd', '/', $3, now() - make_interval(days => $2::int))`,
      [id, days, paid_at],
    )
  }
  await runs('compare-subscriptions')
  expect(await server.sql('select id from sandbox_checkouts')).toEqual([{ id: recent }])
  expect(await server.sql('select id from sandbox_payments order by id')).toEqual([{ id: recent }, { id: paid }])
})

test('a place without backups for 400 days is forgotten, with what is known of its objects', async () => {
  const [unused, used] = [newId(), newId()]
  for (const id of [unused, used]) {
    await server.sql(
      `insert into backup_repositories (id, address, created_at) values ($1::uuid, '/mnt/' || $1, now() - interval '401 days')`,
      [id],
    )
    await server.sql(
      `insert into backup_objects (repository_id, source, sha256, bytes, file, content_type)
        values ($1, 'a.jpg', 'ab', 1, 'objects/ab', 'image/jpeg')`,
      [id],
    )
  }
  await withClient(server.context.db.ownerUrl, (client) => insertRun(client, used, 'backup'))
  expect(await server.sql('select repository_id from backup_objects')).toEqual([{ repository_id: used }])
  expect(await server.sql('select id from backup_repositories')).toEqual([{ id: used }])
})

/** The names in the first column of one of the page's tables. */
async function listed(name: 'tables' | 'folders'): Promise<string[]> {
  const page = await readFile(path.join(import.meta.dirname, '../docs/scaling.md'), 'utf8')
  const [, part = ''] = new RegExp(`<!-- ${name}: [^>]*-->([\\s\\S]*?)<!-- /${name} -->`).exec(page) ?? []
  const cells = [...part.matchAll(/^\| (`.+?) \|/gm)].map(([, cell]) => cell ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, one]) => one ?? '')).toSorted()
}

/** Runs a scheduled job. */
async function runs(job: string) {
  await server.sql('select graphile_worker.add_job($1, job_key => $1)', [job])
  await expect.poll(() => server.sql('select 1 from graphile_worker._private_jobs where key = $1', [job])).toEqual([])
}
