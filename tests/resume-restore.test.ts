import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import type { Family, Person } from '#kit/people.ts'
import { openEmptyInstances, partsOf, repositoryIn, type EmptyInstance } from '#kit/backups.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { refuseUnfinishedRestore } from '#features/backups/server/unfinished-restore.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { reachInstallation } from '#app/backup/reach-installation.ts'
import type { Repository } from '#features/backups/server/repository.ts'
import { verifyBackup } from '#features/backups/server/verify-backup.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'

/** A drive without hard links, such as exFAT. */
const STICK = 'stick'
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  const link: typeof real.link = (from, to) =>
    String(to).includes(`/${STICK}/`)
      ? Promise.reject(Object.assign(new Error('operation not permitted'), { code: 'EPERM' }))
      : real.link(from, to)
  return { ...real, link }
})

let server: TestApp
let rosa: Person
let family: Family
let folder: string
const emptyInstances = openEmptyInstances()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-begun-again-'))
  server = await openTestApp()
  rosa = await server.person('Rosa')
  family = await rosa.opensFamily('Ríos')
  await seedPhoto(rosa, family)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
  await emptyInstances.drop()
})

type Backup = { repository: Repository; name: string }

async function backUpTo(place: string): Promise<Backup> {
  const repository = await repositoryIn(path.join(folder, place))
  return { repository, name: (await makeBackup(repository, partsOf(server))).name }
}

const restore = ({ repository, name }: Backup, env: Parameters<typeof restoreBackup>[2]) =>
  restoreBackup(repository, name, env)
const emptyInstance = () => emptyInstances.add(folder)

/** Interrupts a restore in the middle, like SIGKILL: the database is restored, the objects aren't. */
async function interruptRestore({ repository, name }: Backup, env: EmptyInstance) {
  const gone = new Error('the power has gone')
  const restoring = restoreBackup(repository, name, env, {
    onProgress() {
      throw gone
    },
  })
  await expect(restoring).rejects.toBe(gone)
}

test("a restore that couldn't reach its database can run again with another one, and overwrites nothing", async () => {
  const backup = await backUpTo('wrong-address')
  const env = await emptyInstance()
  await expect(restore(backup, { ...env, DATABASE_URL: 'postgres://x:y@127.0.0.1:1/none' })).rejects.toThrow(
    "DATABASE_URL: can't connect to PostgreSQL",
  )
  // The server's own database, which has changed since the backup.
  await rosa.opensFamily('Ríos y Soto')
  const occupied = { ...env, DATABASE_URL: server.context.db.ownerUrl }
  await expect(restore(backup, occupied)).rejects.toThrow("The database of DATABASE_URL isn't empty")
  expect(await server.sql('select name from families order by name')).toMatchObject([
    { name: 'Ríos' },
    { name: 'Ríos y Soto' },
  ])
  expect(await restore(backup, env)).toMatchObject({ wrong: [], lost: [], objects: 1 })
})

test("a half-restored instance can't be started, backed up, or imported into until the restore is complete", async () => {
  const backup = await backUpTo('half')
  const env = await emptyInstance()
  await interruptRestore(backup, env)
  // A wrong SECRET, a database in use, another backup: each is refused, and none ends the unfinished restore.
  await expect(restore(backup, { ...env, SECRET: '' })).rejects.toThrow(/doesn't include its secret/)
  await expect(restore(backup, { ...env, SECRET: 'x'.repeat(40) })).rejects.toThrow(/a different SECRET/)
  await expect(restore(backup, { ...env, DATABASE_URL: server.context.db.ownerUrl })).rejects.toThrow(/isn't empty/)
  const later = await backUpTo('later')
  await expect(restore(later, env)).rejects.toThrow(/Restoring the backup of .* was interrupted/)
  const config = loadConfig(env)
  expect(() => refuseUnfinishedRestore(config)).toThrow(/was interrupted/)
  // Imports and backups both go through reachInstallation.
  await expect(reachInstallation(config)).rejects.toThrow(/was interrupted/)

  expect(await restore(backup, env)).toMatchObject({ wrong: [], lost: [], objects: 1 })
  expect(() => refuseUnfinishedRestore(config)).not.toThrow()
})

test('backups work on a drive without hard links, including the second one', async () => {
  const repository = await repositoryIn(path.join(folder, STICK))
  const first = await makeBackup(repository, partsOf(server))
  const second = await makeBackup(repository, partsOf(server))
  expect(second).toMatchObject({ objects: first.objects, new_objects: 0, lost: [], changed: [] })
  expect(await verifyBackup(repository, second.name)).toMatchObject({ wrong: [] })
})

test('a backup without the SECRET is refused, because no one could decrypt its data', async () => {
  const DATABASE_URL = server.context.db.ownerUrl
  const withoutSecret = { DATABASE_URL, DATA_DIR: path.join(folder, 'untold'), BILLING: 'off' }
  await expect(reachInstallation(loadConfig(withoutSecret))).rejects.toThrow(/SECRET doesn't match/)
  await (await reachInstallation(loadConfig({ ...withoutSecret, SECRET: TEST_SECRET }))).close()
})
