import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { booksContract } from '#features/books/books.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { ordersContract } from '#features/orders/orders.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { OWNER, withClient } from '#server/db/cluster.ts'
import { migrate } from '#server/db/migrate.ts'
import { readMigrations } from '#server/db/read-migrations.ts'
import { describeSchema } from '#server/db/schema.queries.ts'
import { createTestDatabase, TEST_SECRET } from '#server/db/test-database.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { VERSION } from '#server/version.ts'
import { openDiskStaging } from '#features/uploads/server/disk-staging.ts'
import { guestsContract } from '#features/guests/guests.contract.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'
import { openEmptyInstances, repositoryIn } from '#kit/backups.ts'
import { opensLink } from '#kit/guests.ts'
import { personWith } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const dump = path.join(import.meta.dirname, 'kit/family-before-baseline.sql')
const MAIN = path.join(import.meta.dirname, '../src/app/main.ts')
const adminUrl = inject('postgresAdminUrl')
const GUEST_TOKEN = '4_kv5E8jc1iONA6rvlrgyD108moaKT9hbv6pOfGybHw'
const installations = openEmptyInstances()
let folder: string
let prepared: Promise<string> | undefined

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-upgrade-'))
  await (await createTestDatabase()).drop()
})

afterAll(async () => {
  await installations.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a family from before the baseline finds everything after the upgrade', async () => {
  const ownerUrl = await databaseBeforeBaseline()
  const server = await openTestApp({ database: { ownerUrl, adminUrl } })
  try {
    expect(await everythingIn(server)).toEqual(everything)
  } finally {
    await server.close()
  }
})

/** Tables that have another name now. */
const renamed: Record<string, string> = { children: 'people', child_photo_counts: 'person_photo_counts' }

test('an upgrade loses no row', async () => {
  const ownerUrl = await databaseBeforeBaseline()
  const before = await rowsOf(ownerUrl)
  await migrate(ownerUrl, TEST_SECRET)
  const after = await rowsOf(ownerUrl)
  expect(Object.keys(before).length).toBeGreaterThan(20)
  for (const [table, rows] of Object.entries(before))
    expect(after[renamed[table] ?? table], table).toBeGreaterThanOrEqual(rows)
})

test('after an upgrade that failed, the earlier version starts and shows everything', async () => {
  const ownerUrl = await databaseBeforeBaseline()
  await migrate(ownerUrl, TEST_SECRET)
  const { forward, repeatable, ...earlier } = readMigrations()
  const [platform, ...others] = repeatable
  const newer = {
    ...earlier,
    forward: [
      ...forward,
      migration('9000_titles.sql', 'alter table photos rename column description to title'),
      migration('9001_broken.sql', 'update photos set titel = title'),
    ],
    repeatable: [migration(platform!.name, platform!.sql.replace('app.user_id', 'app.person_id')), ...others],
  }
  await expect(migrate(ownerUrl, TEST_SECRET, newer)).rejects.toThrow('Migration 9001_broken.sql failed')
  const server = await openTestApp({ database: { ownerUrl, adminUrl } })
  try {
    expect(await everythingIn(server)).toEqual(everything)
  } finally {
    await server.close()
  }
})

test('an earlier version refuses to start after an upgrade, and neither the database nor DATA_DIR changes', async () => {
  const { ownerUrl, drop } = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(folder, 'data-'))
  await withClient(ownerUrl, (client) =>
    client.query(`insert into app.migrations (name, sha256, version) values ('9000_later.sql', '', '9.0.0')`),
  )
  const before = await withClient(ownerUrl, describeSchema)
  const env = { PATH: process.env['PATH'], SECRET: TEST_SECRET, DATA_DIR: dataDir, DATABASE_URL: ownerUrl }
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    `A newer version of Hearthbook wrote this data (9.0.0, 9000_later.sql) and this is ${VERSION}, so nothing was changed: start the newer version, or restore the backup from before the upgrade.\n`,
  ])
  expect(await withClient(ownerUrl, describeSchema)).toBe(before)
  expect(await readdir(dataDir)).toEqual([])
  await drop()
})

test('the changelog begins with this version', async () => {
  const changelog = await readFile(path.join(import.meta.dirname, '../CHANGELOG.md'), 'utf8')
  expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(VERSION)
})

