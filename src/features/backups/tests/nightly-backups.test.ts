import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import { scrubOriginals } from '#server/scrub/scrub-originals.ts'
import { openEmptyInstances, repositoryIn } from '#kit/backups.ts'
import { seedCaption } from '#kit/captions.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { backUpWhatIsDue, lastDue } from '../server/back-up-nightly.ts'
import { drillWhatIsDue } from '../server/drill.ts'
import { restoreBackup } from '../server/restore-backup.ts'
import { healOriginals } from '../server/heal-originals.ts'
import { verifyBackup } from '../server/verify-backup.ts'

let server: TestApp
let rosa: Person
let family: Family
let photo: string
let folder: string
let disk: string
const instances = openEmptyInstances()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-nightly-'))
  server = await openTestApp()
  rosa = await server.person('Rosa')
  family = await rosa.opensFamily('Ríos')
  photo = await seedPhoto(rosa, family)
})
afterAll(async () => {
  await server.close()
  await instances.drop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  disk = await mkdtemp(path.join(folder, 'disk-'))
  await server.sql('delete from backup_repositories')
})

const MORNING = new Date(2026, 0, 31, 8, 0)
const hours = (later: number) => new Date(MORNING.getTime() + later * 3_600_000)

function partsTo(...to: string[]) {
  const { context } = server
  const config = { ...context.config, secret: TEST_SECRET, backups: { ...context.config.backups, to } }
  return { ...context, config, ownerUrl: context.db.ownerUrl }
}

/** Backups as they'd have been made at this time. */
async function backUpAt(now: Date, ...to: string[]) {
  await backUpWhatIsDue({ ...partsTo(...to), now })
  await server.sql(
    "update backup_runs set started_at = $1 where started_at > $1::timestamptz and finished_at > now() - interval '1 hour'",
    [now],
  )
}

const runs = () =>
  server.sql<{ kind: string; state: string; problem: string | null; damaged: string[]; is_whole: boolean }>(
    'select kind, state, problem, damaged, is_whole from backup_runs order by id',
  )
const databaseBackups = () => path.join(server.config.dataDir, 'database-backups')
const original = () => `families/${family.family_id}/photos/${photo}/original.jpg`
const fileOf = (key: string) => path.join(server.config.dataDir, 'objects', key)

test('a box that sleeps at night backs up as soon as it’s awake, and once a day', async () => {
  expect(lastDue(new Date(2026, 0, 31, 2, 0))).toEqual(new Date(2026, 0, 30, 3, 12))
  await backUpAt(MORNING, disk)
  await backUpAt(hours(1), disk)
  expect(await runs()).toMatchObject([{ kind: 'backup', state: 'done' }])
  await backUpAt(hours(24), disk)
  expect(await runs()).toHaveLength(2)
})

test('a recording that was added twice is backed up once, and restored for both', async () => {
  const voice = Buffer.from('one voice, in two places')
  const captions = [1, 2].map(() => seedCaption(rosa, { ...family, photo_id: photo }, voice))
  await Promise.all(captions)
  await backUpAt(MORNING, disk)
  expect(await runs()).toMatchObject([{ kind: 'backup', state: 'done', problem: null }])
  const repository = await repositoryIn(disk)
  const [name] = await repository.list()
  expect(await verifyBackup(repository, name!)).toMatchObject({ wrong: [] })
  const env = await instances.add(folder)
  expect(await restoreBackup(repository, name!, env)).toMatchObject({ wrong: [], lost: [], objects: 3 })
  await server.sql('delete from audio_captions where photo_id = $1', [photo])
})

test('a disk that isn’t connected is reported, doesn’t stop other backups, and is tried again', async () => {
  const away = path.join(folder, 'away')
  await backUpAt(MORNING, away, disk)
  expect(await runs()).toMatchObject([{ state: 'failed', problem: 'not_connected' }, { state: 'done' }])
  await expect(readdir(away)).rejects.toThrow('ENOENT')
  await mkdir(away)
  await backUpAt(hours(1), away, disk)
  expect(await runs()).toMatchObject([{ state: 'failed' }, { state: 'done' }, { state: 'done' }])
})

test('without a place for backups, the database alone is backed up each night', async () => {
  await backUpAt(MORNING)
  const kept = await repositoryIn(databaseBackups())
  const [name] = await kept.list()
  expect(await kept.manifest(name!)).toMatchObject({ has_objects: false, objects: { count: 0 } })

  // It's restored beside the originals, which stay where they are.
  const env = await instances.add(folder)
  await expect(restoreBackup(kept, name!, env)).rejects.toThrow(/has only the database/)
  await cp(path.join(server.config.dataDir, 'objects'), path.join(env.DATA_DIR, 'objects'), { recursive: true })
  expect(await restoreBackup(kept, name!, env)).toMatchObject({ objects: 0, wrong: [], lost: [] })
  const found = await withClient(env.DATABASE_URL, (client) => client.query('select storage_path from photos'))
  expect(found.rows).toContainEqual({ storage_path: original() })
})

