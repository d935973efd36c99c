import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { IS_FULL } from '#kit/full-size.ts'
import { CannotStart } from '#server/cannot-start.ts'
import { VERSION } from '#server/version.ts'
import { ensureDatabase, withClient } from './cluster.ts'
import { isMigrated, migrate } from './migrate.ts'
import { readMigrations, type MigrationFile, type Migrations } from './read-migrations.ts'
import { createTestDatabase, TEST_SECRET } from './test-database.ts'

let ownerUrl: string
let name: string

// Roles belong to the whole cluster. Creating the template creates them with the passwords of the tests.
beforeAll(async () => (await createTestDatabase()).drop())

beforeEach(async () => {
  name = `migrated_${Date.now()}_${Math.trunc(Math.random() * 1e6)}`
  ownerUrl = await ensureDatabase(inject('postgresAdminUrl'), name, TEST_SECRET)
})

afterEach(() => withClient(inject('postgresAdminUrl'), (client) => client.query(`drop database ${name} with (force)`)))

test('two instances that start at the same time on an empty database apply each migration once', async () => {
  const programs = [migrateElsewhere(), migrateElsewhere()]
  const applied = (await Promise.all(programs)).flat()
  expect(applied).toEqual([...new Set(applied)])
  expect(applied.length).toBeGreaterThan(3)
  await ask(async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from app.migrations order by name')
    expect(rows.map((row) => row.name)).toEqual(applied.toSorted())
    expect(await isMigrated(client)).toBe(true)
  })
  expect(await migrate(ownerUrl, TEST_SECRET)).toEqual([])
})

test('a migration that was changed after it was applied stops the start, and the error names it', async () => {
  await migrate(ownerUrl, TEST_SECRET, steps(step('0001_photos.sql', 'create table photos (id int)')))
  const changed = steps(
    step('0001_photos.sql', 'create table photos (id bigint)'),
    step('0002_more.sql', 'create table more ()'),
  )
  await expect(migrate(ownerUrl, TEST_SECRET, changed)).rejects.toThrow(/must never change: 0001_photos\.sql/)
  expect(await tables()).toEqual(['photos'])
})

test('an older version says in one sentence which version wrote the data, and changes nothing', async () => {
  const photos = step('0001_photos.sql', 'create table photos (id int)')
  await migrate(ownerUrl, TEST_SECRET, steps(photos, step('0002_books.sql', 'create table books (id int)')))
  await ask((client) => client.query(`update app.migrations set version = '12.0.0' where name = '0002_books.sql'`))
  const before = await everythingIn()
  const older = steps(photos, step('0001a_other.sql', 'create table other (id int)'))
  await expect(migrate(ownerUrl, TEST_SECRET, older)).rejects.toThrow(
    new CannotStart(
      `A newer version of Hearthbook wrote this data (12.0.0, 0002_books.sql) and this is ${VERSION}, so nothing was changed: start the newer version, or restore the backup from before the upgrade.`,
    ),
  )
  expect(await everythingIn()).toEqual(before)
})

test('a failed upgrade changes nothing, so the earlier version still starts, and it works once it is fixed', async () => {
  const first = step('0001_photos.sql', 'create table photos (id int)')
  await migrate(ownerUrl, TEST_SECRET, steps(first))
  const before = await everythingIn()
  const second = step('0002_books.sql', 'create table books (id int); insert into books values (1)')
  const wrong = step('0003_pages.sql', 'create table pages (id int); select 1/0')
  await expect(migrate(ownerUrl, TEST_SECRET, steps(first, second, wrong))).rejects.toThrow(
    /0003_pages\.sql failed: division by zero\. The database is as it was before/,
  )
  expect(await everythingIn()).toEqual(before)
  expect(await migrate(ownerUrl, TEST_SECRET, steps(first))).toEqual([])
  const mended = step('0003_pages.sql', 'create table pages (id int)')
  expect(await migrate(ownerUrl, TEST_SECRET, steps(first, second, mended))).toEqual([
    ...['0002_books.sql', '0003_pages.sql'],
  ])
})

test('an upgrade can change a table right after it filled another one that refers to it', async () => {
  const books = `create table books (id int primary key);
    create table pages (book_id int references books deferrable initially deferred)`
  const rows = 'insert into books values (1); insert into pages values (1)'
  const change = 'alter table pages add column number int; alter table books add column title text'
  const all = [books, rows, change].map((sql, index) => step(`000${index}_books.sql`, sql))
  expect(await migrate(ownerUrl, TEST_SECRET, steps(...all))).toEqual(all.map(({ name: file }) => file))
})

test.each(IS_FULL ? [150, 250, 300, 350, 450] : [250, 400])(
  'the next start completes migrations that were killed after %i ms',
  async (afterMs) => {
    const child = startMigrating()
    const over = once(child, 'close')
    await Promise.race([sleep(afterMs), over])
    child.kill('SIGKILL')
    await over
    await migrate(ownerUrl, TEST_SECRET)
    expect(await ask((client) => isMigrated(client))).toBe(true)
  },
)

test("a database with a missing migration isn't ready", async () => {
  await migrate(ownerUrl, TEST_SECRET)
  await ask(async (client) => {
    await client.query(`delete from app.migrations where name = '${readMigrations().baseline.at(-1)!.name}'`)
    expect(await isMigrated(client)).toBe(false)
  })
})

test('a job that was queued under its former name runs under the new one after the upgrade', async () => {
  const all = readMigrations()
  const before = all.forward.filter(({ name: file }) => file < '0420')
  await migrate(ownerUrl, TEST_SECRET, { ...all, forward: before, repeatable: [] })
  await ask((client) => client.query(`select graphile_worker.add_job('tell-of-joining')`))
  await migrate(ownerUrl, TEST_SECRET)
  const { rows } = await ask((client) => client.query('select task_identifier from graphile_worker.jobs'))
  expect(rows).toEqual([{ task_identifier: 'send-member-joined-mail' }])
})

test('several Hearthbooks in one cluster can start at the same time', async () => {
  const starts = Array.from({ length: 8 }, () => ensureDatabase(inject('postgresAdminUrl'), 'postgres', TEST_SECRET))
  expect(new Set(await Promise.all(starts)).size).toBe(1)
})

function steps(...forward: MigrationFile[]): Migrations {
  return { beforeBaseline: [], baseline: [], forward, repeatable: [] }
}

function step(file: string, sql: string): MigrationFile {
  return { name: file, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

function ask<T>(work: Parameters<typeof withClient<T>>[1]) {
  return withClient(ownerUrl, work)
}

function tables(): Promise<string[]> {
  return ask(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    return rows.map((row) => row.name)
  })
}

/** Tables and applied migrations. */
async function everythingIn() {
  const { rows } = await ask((client) => client.query('select * from app.migrations order by name'))
  return { tables: await tables(), migrations: rows as unknown[] }
}

function startMigrating() {
  const program = `
    import { migrate } from '${new URL('migrate.ts', import.meta.url)}'
    console.log(JSON.stringify(await migrate(${JSON.stringify(ownerUrl)}, ${JSON.stringify(TEST_SECRET)})))
  `
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function migrateElsewhere(): Promise<string[]> {
  const child = startMigrating()
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`Migrating in another process ended with ${code}`)
  return JSON.parse(text) as string[]
}