test('a backup made right after the upgrade restores everything', async () => {
  const ownerUrl = await databaseBeforeBaseline()
  await migrate(ownerUrl, TEST_SECRET)
  const store = await openDiskStore(path.join(folder, 'objects'))
  const originals = await withClient(ownerUrl, async (client) => (await client.query<Original>(ORIGINALS)).rows)
  for (const { storage_path, bytes } of originals)
    await store.put(storage_path, Buffer.from(bytes), { contentType: 'image/jpeg' })
  const parts = { store, staging: openDiskStaging(folder), secret: TEST_SECRET, isSecretStored: false }
  const repository = await repositoryIn(path.join(folder, 'backups'))
  const { name } = await makeBackup(repository, { ...parts, ownerUrl })
  const env = await installations.add(folder)
  expect(await restoreBackup(repository, name, env)).toMatchObject({ wrong: [], lost: [], objects: originals.length })
  const database = { ownerUrl: env.DATABASE_URL, adminUrl }
  const server = await openTestApp({ dataDir: env.DATA_DIR, database })
  try {
    expect(await everythingIn(server)).toEqual(everything)
  } finally {
    await server.close()
  }
})

test('jobs that wait to remove objects keep waiting under their new name', async () => {
  const home = await createTestDatabase()
  const { sql } = readMigrations().forward.find(({ name }) => name.includes('remove_objects'))!
  const old = {
    'remove-photo-objects': { family_id: 'f', photo_id: 'p' },
    'remove-answer-objects': { family_id: 'f', clip_id: 'a' },
    'remove-caption-objects': { family_id: 'f', clip_id: 'c' },
    'remove-book-objects': { family_id: 'f', book_id: 'b' },
    'remove-child-objects': { family_id: 'f', child_id: 'm' },
    'remove-family-objects': { family_id: 'f' },
    'remove-person-objects': { user_id: 'u' },
  }
  const waiting = await withClient(home.ownerUrl, async (client) => {
    for (const [task, payload] of Object.entries(old))
      await client.query('select graphile_worker.add_job($1, $2)', [task, payload])
    await client.query(sql)
    const { rows } = await client.query<{ folder: string }>(
      `select payload ->> 'folder' as folder from graphile_worker.jobs
        join graphile_worker._private_jobs using (id) where task_identifier = 'remove-objects' order by 1`,
    )
    return rows.map((row) => row.folder)
  })
  await home.drop()
  expect(waiting).toEqual([
    ...['families/f', 'families/f/answers/a', 'families/f/books/b', 'families/f/captions/c'],
    ...['families/f/children/m', 'families/f/photos/p', 'users/u'],
  ])
})

function migration(name: string, sql: string) {
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

/** How many rows each table has. */
function rowsOf(ownerUrl: string): Promise<Record<string, number>> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; rows: number }>(
      `select tablename::text as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', tablename), false, true, '')))[1]::text::int as rows
        from pg_tables where schemaname = 'public'`,
    )
    return Object.fromEntries(rows.filter((table) => table.rows > 0).map((table) => [table.name, table.rows]))
  })
}

type Original = { storage_path: string; bytes: string }
/** The tests that wrote the dump derived a photo's bytes from its name and ID. */
const ORIGINALS = `select storage_path, format('the bytes of %s (%s)', filename, id) as bytes from photos`

const everything = {
  family: ['Ríos', 'Rosa: owner', 'Ben: editor'],
  photos: ['A surprise (private)', 'Mia turns two (extended_family)', 'Low tide (family_only)'],
  labels: { tags: ['Playa'], categories: ['Vacation'], milestones: ['First swim'], people: ['Mia'] },
  of_mia: [1, 'Low tide', '2019-08'],
  comments: [['What a day!', 'The water was cold']],
  counts: [{ said: 2, reactions: 1 }],
  found: ['Low tide'],
  found_by_name: ['Low tide'],
  children: ['Mia'],
  milestones: ['First swim'],
  books: ['Summer 2019'],
  orders: [['Summer 2019', 'Springfield']],
  shown_to_guest: 1,
}

