import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { asUser, type Tx } from '#server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { newId } from '#shared/ids.ts'
import { selectSourcePhotos } from '#features/books/server/sources.queries.ts'
import { selectPhotoPage } from './list-photos.queries.ts'

const ana = newId()
const family_id = newId()
const TIMES_ASKED = 10
/** After so many plans with the values, PostgreSQL compares them with one without. */
const TIMES_PLANNED = 5
const IN_MAY = { at: '2005-05-01 00:00:00', id: newId() }
const order = { sort_by: 'taken_at', sort_order: 'desc' } as const
const start = { cursor: undefined, backwards: false, from_month: undefined, offset: 0 }
const gallery = { family_id, ...order, ...start, filter: {}, limit: 101 }
let home: TestDatabase

beforeAll(async () => {
  home = await createTestDatabase()
  const db = home.database
  await db.auth.insertInto('profiles').values({ id: ana, email: 'ana@example.org' }).execute()
  await asUser(db, ana, (tx) => sql`select app.create_family(${family_id}, ${newId()}, 'Moreau')`.execute(tx))
  await sql`insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height,
      taken_at, thumbhash, created_at)
    select id, ${family_id}::uuid, ${ana}::uuid, id::text, n || '.jpg', 'image/jpeg', 'image', 1000, sha256(id::text::bytea), 40, 30,
      timestamp '2005-01-01' + n * interval '1 hour', decode('00', 'hex'), now()
    from (select n, gen_random_uuid() as id from generate_series(1, 5000) n) rows`.execute(db.worker)
  await withClient(db.ownerUrl, (client) =>
    client.query(
      `with other as (insert into families (id, name) select gen_random_uuid(), 'Family ' || n from generate_series(1, 20) n returning id)
        insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, created_at)
        select id, family_id, $1, id::text, '1.jpg', 'image/jpeg', 'image', 1000, sha256(id::text::bytea), 40, 30, now()
        from (select other.id as family_id, gen_random_uuid() as id from other, generate_series(1, 100)) rows`,
      [ana],
    ),
  )
  // Autovacuum would do this a while after such an import. The planner needs the statistics.
  await withClient(db.ownerUrl, (client) => client.query('analyze photos'))
})
afterAll(() => home.drop())

test("a page of the gallery reads one page of photos, not all of the family's", async () => {
  expect(await rowsReadBy((tx) => selectPhotoPage(tx, gallery), 101)).toBeLessThan(1000)
})

test.each([
  ['the first page', {}],
  ['the first page, oldest photos first,', { sort_order: 'asc' }],
  ['the first page, photos added last first,', { sort_by: 'created_at' }],
  ['the next page', { cursor: IN_MAY }],
  ['the previous page', { cursor: IN_MAY, backwards: true }],
  ['the page of a month', { from_month: '2005-03' }],
] as const)('for a family with more photos than most, %s isn’t planned again for each request', async (_, asked) => {
  const { rows } = await asUser(home.database, ana, async (tx) => {
    for (let time = 0; time < TIMES_ASKED; time++)
      expect(await selectPhotoPage(tx, { ...gallery, ...asked })).toHaveLength(101)
    return sql<{ planned: number }>`select max(custom_plans)::integer as planned from pg_prepared_statements`.execute(
      tx,
    )
  })
  expect(rows).toEqual([{ planned: TIMES_PLANNED }])
})

test("a day's photos are found by index, in the gallery and for a book", async () => {
  const day = { taken_from: '2005-03-01', taken_to: '2005-03-01' }
  expect(await rowsReadBy((tx) => selectPhotoPage(tx, { ...gallery, filter: day, limit: 31 }), 24)).toBeLessThan(240)
  const source = { ...day, favorites_only: false }
  expect(await rowsReadBy((tx) => selectSourcePhotos(tx, family_id, source), 24)).toBeLessThan(240)
})

/** How many rows of `photos` PostgreSQL reads for a query that finds so many. */
function rowsReadBy(ask: (tx: Tx) => Promise<unknown[]>, found: number): Promise<number> {
  return asUser(home.database, ana, async (tx) => {
    const seen = async () => {
      const { rows } = await sql<{ read: number }>`
        select pg_stat_get_xact_tuples_returned('photos'::regclass) + pg_stat_get_xact_tuples_fetched('photos'::regclass) as read`.execute(
        tx,
      )
      return Number(rows[0]!.read)
    }
    // PostgreSQL plans a prepared statement five times before it may switch to a generic plan.
    for (let time = 1; time < TIMES_ASKED; time++) await ask(tx)
    const before = await seen()
    expect(await ask(tx)).toHaveLength(found)
    return (await seen()) - before
  })
}
