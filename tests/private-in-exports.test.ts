import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksContract } from '#features/books/books.contract.ts'
import { roles } from '#features/families/families.rules.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { ownDataContract } from '#features/own-data/own-data.contract.ts'
import { familyExportContract } from '#features/own-data/family-export.contract.ts'
import { queueActivities } from '#features/webhooks/server/queue-event.ts'
import { asUser } from '#server/db/database.ts'
import { selectReadableTables } from '#server/db/readable-tables.queries.ts'
import { sql } from 'kysely'
import { seedBook } from '#kit/books.ts'
import { createRestrictedItems } from '#kit/restricted-items.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, withoutLimits, type TestApp } from '#kit/test-app.ts'
import { unzip } from '#kit/unzip.ts'
import { makeFixture, type Fixture } from '#kit/fixture.ts'

let server: TestApp
let fixture: Fixture
let readers: Record<string, Person>
let secrets: Set<string>

beforeAll(async () => {
  server = await openTestApp({ withWorker: true, config: { billing: 'sandbox' }, context: withoutLimits })
  fixture = await makeFixture(server, 'Amber')
  readers = { owner: fixture.owner }
  // Every role, with none of these people being the contributor of the private items.
  for (const role of roles.filter((one) => one !== 'owner')) {
    const person = await server.person(`Another ${role}`)
    await server.join(fixture, person, role)
    readers[role] = person
  }
  const restricted = await createRestrictedItems(fixture, 'private')
  secrets = new Set([...restricted.secrets, ...(await sharedThenPrivate())])
  const traces = await server.sql<{ id: string }>(
    `select id from family_activities where family_id = $1 and audience = 'private' and coalesce(private_to, user_id) = $2
     union select id from activity_bursts burst where family_id = $1 and user_id = $2
       and not exists (select from family_activities where burst_id = burst.id and audience <> 'private')`,
    [fixture.family_id, fixture.editor.user_id],
  )
  for (const { id } of traces) secrets.add(id)
})
afterAll(() => server.close())

/**
 * A photo on a milestone, in a book with a code, on a child, and in a similarity group, that its editor then made
 * private.
 */
async function sharedThenPrivate(): Promise<string[]> {
  const { family_id, editor, owner, child_id } = fixture
  const photo_id = await seedPhoto(editor, fixture, { filename: 'once shared.jpg', taken_at: '2001-05-01T10:00:00' })
  const date = { name: 'Shared milestone', date: '2001-05-01' }
  await editor.call(milestonesContract.addMilestone, { family_id, ...date, photo_ids: [photo_id, fixture.photo_id] })
  const book = await seedBook(owner, fixture)
  await owner.call(booksContract.makeBookCode, { family_id, photo_id })
  await server.sql('update books set cover_photo_id = $1 where id = $2', [photo_id, book.id])
  await server.sql('update people set avatar_photo_id = $1 where id = $2', [photo_id, child_id])
  await server.sql(
    'insert into similar_photos (family_id, photo_id, group_id) values ($1, $2, $3) on conflict do nothing',
    [...[family_id, fixture.guest_photo_id, photo_id]],
  )
  // Its members have been notified of it by then, and a webhook is about to be.
  await notifyMembers(fixture, server.context.db.worker, [queueActivities])
  await server.sql(`update photos set audience = 'private' where id = $1`, [photo_id])
  return [photo_id, 'once shared.jpg']
}

function expectNoSecret(text: string, where: string) {
  for (const secret of secrets) expect(text.includes(secret), `${where} names “${secret}”`).toBe(false)
}

test("the database shows a member no row that references another member's private item", async () => {
  // These tables may reference a photo that became private later; their readers filter it out.
  const chosenBefore = ['book_codes', 'book_versions', 'books', 'people', 'similar_photos']
  for (const [who, { user_id }] of Object.entries(readers))
    await asUser(server.context.db, user_id, async (tx) => {
      for (const { name, columns } of await selectReadableTables(tx)) {
        if (chosenBefore.includes(name)) continue
        const named = sql.join(columns.map((column) => sql.ref(column)))
        const { rows } = await sql`select ${named} from ${sql.table(name)}`.execute(tx)
        expectNoSecret(JSON.stringify(rows), `${name}, read by the ${who},`)
      }
    })
})

type Exported = { id: string; state: string }

async function filesOf(person: Person, latest: () => Promise<Exported | undefined>, address: (id: string) => string) {
  for (;;) {
    const found = await latest()
    expect(found?.state).not.toBe('failed')
    if (found?.state === 'ready') {
      const answer = await person.fetches(address(found.id))
      return unzip(new Uint8Array(await answer.arrayBuffer()))
    }
    await sleep(50)
  }
}

function expectNoSecretIn(files: Map<string, Buffer>, whose: string) {
  expect(files.size).toBeGreaterThan(3)
  for (const [name, bytes] of files) expectNoSecret(`${name}\n${bytes.toString('utf8')}`, `${name} in ${whose}`)
}

test("no file of a family export names another member's private items", async () => {
  const { owner, family_id } = fixture
  const { id: export_id } = await owner.call(familyExportContract.requestFamilyExport, { family_id })
  const latest = async () =>
    (await owner.call(familyExportContract.listFamilyExports, { family_id })).exports.find(
      (one) => one.id === export_id,
    )
  const files = await filesOf(owner, latest, (id) => `/api/families/${family_id}/exports/${id}/file`)
  expectNoSecretIn(files, 'the owner’s family export')
  expect([...files.keys()]).not.toContain('data/activity_bursts.json')
  expect(JSON.parse(String(files.get('data/photo_milestones.json')))).toHaveLength(1)
})

test("no file of a personal data export names another member's private items", async () => {
  for (const [who, person] of Object.entries(readers)) {
    await server.sql('delete from exports where requested_by = $1', [person.user_id])
    await person.call(ownDataContract.requestExport, {})
    const latest = async () => (await person.call(ownDataContract.listExports, {})).exports[0]
    const files = await filesOf(person, latest, (id) => `/api/exports/${id}/file`)
    expectNoSecretIn(files, `the ${who}’s own data`)
  }
})