/** A copy of the database of a family that used Hearthbook before the baseline. */
async function databaseBeforeBaseline(): Promise<string> {
  const nameOf = (url: string) => new URL(url).pathname.slice(1)
  const source = nameOf(await (prepared ??= prepareDatabase()))
  const { DATABASE_URL: ownerUrl } = await installations.add(folder)
  await withClient(adminUrl, async (client) => {
    await client.query(`drop database ${nameOf(ownerUrl)}`)
    await client.query(`create database ${nameOf(ownerUrl)} template ${source} owner ${OWNER} strategy file_copy`)
  })
  return ownerUrl
}

async function prepareDatabase(): Promise<string> {
  const { DATABASE_URL: ownerUrl } = await installations.add(folder)
  const { beforeBaseline } = readMigrations()
  await migrate(ownerUrl, TEST_SECRET, { beforeBaseline, baseline: [], forward: [], repeatable: [] })
  const asAdmin = new URL(adminUrl)
  asAdmin.pathname = new URL(ownerUrl).pathname
  await withClient(asAdmin.href, async (client) => {
    // Loads it like a restored dump: without triggers, and with tables in any order.
    await client.query('set session_replication_role = replica')
    await client.query(await readFile(dump, 'utf8'))
  })
  return ownerUrl
}

/** The responses that the family's members and guest get. */
async function everythingIn(server: TestApp) {
  const [found] = await server.sql<{ id: string }>(`select id from profiles where first_name = 'Rosa'`)
  const somebody = { user_id: found!.id, first_name: 'Rosa', email: 'rosa@example.org', cookie: '' }
  const rosa = await personWith(server, somebody).withSession()
  const { families } = await rosa.call(familiesContract.listFamilies, {})
  const of = { family_id: families[0]!.id }
  const { members } = await rosa.call(familiesContract.getFamily, of)
  const { photos } = await rosa.call(photosContract.listPhotos, of)
  const beach = photos.find(({ description }) => description === 'Low tide')!
  const { tags, categories, milestones, people } = await rosa.call(photosContract.getPhoto, {
    ...of,
    photo_id: beach.id,
  })
  const on = { ...of, subject_kind: 'photo' as const, subject_id: beach.id }
  const { comments } = await rosa.call(commentsContract.listComments, on)
  const { counts } = await rosa.call(commentsContract.listTalkCounts, {
    ...{ ...of, subject_kind: 'photo', subject_ids: beach.id },
  })
  const ofMia = await rosa.call(photosContract.listPhotos, { ...of, person_ids: people[0]!.id })
  const { months } = await rosa.call(photosContract.listPhotoMonths, { ...of, person_id: people[0]!.id })
  const named = await rosa.call(photosContract.listPhotos, { ...of, text: 'mia santander' })
  const search = await rosa.call(photosContract.listPhotos, { ...of, text: 'tide' })
  const guest = await opensLink(rosa, GUEST_TOKEN)
  return {
    family: [families[0]!.name, ...members.map(({ user, role }) => `${user.first_name}: ${role}`)],
    photos: photos.map(({ description, audience }) => `${description} (${audience})`),
    labels: {
      tags,
      categories: categories.map(({ name }) => name),
      milestones: milestones.map(({ name }) => name),
      people: people.map(({ first_name }) => first_name),
    },
    of_mia: [ofMia.total, ofMia.photos[0]?.description, months.at(-1)?.month],
    comments: comments.map(({ text, replies }) => [text, ...replies.map((reply) => reply.text)]),
    counts: counts.map(({ comments: said, reactions }) => ({ said, reactions })),
    found_by_name: named.photos.map(({ description }) => description),
    found: search.photos.map(({ description }) => description),
    children: (await rosa.call(childrenContract.listChildren, of)).children.map(({ first_name }) => first_name),
    milestones: (await rosa.call(milestonesContract.listMilestones, of)).milestones.map(({ name }) => name),
    books: (await rosa.call(booksContract.listBooks, {})).books.map(({ title }) => title),
    orders: (await rosa.call(ordersContract.listBookOrders, {})).orders.map((order) => [
      order.title,
      order.address?.city,
    ]),
    shown_to_guest: (await guest.call(guestsContract.listGuestMoments, {})).moments.length,
  }
}
