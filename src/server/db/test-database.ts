import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { ensureDatabase, OWNER, ownerUrlOf, withClient } from './cluster.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate } from './migrate.ts'

/** The same for the whole cluster of a test run, since the roles' passwords are derived from it. */
export const TEST_SECRET = 'a secret for tests only, forty characters'
const TEMPLATE = 'hearthbook_template'
const TEMPLATE_LOCK = 20_260_000

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string
  }
}

export type TestDatabase = { database: Database; ownerUrl: string; adminUrl: string; drop(): Promise<void> }

/** A migrated database, copied from a template in about 50 ms. Call `drop` when done. */
export async function createTestDatabase(adminUrl: string = inject('postgresAdminUrl')): Promise<TestDatabase> {
  await ensureTemplate(adminUrl)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copying files is a third faster than PostgreSQL's default, which copies pages through the WAL.
  const making = `create database ${name} template ${TEMPLATE} owner ${OWNER} strategy file_copy`
  await withClient(adminUrl, (client) => client.query(making))
  const ownerUrl = ownerUrlOf(adminUrl, name, TEST_SECRET)
  const database = openDatabase(ownerUrl, TEST_SECRET)
  return {
    database,
    ownerUrl,
    adminUrl,
    async drop() {
      await database.close()
      await withClient(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function ensureTemplate(adminUrl: string) {
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
      TEMPLATE,
    ])
    if (rowCount) return
    await migrate(await ensureDatabase(adminUrl, TEMPLATE, TEST_SECRET), TEST_SECRET)
    await client.query(`alter database ${TEMPLATE} is_template true`)
  })
}
