import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database, type Tx } from './database.ts'
import { isUnreachable } from './connection-errors.ts'
import { ReadTimeoutClient } from './read-timeout-client.ts'
import { withoutTimeouts } from './without-timeouts.ts'
import { createTestDatabase, TEST_SECRET, type TestDatabase } from './test-database.ts'
import { openFirewall } from './test-firewall.ts'

const READ_TIMEOUT_MS = 400
let real: TestDatabase
let firewall: Awaited<ReturnType<typeof openFirewall>>
let database: Database

beforeAll(async () => {
  real = await createTestDatabase()
  firewall = await openFirewall(real.ownerUrl)
  database = openDatabase(firewall.url, TEST_SECRET, { readTimeoutMs: READ_TIMEOUT_MS })
})
afterAll(async () => {
  await database.close()
  await firewall.close()
  await real.drop()
})

const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.rw).then(({ rows }) => rows[0]?.one)
const failure = () =>
  ask().then(
    () => expect.unreachable('nobody is there to answer'),
    (error: NodeJS.ErrnoException) => error,
  )

test('queries that are not awaited one by one leave in one write', async () => {
  const client = new ReadTimeoutClient({ connectionString: real.ownerUrl, pipeline: true } as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  const { stream } = client.connection
  const first = client.query('select 1 as one')
  const waiting = stream.writableLength
  const second = client.query('select 2 as two')
  expect(waiting).toBeGreaterThan(0)
  expect(stream.writableLength).toBeGreaterThan(waiting)
  expect((await first).rows).toEqual([{ one: 1 }])
  expect((await second).rows).toEqual([{ two: 2 }])
  await client.end()
})

test('an idle connection stays open', async () => {
  const process = () =>
    sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.rw).then(({ rows }) => rows[0]!.pid)
  const before = await process()
  await new Promise((go) => setTimeout(go, 2 * READ_TIMEOUT_MS))
  expect(await process()).toBe(before)
})

test('a query fails soon after its database vanishes, and the next one succeeds once the database is back', async () => {
  expect(await ask()).toBe(1)
  const drop = firewall.shut()
  // First on the open connection, then on one that can't be established.
  for (let attempt = 0; attempt < 2; attempt++) expect(await failure()).toSatisfy(isUnreachable)
  firewall.open()
  expect(await ask()).toBe(1)
  drop()
})

test('only queries marked as unlimited can outlast the read timeout', async () => {
  const slowly = (tx: Tx) => sql`select pg_sleep(${(2 * READ_TIMEOUT_MS) / 1000})`.execute(tx)
  const { rw } = database
  await expect(rw.transaction().execute((tx) => withoutTimeouts(tx, () => slowly(tx)))).resolves.toBeDefined()
  await expect(rw.transaction().execute(slowly)).rejects.toThrow('connection error')
})
