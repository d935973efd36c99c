import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { asUser } from '#server/db/database.ts'
import { openChangeFeed, type ChangeFeed } from '#server/db/change-feed.ts'
import type { CachedAnswers } from '#server/db/cached-answers.ts'
import { createTestDatabase, type TestDatabase } from '#server/db/test-database.ts'
import { openLog } from '#server/log.ts'
import { newId } from '#shared/ids.ts'
import { watchMemberships } from './memberships.ts'

let home: TestDatabase
let changes: ChangeFeed
let isMember: CachedAnswers
/** The transactions that membership checks use. */
let questions: MockInstance
const family_id = newId()
let ana: string
let ben: string

beforeAll(async () => {
  home = await createTestDatabase()
  questions = vi.spyOn(home.database.rw, 'transaction')
  ana = await addPerson('ana')
  await asUser(home.database, ana, (tx) =>
    sql`select app.create_family(${family_id}, ${newId()}, 'Moreau')`.execute(tx),
  )
})
afterAll(() => home.drop())
beforeEach(async () => {
  ben = await addPerson('ben')
  await owner(`insert into family_members (id, family_id, user_id, role) values ($1, $2, $3, 'viewer')`, [
    newId(),
    family_id,
    ben,
  ])
  changes = await openChangeFeed(home.ownerUrl, openLog('silent'))
  isMember = await watchMemberships(home.database, changes)
  questions.mockClear()
})
afterEach(() => changes.close())

test('a member who loads a hundred photos is checked once', async () => {
  for (let i = 0; i < 100; i++) expect(await isMember(ben, family_id)).toBe(true)
  expect(questions).toHaveBeenCalledTimes(1)
})

test("a stranger is refused, and the refusal isn't cached", async () => {
  const stranger = await addPerson('stranger')
  expect(await isMember(stranger, family_id)).toBe(false)
  expect(await isMember(ben, newId())).toBe(false)
  await owner(`insert into family_members (id, family_id, user_id, role) values ($1, $2, $3, 'viewer')`, [
    newId(),
    family_id,
    stranger,
  ])
  expect(await isMember(stranger, family_id)).toBe(true)
})

test("removing a member invalidates their cached membership right away, and no one else's", async () => {
  await isMember(ben, family_id)
  await isMember(ana, family_id)
  await owner('delete from family_members where user_id = $1', [ben])
  await vi.waitFor(async () => expect(await isMember(ben, family_id)).toBe(false), { interval: 2, timeout: 20_000 })
  const before = questions.mock.calls.length
  expect(await isMember(ana, family_id)).toBe(true)
  expect(questions).toHaveBeenCalledTimes(before)
})

test("a member who is removed during the check isn't cached", async () => {
  const answers = Array.from({ length: 20 }, () => isMember(ben, family_id))
  const removed = owner('delete from family_members where user_id = $1', [ben])
  await Promise.all([...answers, removed])
  await vi.waitFor(async () => expect(await isMember(ben, family_id)).toBe(false), { interval: 2, timeout: 20_000 })
  expect(await isMember(ben, family_id)).toBe(false)
})

test('deleting an account invalidates its cached memberships', async () => {
  await isMember(ben, family_id)
  await owner('delete from profiles where id = $1', [ben])
  await vi.waitFor(async () => expect(await isMember(ben, family_id)).toBe(false), { interval: 2, timeout: 20_000 })
})

test("memberships aren't cached while change notifications are down, and are cached again afterwards", async () => {
  await isMember(ben, family_id)
  const listeners = `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`
  await withClient(inHome(home.adminUrl), (client) => client.query(listeners))
  await owner('delete from family_members where user_id = $1', [ben])
  await vi.waitFor(async () => expect(await isMember(ben, family_id)).toBe(false), { interval: 2, timeout: 20_000 })
  await vi.waitFor(
    async () => {
      await isMember(ana, family_id)
      const before = questions.mock.calls.length
      await isMember(ana, family_id)
      expect(questions).toHaveBeenCalledTimes(before)
    },
    { timeout: 20_000, interval: 100 },
  )
})

function owner(text: string, values: unknown[] = []) {
  return withClient(home.ownerUrl, (client) => client.query(text, values))
}

async function addPerson(name: string): Promise<string> {
  const id = newId()
  await home.database.auth
    .insertInto('profiles')
    .values({ id, email: `${name}.${id}@example.org` })
    .execute()
  return id
}

function inHome(adminUrl: string): string {
  return Object.assign(new URL(adminUrl), { pathname: new URL(home.ownerUrl).pathname }).href
}
