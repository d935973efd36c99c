import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { withClient } from './cluster.ts'
import { asUser, openDatabase, type Db, type Tx } from './database.ts'
import { prepared, preparedInsert, preparedQuery } from './prepared-statement.ts'
import { roles, roleUrl } from './roles.ts'
import { createTestDatabase, TEST_SECRET, type TestDatabase } from './test-database.ts'

/** Of the pool. */
const CONNECTIONS = 10

let home: TestDatabase
const ana = { id: newId(), family_id: newId() }
const ben = { id: newId(), family_id: newId() }

beforeAll(async () => {
  home = await createTestDatabase()
  for (const [name, person] of Object.entries({ ana, ben })) {
    await home.database.auth
      .insertInto('profiles')
      .values({ id: person.id, email: `${name}@example.org` })
      .execute()
    await asUser(home.database, person.id, (tx) =>
      sql`select app.create_family(${person.family_id}, ${newId()}, ${`The ${name}s`})`.execute(tx),
    )
  }
})

afterAll(() => home.drop())

test('people see only their own families, even when hundreds query over the same few connections', async () => {
  const asks = Array.from({ length: 300 }, async (_, i) => {
    const person = i % 2 ? ana : ben
    const rows = await asUser(home.database, person.id, async (tx) => {
      await tx.selectFrom('families').select('id').execute()
      return tx.selectFrom('families').select('id').execute()
    })
    expect(rows).toEqual([{ id: person.family_id }])
  })
  await Promise.all(asks)
})

test('a query without a user returns nothing, on a connection that has just served one', async () => {
  await asUser(home.database, ana.id, (tx) => tx.selectFrom('families').select('id').execute())
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => home.database.rw.selectFrom('families').select('id').execute()),
  )
  expect(answers.flat()).toEqual([])
  const inside = await home.database.rw
    .transaction()
    .execute((tx) => tx.selectFrom('family_members').select('id').execute())
  expect(inside).toEqual([])
})

