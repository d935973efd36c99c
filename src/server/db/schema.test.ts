import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ensureDatabase, withClient } from './cluster.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'
import { describeSchema } from './schema.queries.ts'
import { createTestDatabase, TEST_SECRET, type TestDatabase } from './test-database.ts'

const docs = path.join(import.meta.dirname, '../../../docs/schema.sql')
const { beforeBaseline } = readMigrations()
const created: string[] = []
let present: TestDatabase
let schema: string

beforeAll(async () => {
  present = await createTestDatabase()
  schema = await withClient(present.ownerUrl, describeSchema)
})

afterAll(async () => {
  await present.drop()
  await withClient(inject('postgresAdminUrl'), async (client) => {
    for (const name of created) await client.query(`drop database ${name} with (force)`)
  })
})

test('docs/schema.sql matches the schema that the migrations create', () => {
  expect(readFileSync(docs, 'utf8')).toBe(schema)
})

// Each runs every migration from before the baseline. Where they're interrupted only matters between the first and last.
test.each(['0186', '0370'])(
  'a database at migration %s, from before the baseline, gets the same schema as a new one',
  async (number) => {
    const then = beforeBaseline.filter(({ name }) => name.slice(0, 4) <= number)
    const ownerUrl = await createDatabase()
    await migrate(ownerUrl, TEST_SECRET, { beforeBaseline: then, baseline: [], forward: [], repeatable: [] })
    await migrate(ownerUrl, TEST_SECRET)
    expect(await withClient(ownerUrl, describeSchema)).toBe(schema)
    expect(await withClient(ownerUrl, functions)).toEqual(await withClient(present.ownerUrl, functions))
    expect(await migrate(ownerUrl, TEST_SECRET)).toEqual([])
  },
)

async function createDatabase() {
  const name = `schema_${Date.now()}_${Math.trunc(Math.random() * 1e6)}`
  created.push(name)
  return ensureDatabase(inject('postgresAdminUrl'), name, TEST_SECRET)
}

async function functions(client: pg.Client) {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef(oid) as definition from pg_proc where pronamespace = 'app'::regnamespace
      order by oid::regprocedure::text`,
  )
  return rows.map(({ definition }) => definition)
}
