import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { adminContract } from '#features/admin/admin.contract.ts'
import { backupsContract } from '#features/backups/backups.contract.ts'
import { backUpWhatIsDue, nextBackup } from '#features/backups/server/back-up-nightly.ts'
import { asUser } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import { parseKeep } from '#shared/keep-backups.ts'
import { sql } from 'kysely'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { getSession } = accountsContract
const { getBackupStatus, listBackups, pauseBackups, resumeBackups, startBackup } = backupsContract
let server: TestApp
let admin: Person
let ana: Person
let family: Family
let folder: string
let address: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-screens-'))
  address = path.join(folder, 'disk')
  server = await openTestApp({
    withWorker: true,
    config: { backups: { to: [address], keep: parseKeep('7 daily')!, encrypt: 'buckets', s3: undefined } },
  })
  admin = await server.administrator()
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  await seedPhoto(ana, family)
})
beforeEach(async () => {
  await rm(address, { recursive: true, force: true })
  await mkdir(address)
  await server.sql('delete from backup_repositories')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const place = async () => (await admin.call(listBackups, {})).places[0]!
const settled = () => expect.poll(async () => (await place()).runs[0]?.state)

function parts() {
  const { config, db, store, staging, log } = server.context
  return { config, ownerUrl: db.ownerUrl, store, staging, log }
}

/** Records a check of a backup by the restore drill. */
async function verify(damaged: string[] = []) {
  await server.sql(
    `insert into backup_runs (id, repository_id, kind, state, finished_at, damaged)
      select $1, id, 'drill', 'done', '2026-11-03T10:00:00Z', $2 from backup_repositories`,
    [newId(), damaged],
  )
}

test('an administrator starts a backup, and sees what it has and when the next one is', async () => {
  expect(await place()).toMatchObject({ address, is_encrypted: false, has_objects: true, last_backup: null, runs: [] })
  await admin.call(startBackup, { address })
  await settled().toBe('done')
  const seen = await place()
  expect(seen).toMatchObject({ is_queued: false, verified_at: null, paused_at: null })
  expect(seen.last_backup).toMatchObject({ objects: 1, new_objects: 1, expected_objects: 1, damaged: 0, problem: null })
  expect(Date.parse(seen.next_at!)).toBeGreaterThan(Date.now())
  const { entries } = await admin.call(adminContract.listAdminAudit, {})
  expect(entries[0]).toMatchObject({ action: 'backup.started', details: { to: address } })
})

test('only the addresses in BACKUP_TO can be backed up to', async () => {
  for (const operation of [startBackup, pauseBackups, resumeBackups])
    expect((await admin.tries(operation, { address: '/etc' })).status).toBe(404)
})

test('paused backups wait, and resuming them starts one', async () => {
  await admin.call(pauseBackups, { address })
  await backUpWhatIsDue(parts())
  expect(await place()).toMatchObject({ runs: [], next_at: null, paused_at: expect.any(String) })
  await admin.call(resumeBackups, { address })
  await settled().toBe('done')
  expect(await place()).toMatchObject({ paused_at: null, next_at: expect.any(String) })
})

test('a disk that stays unplugged is one failed run with a reason, and the last backup stays visible', async () => {
  await backUpWhatIsDue(parts())
  await server.sql(
    `update backup_runs set started_at = now() - interval '2 days', finished_at = now() - interval '2 days'`,
  )
  await rename(address, `${address}-elsewhere`)
  try {
    await backUpWhatIsDue(parts())
    await backUpWhatIsDue(parts())
  } finally {
    await rename(`${address}-elsewhere`, address)
  }
  const seen = await place()
  expect(seen.runs.map(({ state, problem }) => [state, problem])).toEqual([
    ['failed', 'not_connected'],
    ['done', null],
  ])
  expect(seen.last_backup).toMatchObject({ objects: 1 })
  // It's due, so it's tried again within an hour.
  expect(Date.parse(seen.next_at!) - Date.now()).toBeLessThanOrEqual(3_600_000)
  await backUpWhatIsDue(parts())
  expect((await place()).runs[0]).toMatchObject({ state: 'done', problem: null })
})

test('a disk with other content is recognized', async () => {
  await backUpWhatIsDue(parts())
  await server.sql(`update backup_runs set started_at = now() - interval '2 days'`)
  await rm(address, { recursive: true })
  await mkdir(address)
  await backUpWhatIsDue(parts())
  expect((await place()).runs[0]).toMatchObject({ state: 'failed', problem: 'backups_gone' })
})

test('a backup is verified once a drill finds it intact', async () => {
  await backUpWhatIsDue(parts())
  await verify(['families/x/photos/y'])
  expect(await place()).toMatchObject({ verified_at: null, runs: [{ kind: 'drill', damaged: 1 }, { kind: 'backup' }] })
  await verify()
  expect(new Date((await place()).verified_at!).toISOString()).toBe('2026-11-03T10:00:00.000Z')
})

test('members of a family see when it was last backed up, how large that is and when the next one is', async () => {
  const first = await ana.call(getBackupStatus, family)
  expect(first).toEqual({
    ...{ is_set_up: true, is_late: false, last_backup_at: null, bytes: null, verified_at: null },
    next_at: expect.any(String),
  })
  expect(Date.parse(first.next_at!) - Date.now()).toBeLessThanOrEqual(3_600_000)
  await backUpWhatIsDue(parts())
  await verify()
  const status = await ana.call(getBackupStatus, family)
  const { last_backup, next_at } = await place()
  expect(status).toMatchObject({
    is_late: false,
    verified_at: '2026-11-03T10:00:00Z',
    bytes: last_backup!.bytes,
    next_at,
  })
  expect(status.bytes).toBeGreaterThan(0)
  expect(Date.now() - Date.parse(status.last_backup_at!)).toBeLessThan(600_000)
  await server.sql(`update backup_runs set finished_at = now() - interval '49 hours' where kind = 'backup'`)
  expect(await ana.call(getBackupStatus, family)).toMatchObject({ is_late: true })
  await admin.call(pauseBackups, { address })
  expect(await ana.call(getBackupStatus, family)).toMatchObject({ next_at: null })
  const ben = await server.person('Ben')
  await server.join(family, ben, 'viewer')
  const bens = await ben.call(getBackupStatus, family)
  expect(bens).toEqual(await ana.call(getBackupStatus, family))
  expect(JSON.stringify(bens), 'not where').not.toContain(address)
  const cara = await server.person('Cara')
  expect((await cara.tries(getBackupStatus, family)).status).toBe(404)
})

test('without BACKUP_TO, only the database is backed up, and owners see that there is no second copy', async () => {
  const bare = await openTestApp()
  try {
    const rosa = await bare.person('Rosa')
    const hers = await rosa.opensFamily('Ríos')
    expect(await rosa.call(getBackupStatus, hers)).toMatchObject({
      ...{ is_set_up: false, last_backup_at: null, bytes: null, next_at: null },
    })
    const keeper = await bare.administrator()
    expect(await keeper.call(listBackups, {})).toMatchObject({ is_set_up: false, places: [{ has_objects: false }] })
    expect(await keeper.call(getSession, {})).toMatchObject({ has_backups: false })
    expect(await rosa.call(getSession, {})).not.toHaveProperty('has_backups')
  } finally {
    await bare.close()
  }
})

test('the database shows backups to administrators only', async () => {
  await backUpWhatIsDue(parts())
  await asUser(server.context.db, ana.user_id, async (tx) => {
    expect((await sql`select * from app.admin_backups(${[address]})`.execute(tx)).rows).toEqual([])
    await sql`select app.pause_backups(${newId()}, ${address}, true)`.execute(tx)
  })
  expect(await place()).toMatchObject({ paused_at: null })
})

test('the next backup is tonight, or within the hour if one is due', () => {
  const now = new Date(2026, 10, 3, 9, 30)
  expect(nextBackup(now, new Date(2026, 10, 3, 3, 12))).toEqual(new Date(2026, 10, 4, 3, 12))
  expect(nextBackup(now, new Date(2026, 10, 2, 3, 12))).toEqual(new Date(2026, 10, 3, 10, 12))
  expect(nextBackup(new Date(2026, 10, 3, 9, 5), undefined)).toEqual(new Date(2026, 10, 3, 9, 12))
})
