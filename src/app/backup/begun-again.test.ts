import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import type { Family, Person } from '../testing/people.ts'
import { openEmptyHouses, partsOf, type EmptyHouse } from '../testing/backups.ts'
import { placePhoto } from '../testing/photos.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { refuseHalfRestored } from './half-restored.ts'
import { makeBackup } from './make-backup.ts'
import { reachInstallation } from './reach-installation.ts'
import { restoreBackup } from './restore-backup.ts'

/** A stick that knows no second names of a file, as exFAT does not. */
const STICK = 'stick'
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:fs/promises')>()
  const link: typeof real.link = (from, to) =>
    String(to).includes(`/${STICK}/`)
      ? Promise.reject(Object.assign(new Error('operation not permitted'), { code: 'EPERM' }))
      : real.link(from, to)
  return { ...real, link }
})

let house: TestApp
let rosa: Person
let family: Family
let folder: string
const emptyHouses = openEmptyHouses()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-begun-again-'))
  house = await openTestApp()
  rosa = await house.person('Rosa')
  family = await rosa.opensFamily('Ríos')
  await placePhoto(rosa, family)
})
afterAll(async () => {
  await house.close()
  await rm(folder, { recursive: true, force: true })
  await emptyHouses.drop()
})

const parts = () => partsOf(house)
const emptyHouse = () => emptyHouses.add(folder)

/** Ends in the middle, as by kill -9: the database is there, the objects are not. */
async function restoreHalf(backup: string, env: EmptyHouse) {
  const gone = new Error('the power has gone')
  const restoring = restoreBackup(backup, env, () => {
    throw gone
  })
  await expect(restoring).rejects.toBe(gone)
}

test('a restore that found no database begins anew at the next address, and writes over nothing there', async () => {
  const { folder: backup } = await makeBackup(path.join(folder, 'wrong-address'), parts())
  const env = await emptyHouse()
  await expect(restoreBackup(backup, { ...env, DATABASE_URL: 'postgres://x:y@127.0.0.1:1/none' })).rejects.toThrow(
    "DATABASE_URL: can't connect to PostgreSQL",
  )
  // The address of the house itself, where Rosa has opened another family since.
  await rosa.opensFamily('Ríos y Soto')
  const occupied = { ...env, DATABASE_URL: house.context.db.ownerUrl }
  await expect(restoreBackup(backup, occupied)).rejects.toThrow("The database of DATABASE_URL isn't empty")
  expect(await house.sql('select name from families order by name')).toMatchObject([
    { name: 'Ríos' },
    { name: 'Ríos y Soto' },
  ])
  expect(await restoreBackup(backup, env)).toMatchObject({ wrong: [], lost: [], objects: 3 })
})

test('half a house is not opened, not backed up and not added to, whatever was tried meanwhile, until it is whole', async () => {
  const parent = path.join(folder, 'half')
  const { folder: backup } = await makeBackup(parent, parts())
  const env = await emptyHouse()
  await restoreHalf(backup, env)
  // A wrong SECRET, an address that has something already, another backup: each is refused, and none of them ends it.
  await expect(restoreBackup(backup, { ...env, SECRET: '' })).rejects.toThrow(/doesn't include its secret/)
  await expect(restoreBackup(backup, { ...env, SECRET: 'x'.repeat(40) })).rejects.toThrow(/a different SECRET/)
  await expect(restoreBackup(backup, { ...env, DATABASE_URL: house.context.db.ownerUrl })).rejects.toThrow(
    /isn't empty/,
  )
  const { folder: later } = await makeBackup(path.join(folder, 'later'), parts())
  await expect(restoreBackup(later, env)).rejects.toThrow(/Restoring the backup of .* was interrupted/)
  const config = loadConfig(env)
  expect(() => refuseHalfRestored(config)).toThrow(/was interrupted/)
  // What an import or a backup would do is done through this.
  await expect(reachInstallation(config)).rejects.toThrow(/was interrupted/)

  expect(await restoreBackup(backup, env)).toMatchObject({ wrong: [], lost: [], objects: 3 })
  expect(() => refuseHalfRestored(config)).not.toThrow()
})

test('a stick on which a file has only one name takes every backup, the second one too', async () => {
  const parent = path.join(folder, STICK)
  const first = await makeBackup(parent, parts())
  await rename(first.folder, path.join(parent, 'hearthbook-2020-01-01T00-00-00Z'))
  const second = await makeBackup(parent, parts())
  expect([first.linked, second.linked]).toEqual([0, 0])
  expect(second).toMatchObject({ objects: first.objects, lost: [], changed: [] })
})

test('a backup by a timer that was not told the SECRET is none: what it sealed nobody could open', async () => {
  const DATABASE_URL = house.context.db.ownerUrl
  const untold = { DATABASE_URL, DATA_DIR: path.join(folder, 'untold'), BILLING: 'off' }
  await expect(reachInstallation(loadConfig(untold))).rejects.toThrow(/SECRET doesn't match/)
  await (await reachInstallation(loadConfig({ ...untold, SECRET: TEST_SECRET }))).close()
})