describe('a transaction that reads in a pipeline', () => {
  const families = (tx: Tx) => tx.selectFrom('families').select('id').execute()
  const readInPipeline = <T>(person: { id: string }, work: (tx: Tx) => Promise<T>) =>
    asUser(home.database, person.id, work, 'read in a pipeline')

  test('is over when its queries are answered, and returns each person their own rows', async () => {
    const asks = Array.from({ length: 300 }, async (_, i) => {
      const person = i % 2 ? ana : ben
      const [first, second] = await readInPipeline(person, (tx) => Promise.all([families(tx), families(tx)]))
      expect([first, second]).toEqual([[{ id: person.family_id }], [{ id: person.family_id }]])
    })
    await Promise.all(asks)
    const { rows } = await sql<{ open: number }>`select count(*)::int as open from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(home.database.rw)
    expect(rows).toEqual([{ open: 0 }])
  })

  test('refuses a query that waited for another', async () => {
    const late = readInPipeline(ana, async (tx) => {
      await families(tx)
      return families(tx)
    })
    await expect(late).rejects.toThrow('sends its queries before it awaits one')
    expect(await readInPipeline(ben, families)).toEqual([{ id: ben.family_id }])
  })

  test('reports a query that failed, and the same connection serves the next person', async () => {
    const failed = readInPipeline(ana, (tx) => Promise.all([families(tx), sql`select 1 / 0`.execute(tx), families(tx)]))
    await expect(failed).rejects.toThrow('division by zero')
    await expect(readInPipeline(ana, () => Promise.reject(new Error('ours')))).rejects.toThrow('ours')
    for (const person of [ben, ana, ben, ana])
      expect(await readInPipeline(person, families)).toEqual([{ id: person.family_id }])
  })

  test('changes nothing', async () => {
    const change = readInPipeline(ana, (tx) => tx.updateTable('families').set({ name: 'Changed' }).execute())
    await expect(change).rejects.toThrow('read-only transaction')
  })
})

test('a prepared query is planned once per connection, and returns each caller their own rows', async () => {
  const familiesOf = (tx: Tx) => tx.selectFrom('families').select('id').modifyEnd(prepared).execute()
  for (let time = 0; time < 10; time++)
    for (const person of [ana, ben]) {
      const [families, statements] = await asUser(home.database, person.id, (tx) =>
        Promise.all([
          familiesOf(tx),
          sql<{
            name: string
          }>`select name from pg_prepared_statements where statement like 'select "id" from "families"%'`.execute(tx),
        ]),
      )
      expect(families).toEqual([{ id: person.family_id }])
      expect(statements.rows).toHaveLength(1)
    }
})

test('a prepared query is built once, and returns each caller their own rows', async () => {
  let built = 0
  const family = preparedQuery((db: Db, family_id: string, name: string) => {
    built++
    return db.selectFrom('families').select(['id', 'name']).where('id', '=', family_id).where('name', '<>', name)
  })
  for (const person of [ana, ben, ana])
    for (const [asked, name, found] of [
      [person.family_id, 'Others', 1],
      [person.family_id, person === ana ? 'The anas' : 'The bens', 0],
      [person === ana ? ben.family_id : ana.family_id, 'Others', 0],
    ] as const)
      expect(await asUser(home.database, person.id, (tx) => family(tx, asked, name))).toHaveLength(found)
  expect(built).toBe(1)
  const changed = preparedQuery((db: Db, name: string) =>
    db.selectFrom('families').select('id').where('name', '=', `The ${name}`),
  )
  await expect(changed(home.database.rw, 'anas')).rejects.toThrow('needs its values as they are')
})

test('a prepared insert takes rows with different columns, and defaults for undefined values', async () => {
  const insert = preparedInsert('profiles')
  const { auth } = home.database
  const rows = [
    { id: newId(), email: 'cleo@example.org' },
    { id: newId(), email: 'dan@example.org', first_name: 'Dan' },
    { id: newId(), email: 'eva@example.org', first_name: undefined },
    { id: newId(), first_name: 'Finn', email: 'finn@example.org' },
  ]
  for (const row of rows) await insert(auth, row)
  const ids = rows.map(({ id }) => id)
  const found = await auth
    .selectFrom('profiles')
    .select(['email', 'first_name'])
    .where('id', 'in', ids)
    .orderBy('email')
    .execute()
  expect(found).toEqual([
    { email: 'cleo@example.org', first_name: '' },
    { email: 'dan@example.org', first_name: 'Dan' },
    { email: 'eva@example.org', first_name: '' },
    { email: 'finn@example.org', first_name: 'Finn' },
  ])
})

test("a user ID that isn't an ID is refused", async () => {
  for (const user_id of ['', "' or true --", 'null', `${ana.id}'`])
    await expect(asUser(home.database, user_id, async () => 'in')).rejects.toThrow(/must be the id of a person/)
})

test('changes of a failed operation are rolled back', async () => {
  const renamed = asUser(home.database, ana.id, async (tx) => {
    await tx.updateTable('families').set({ name: 'Half done' }).where('id', '=', ana.family_id).execute()
    throw new Error('the operation failed')
  })
  await expect(renamed).rejects.toThrow('the operation failed')
  const rows = await asUser(home.database, ana.id, (tx) => tx.selectFrom('families').select('name').execute())
  expect(rows).toEqual([{ name: 'The anas' }])
})

test("a read-only transaction can't change anything, and hundreds read over the same few connections", async () => {
  const rename = (tx: Tx) =>
    tx.updateTable('families').set({ name: 'Changed' }).where('id', '=', ana.family_id).execute()
  await expect(asUser(home.database, ana.id, rename, 'read only')).rejects.toMatchObject({ code: '25006' })
  const reads = Array.from({ length: 300 }, async (_, i) => {
    const person = i % 2 ? ana : ben
    const read = (tx: Tx) => tx.selectFrom('families').select('id').execute()
    expect(await asUser(home.database, person.id, read, 'read only')).toEqual([{ id: person.family_id }])
  })
  await Promise.all(reads)
})

test('pipelined queries each get their own result, and the failed one gets its own error', async () => {
  const number = async (tx: Tx, n: number) => (await sql<{ n: number }>`select ${n}::int as n`.execute(tx)).rows[0]!.n
  const together = (tx: Tx) => Promise.all([1, 2, 3].map((n) => number(tx, n)))
  expect(await asUser(home.database, ana.id, together)).toEqual([1, 2, 3])
  const failing = (tx: Tx) => Promise.all([number(tx, 1), sql`select 1/0`.execute(tx), number(tx, 2)])
  await expect(asUser(home.database, ana.id, failing)).rejects.toThrow('division by zero')
  expect(await asUser(home.database, ana.id, together)).toEqual([1, 2, 3])
})

test('times keep their microseconds, dates stay dates, and counts are numbers', async () => {
  const { rows } = await sql`select
    '2026-11-21 07:20:21.123456+00'::timestamptz as moment, '2002-05-16 15:43:26'::timestamp as local,
    '2019-02-28'::date as day, count(*) as count from generate_series(1, 3)`.execute(home.database.rw)
  expect(rows).toEqual([
    { moment: '2026-11-21T07:20:21.123456Z', local: '2002-05-16T15:43:26', day: '2019-02-28', count: 3 },
  ])
})

test("every PostgreSQL plans people's queries alike, an external one with other settings too", async () => {
  const name = pg.escapeIdentifier(new URL(home.ownerUrl).pathname.slice(1))
  await withClient(home.adminUrl, async (admin) => {
    await admin.query(`alter database ${name} set jit = on`)
    await admin.query(`alter database ${name} set random_page_cost = 4`)
  })
  for (const role of roles)
    await withClient(roleUrl(home.ownerUrl, role, TEST_SECRET), async (client) => {
      const { rows } = await client.query(
        `select current_setting('jit') as jit, current_setting('random_page_cost') as random_page_cost`,
      )
      expect(rows).toEqual([{ jit: 'off', random_page_cost: '1.1' }])
    })
})

test('a connection lost during an operation fails only that operation, and the next query succeeds', async () => {
  const cutOff = asUser(home.database, ana.id, async (tx) => {
    await tx.selectFrom('families').select('id').execute()
    await throwEverybodyOut()
    await sleep(100)
    return tx.selectFrom('families').select('id').execute()
  })
  await expect(cutOff).rejects.toThrow()
  const ask = () => asUser(home.database, ana.id, (tx) => tx.selectFrom('families').select('id').execute())
  await expect.poll(() => ask().catch(() => 'not yet')).toEqual([{ id: ana.family_id }])
})

test("a request that can't get a connection for too long fails instead of waiting behind all others", async () => {
  const busy = openDatabase(home.ownerUrl, TEST_SECRET, { connectionTimeoutMillis: 1_000 })
  const sleeping = Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(2)`.execute(busy.rw))
  await expect(sql`select 1`.execute(busy.rw)).rejects.toThrow('timeout exceeded when trying to connect')
  await Promise.all(sleeping)
  await sql`select 1`.execute(busy.rw)
  await busy.close()
})

function throwEverybodyOut() {
  const database = new URL(home.ownerUrl).pathname.slice(1)
  return withClient(home.adminUrl, (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]),
  )
}