test('backups of the database alone are kept for 14 days', async () => {
  await rm(databaseBackups(), { recursive: true, force: true })
  const days = Array.from({ length: 16 }, (_, day) => new Date(Date.UTC(2026, 0, 2 + day, 12)))
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (const day of days) {
      vi.setSystemTime(day)
      await backUpAt(day)
    }
  } finally {
    vi.useRealTimers()
  }
  const kept = await (await repositoryIn(databaseBackups())).list()
  expect(kept.map((name) => name.slice(0, 10))).toEqual(days.slice(2).map((day) => day.toISOString().slice(0, 10)))
})

test('a paused place gets no backup until it’s resumed', async () => {
  await backUpAt(MORNING, disk)
  await seedPhoto(rosa, family)
  await server.sql('update backup_repositories set paused_at = now()')
  await backUpAt(hours(24), disk)
  expect(await runs()).toHaveLength(1)
  await server.sql('update backup_repositories set paused_at = null')
  await backUpAt(hours(25), disk)
  expect(await runs()).toMatchObject([{ state: 'done' }, { state: 'done' }])
})

test.each(['missing', 'changed'])(
  'an original that is %s is restored from the backup automatically, with an entry in the history',
  async (kind) => {
    await backUpAt(MORNING, disk)
    const whole = await readFile(fileOf(original()))
    if (kind === 'missing') await rm(fileOf(original()))
    else await appendFile(fileOf(original()), 'rot')
    const { db, store, log } = server.context
    await scrubOriginals({ db: db.worker, store, log })
    await healOriginals(partsTo(disk))
    expect(await readFile(fileOf(original()))).toEqual(whole)
    expect(await server.sql('select finding from original_checks where finding <> $1', ['whole'])).toEqual([])
    expect(
      await server.sql('select details from audit_log where action = $1 and family_id = $2', [
        'original.healed',
        family.family_id,
      ]),
    ).toContainEqual({
      details: { object: original() },
    })
    await server.sql('delete from audit_log where action = $1', ['original.healed'])
  },
)

test('a damaged copy heals nothing, and the next good one is used', async () => {
  const second = await mkdtemp(path.join(folder, 'disk-'))
  await backUpAt(MORNING, disk, second)
  const whole = await readFile(fileOf(original()))
  await flipBitsBelow(path.join(disk, 'objects'))
  await writeFile(fileOf(original()), 'rot')
  const { db, store, log } = server.context
  await scrubOriginals({ db: db.worker, store, log })
  await healOriginals(partsTo(disk))
  expect(await readFile(fileOf(original()), 'utf8')).toBe('rot')
  await healOriginals(partsTo(disk, path.join(folder, 'unplugged'), second))
  expect(await readFile(fileOf(original()))).toEqual(whole)
})

test('each month a backup is tried out by restoring it, and damage is named', async () => {
  await backUpAt(MORNING, disk)
  await drillWhatIsDue({ ...partsTo(disk), now: MORNING })
  await drillWhatIsDue({ ...partsTo(disk), now: hours(24) })
  expect((await runs()).slice(1)).toMatchObject([{ kind: 'drill', state: 'done', damaged: [], is_whole: true }])
  await server.sql(`update backup_runs set started_at = $1 where kind = 'drill'`, [MORNING])
  await flipBitsBelow(path.join(disk, 'objects'))
  await drillWhatIsDue({ ...partsTo(disk), now: hours(31 * 24) })
  expect((await runs()).at(-1)).toMatchObject({
    kind: 'drill',
    state: 'done',
    is_whole: false,
    damaged: expect.arrayContaining([expect.stringMatching(/damaged in the backup/)]),
  })
  // The damaged copies are made again, because their originals are whole.
  await backUpAt(hours(32 * 24), disk)
  const repository = await repositoryIn(disk)
  expect(await verifyBackup(repository, (await repository.list()).at(-1)!)).toMatchObject({ wrong: [] })
  const left = await withClient(server.adminUrl, (client) =>
    client.query(`select datname from pg_database where datname like '%_drill'`),
  )
  expect(left.rows).toEqual([])
  await expect(readdir(path.join(server.config.dataDir, 'work', 'drill'))).rejects.toThrow('ENOENT')
})

async function flipBitsBelow(place: string): Promise<void> {
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    bytes[0]! ^= 1
    await writeFile(file, bytes)
  }
}
