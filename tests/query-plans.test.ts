import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosContract } from '#features/photos/photos.contract.ts'
import { TOTAL_MAX } from '#features/photos/photos.rules.ts'
import { fillOtherFamilies, fillPhotos } from '../bench/fill-photos.ts'
import { makeCallers, makeFixture, type Fixture } from '#kit/fixture.ts'
import { expectedOutcome, sampleOf, send } from '#kit/matrix.ts'
import { followPlans, pretendLarge, pretendMore, rowsOf, scannedTables, type RanPlan } from '#kit/query-plans.ts'
import { triedOperations } from '#kit/sample-inputs.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { openTestApp, withoutLimits, type TestApp } from '#kit/test-app.ts'

/** PostgreSQL sends the plan after the result. */
const UNTIL_HEARD_MS = 50
const FAMILIES = 39
const PHOTOS_EACH = 2_500
const FAMILIES_PRETENDED = 10_000
const PRETENDED_TIMES = 100
/** A page may need a few rows beside those it shows. */
const FEW = 25
const MOST_READ_PER_ROW = 20

/** Indexes of what isn't finished yet, which have few entries however large the table is. */
const SHORT_INDEXES = /_(unfinished|retried|open|trouble)$/
/** Operations that may read more, and why. */
const EXCEPTIONS: Record<string, string> = {
  getAdminOverview: 'counts everything on the server, for its administrators',
  listPlanUse: "PostgreSQL has no statistics here; with them, it begins with the caller's memberships",
  listAdminOrders: "pages through everyone's orders, newest first, for administrators",
  listAdminAudit: "pages through everyone's actions, newest first, for administrators",
  addMilestone: 'deletes links by the milestone, whose index is as small as the others here',
  allowVision: 'every photo of the family is to be looked at',
  endVision: 'deletes everything that was learned from any photo of the family',
  listPhotoPlaces: 'groups the photos of a part of the map',
  hideItem: 'PostgreSQL plans the triggers of counts here as if their tables were empty; with rows, it uses their keys',
  showItem: 'as in hideItem',
  createBook: 'finds the places of all photos that can be in the book',
  createFamilyRecord: 'adds up every original of the family for its checksums',
}
const COUNTS_MATCHES = /^select count\(\*\) as "total" from \(/
/** Each filter of the gallery, and some together. */
const FILTERS = [
  ...[{ is_archived: 'true' }, {}],
  ...[{ is_favorite: 'true' }, { taken_from: '2015-03-01', taken_to: '2015-03-02' }, { taken_to: '2005-01-03' }],
  ...[{ has_location: 'true' }, { near_lat: 38, near_lng: -9, near_km: 5 }, { area: '-9.2,38.6,-9.0,38.8' }],
  ...[{ tags: 'summer' }, { text: 'lighthouse' }, { text: 'lighthouse', taken_from: '2015-03-01' }],
  ...[{ file_name: 'img_12' }, { kind: 'scan' }, { kind: 'live_photo' }, { kind: 'video', taken_from: '2015-03-01' }],
  ...[{ is_favorite: 'true', taken_from: '2015-03-01' }, { from_month: '2015-03' }, { sort_by: 'created_at' }],
] as const

let home: TestDatabase
let server: TestApp
let fixture: Fixture
/** Tables with rows of families. */
let tables = new Set<string>()
let running = ''
const ran: RanPlan[] = []

beforeAll(async () => {
  home = await createTestDatabase()
  const database = new URL(home.ownerUrl).pathname.slice(1)
  const collect = (plan: RanPlan) => void (plan.operation && ran.push(plan))
  await followPlans(home.adminUrl, database, () => running, collect)
  server = await openTestApp({ config: { billing: 'sandbox' }, context: withoutLimits, database: home })
  fixture = await makeFixture(server, 'Amber')
  const owner = await server.ownerConnection()
  await fillOtherFamilies(owner, fixture.owner.user_id, FAMILIES, PHOTOS_EACH)
  await fillPhotos(owner, fixture.family_id, fixture.owner.user_id, PHOTOS_EACH)
  await owner.query('alter table photos set (autovacuum_enabled = off)')
  // As among ten million photos of so many families.
  await owner.query(`alter table photos alter column family_id set (n_distinct = ${FAMILIES_PRETENDED})`)
  await owner.query('analyze')
  owner.release()
  await pretendMore(home.adminUrl, database, 'photos', PRETENDED_TIMES)
  const callers = await makeCallers(server, fixture, await makeFixture(server, 'Birch'))
  const rows = await server.sql<{ name: string }>(
    `select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'family_id'`,
  )
  tables = new Set(rows.map(({ name }) => name))
  const small = [...tables].filter((table) => table !== 'photos')
  await pretendLarge(home.adminUrl, database, small)
  for (const filter of FILTERS) {
    running = `listPhotos by ${JSON.stringify(filter)}`
    await fixture.owner.tries(photosContract.listPhotos, { family_id: fixture.family_id, ...filter })
    running = ''
  }
  for (const operation of triedOperations) {
    const caller = callers.find((one) => expectedOutcome(operation, one) === 'done')!
    await caller.becomes?.()
    const person = await caller.comes()
    const sample = await sampleOf(operation, fixture, person)
    running = operation.id
    await send(operation, sample, person)
    running = ''
  }
  await sleep(UNTIL_HEARD_MS)
}, 240_000)
afterAll(async () => {
  await server.close()
  await home.drop()
})

test('no statement reads a whole table of families', async () => {
  expect(ran.length).toBeGreaterThan(triedOperations.length)
  const found = new Set<string>()
  for (const one of ran)
    for (const table of scannedTables(one, SHORT_INDEXES))
      if (tables.has(table) && !(one.operation in EXCEPTIONS))
        found.add(`${table} by ${one.operation}: ${one.text.slice(0, 700)}`)
  expect([...found]).toEqual([])
})

test('a statement reads at most twenty photos for each that it returns', () => {
  const found = new Set<string>()
  for (const one of ran) {
    const { read, returned } = rowsOf('photos', one)
    const most = COUNTS_MATCHES.test(one.text) ? TOTAL_MAX + FEW : MOST_READ_PER_ROW * Math.max(FEW, returned)
    if (read > most && !(one.operation in EXCEPTIONS))
      found.add(`${read} for ${returned} by ${one.operation}: ${one.text.slice(0, 700)}`)
  }
  expect([...found]).toEqual([])
})
