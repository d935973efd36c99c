import { createHash } from 'node:crypto'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { ensureDatabase, withClient } from './cluster.ts'
import { migrate } from './migrate.ts'
import { readMigrations, type MigrationFile, type Migrations } from './read-migrations.ts'
import { createTestDatabase, TEST_SECRET } from './test-database.ts'

const created: string[] = []
let ownerUrl: string

// Creating the template also creates the roles, with the passwords of the tests.
await (await createTestDatabase()).drop()

beforeEach(async () => {
  const name = `repeatable_${Date.now()}_${Math.trunc(Math.random() * 1e6)}`
  created.push(name)
  ownerUrl = await ensureDatabase(inject('postgresAdminUrl'), name, TEST_SECRET)
})

afterAll(() =>
  withClient(inject('postgresAdminUrl'), async (client) => {
    for (const name of created) await client.query(`drop database ${name} with (force)`)
  }),
)

const photos = file('0001_photos.sql', 'create table photos (id int); alter table photos enable row level security')
const greeting = (text: string) =>
  `create or replace function app.greeting() returns text language sql return '${text}';`
const readable = 'create policy everyone_reads on photos for select to app_rw using (true);'

test("a changed function is replaced, and an unchanged file isn't applied again", async () => {
  await migrateWith('01_greetings.sql', greeting('Hello'))
  expect(await migrateWith('01_greetings.sql', greeting('Hello'))).toEqual([])
  expect(await migrateWith('01_greetings.sql', greeting('Good morning'))).toEqual(['repeatable/01_greetings.sql'])
  expect(await ask('select app.greeting() as answer')).toBe('Good morning')
})

test('all files are applied again after a change of the tables, which may have dropped their objects', async () => {
  await migrateWith('01_photos.sql', readable)
  const dropping = file('0002_policies.sql', 'drop policy everyone_reads on photos')
  await migrate(ownerUrl, TEST_SECRET, migrations([photos, dropping], file('repeatable/01_photos.sql', readable)))
  expect(await policies()).toBe('everyone_reads')
})

test('policies, triggers and functions removed from a file are dropped', async () => {
  const keep = `create or replace function app.keep() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger keep_photos after insert on photos for each row execute function app.keep();`.replace(/^ +/gm, '')
  await migrateWith('01_photos.sql', `${readable}\n${keep}\n${greeting('Hello')}`)
  await migrateWith('01_photos.sql', 'create policy members_read on photos for select to app_rw using (false);')
  expect(await policies()).toBe('members_read')
  expect(await ask('select count(*)::int as answer from pg_trigger where not tgisinternal')).toBe(0)
  expect(await ask(`select count(*)::int as answer from pg_proc where pronamespace = 'app'::regnamespace`)).toBe(0)
})

test('only the roles that a file names can call its functions', async () => {
  await migrateWith('01_greetings.sql', `${greeting('Hello')}\ngrant execute on function app.greeting to app_guest;`)
  await migrateWith('01_greetings.sql', `${greeting('Hello')}\ngrant execute on function app.greeting to app_rw;`)
  const callers = `select string_agg(rolname, ', ') as answer from pg_roles
    where rolname like 'app\\_%' and rolname <> 'app_owner' and has_function_privilege(oid, 'app.greeting()', 'execute')`
  expect(await ask(callers)).toBe('app_rw')
})

test('a failing file is rolled back and named in the error', async () => {
  await migrateWith('01_photos.sql', readable)
  await expect(migrateWith('01_photos.sql', 'select 1/0')).rejects.toThrow(/repeatable\/01_photos\.sql failed/)
  expect(await policies()).toBe('everyone_reads')
})

test('each function, trigger, policy and view is defined in one place', () => {
  const { baseline, forward, repeatable } = readMigrations()
  const definition =
    /^\s*create (?:or replace )?(?:constraint )?(function|trigger|policy|view) (\S+?)(?=\(| )(.*? on [\w.]+)?/gim
  const defined = (files: MigrationFile[]) =>
    files.flatMap(({ sql }) => [...sql.matchAll(definition)].map(([, kind, name, on]) => `${kind} ${name}${on ?? ''}`))
  // Columns and indexes use this function, so it has to exist before them.
  expect(defined([...baseline, ...forward])).toEqual(['function app.fold'])
  const all = defined(repeatable)
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual(['function app.add_job'])
})

function migrateWith(name: string, sql: string) {
  return migrate(ownerUrl, TEST_SECRET, migrations([photos], file(`repeatable/${name}`, sql)))
}

function migrations(forward: MigrationFile[], ...repeatable: MigrationFile[]): Migrations {
  return { beforeBaseline: [], baseline: [], forward, repeatable }
}

function file(name: string, sql: string): MigrationFile {
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

function policies() {
  return ask(`select string_agg(policyname, ', ') as answer from pg_policies where schemaname = 'public'`)
}

function ask(query: string): Promise<unknown> {
  return withClient(ownerUrl, async (client) => (await client.query<{ answer: unknown }>(query)).rows[0]!.answer)
}
