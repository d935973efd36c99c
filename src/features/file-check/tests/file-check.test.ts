import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { backUpWhatIsDue } from '#features/backups/server/back-up-nightly.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { backdatePhoto } from '#features/photos/server/describe-photo.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import { scrubOriginals } from '#server/scrub/scrub-originals.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto, type PhotoOptions } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { fileCheckContract } from '../file-check.contract.ts'
import { CHECKED_FILES_MAX } from '../file-check.rules.ts'

let disk: string
let server: TestApp
let ana: Person
let viewer: Person
let contributor: Person
let family: Family

beforeAll(async () => {
  disk = await mkdtemp(path.join(tmpdir(), 'hearthbook-file-check-'))
  server = await openTestApp({
    config: {
      secret: TEST_SECRET,
      backups: { to: [disk], keep: { daily: 7, weekly: 0, monthly: 0 }, encrypt: 'buckets', s3: undefined },
    },
  })
  ana = await server.person('Ana')
  viewer = await server.person('Vera')
  contributor = await server.person('Carl')
  family = await ana.opensFamily('The Moreaus')
  await server.join(family, viewer, 'viewer')
  await server.join(family, contributor, 'contributor')
})
afterAll(async () => {
  await server.close()
  await rm(disk, { recursive: true })
})
beforeEach(() => server.sql('delete from backup_repositories'))

async function hashOf(photo_id: string): Promise<string> {
  const [row] = await server.sql<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from photos where id = $1`,
    [photo_id],
  )
  return row!.sha256
}
async function addFile(by: Person, options: PhotoOptions = {}, to = family) {
  const photo_id = await seedPhoto(by, to, options)
  return { photo_id, sha256: await hashOf(photo_id) }
}
const check = (person: Person, ...hashes: string[]) => person.call(fileCheckContract.checkFiles, { ...family, hashes })
async function stateOf(person: Person, sha256: string) {
  const { files } = await check(person, sha256)
  return files[0]!
}
const backUp = () => backUpWhatIsDue({ ...server.context, ownerUrl: server.context.db.ownerUrl })
const scrub = () => scrubOriginals({ ...server.context, db: server.context.db.worker })
const UNKNOWN = 'ab'.repeat(32)

test('a file becomes safe once it was checked and a backup that began after it is complete', async () => {
  const { photo_id, sha256 } = await addFile(ana)
  expect(await check(viewer, sha256)).toMatchObject({ has_backups: true, last_backup_at: null })
  expect(await stateOf(viewer, sha256)).toMatchObject({
    state: 'stored',
    checked_at: null,
    backed_up_at: null,
    photo_id,
  })
  await scrub()
  expect(await stateOf(viewer, sha256)).toMatchObject({ state: 'stored', checked_at: expect.any(String) })
  await backUp()
  const { last_backup_at, files } = await check(viewer, sha256, UNKNOWN)
  expect(files).toEqual([
    { sha256, state: 'safe', photo_id, checked_at: expect.any(String), backed_up_at: last_backup_at },
    { sha256: UNKNOWN, state: 'not_here', photo_id: null, checked_at: null, backed_up_at: null },
  ])
  const later = await addFile(ana, { filename: 'later.jpg' })
  await scrub()
  expect(await stateOf(ana, later.sha256)).toMatchObject({ state: 'stored', backed_up_at: null })
})

test('a backup that failed after it copied a file doesn’t have it yet', async () => {
  const { sha256 } = await addFile(ana)
  await scrub()
  await backUp()
  await server.sql(`update backup_runs set state = 'failed'`)
  expect(await stateOf(ana, sha256)).toMatchObject({ state: 'stored', backed_up_at: null })
})

test('backups to a place that is no longer used don’t count', async () => {
  const { sha256 } = await addFile(ana)
  await scrub()
  await backUp()
  await server.sql(`update backup_repositories set address = '/mnt/gone'`)
  expect(await check(ana, sha256)).toMatchObject({ last_backup_at: null, files: [{ state: 'stored' }] })
})

test('a damaged original isn’t safe, although a backup has it', async () => {
  const { photo_id, sha256 } = await addFile(ana)
  await backUp()
  await appendFile(
    path.join(server.config.dataDir, 'objects', `families/${family.family_id}/photos/${photo_id}/original.jpg`),
    'rot',
  )
  await scrub()
  expect(await stateOf(ana, sha256)).toMatchObject({ state: 'damaged', backed_up_at: expect.any(String) })
})

test('a deleted file isn’t safe: the owner learns that it can be restored, and others that it isn’t here', async () => {
  const { photo_id, sha256 } = await addFile(contributor)
  await scrub()
  await backUp()
  expect(await stateOf(ana, sha256)).toMatchObject({ state: 'safe' })
  await contributor.call(photosContract.deletePhoto, { ...family, photo_id })
  expect(await stateOf(ana, sha256)).toMatchObject({ state: 'deleted', photo_id: null })
  expect(await stateOf(contributor, sha256)).toMatchObject({ state: 'deleted' })
  expect(await stateOf(viewer, sha256)).toMatchObject({ state: 'not_here' })
})

test('someone else’s private photo isn’t here, also not once it’s deleted', async () => {
  const { photo_id, sha256 } = await addFile(contributor, { audience: 'private' })
  await scrub()
  await backUp()
  expect(await stateOf(contributor, sha256)).toMatchObject({ state: 'safe' })
  for (const person of [ana, viewer]) expect(await stateOf(person, sha256)).toMatchObject({ state: 'not_here' })
  await contributor.call(photosContract.deletePhoto, { ...family, photo_id })
  for (const person of [ana, viewer]) expect(await stateOf(person, sha256)).toMatchObject({ state: 'not_here' })
})

test('another family’s copy and its backup show nothing', async () => {
  const mallory = await server.person('Mallory')
  const elsewhere = await mallory.opensFamily('The Others')
  const { sha256 } = await addFile(mallory, {}, elsewhere)
  await scrub()
  await backUp()
  expect(await stateOf(ana, sha256)).toMatchObject({ state: 'not_here', backed_up_at: null })
  // The same bytes, added here after that backup: it holds them, but a restore wouldn't bring this photo back.
  const { photo_id } = await addFile(ana)
  await server.sql(`update photos set sha256 = decode($2, 'hex') where id = $1`, [photo_id, sha256])
  expect(await stateOf(ana, sha256)).toMatchObject({ state: 'stored', backed_up_at: null })
  expect((await mallory.tries(fileCheckContract.checkFiles, { ...family, hashes: [sha256] })).status).toBe(404)
})

test('a photo that an import dated back isn’t in a backup that began before the import', async () => {
  const mallory = await server.person('Mallory')
  const elsewhere = await mallory.opensFamily('The Others')
  const { sha256 } = await addFile(mallory, {}, elsewhere)
  await backUp()
  const { photo_id } = await addFile(ana)
  await scrub()
  await server.sql(`update photos set sha256 = decode($2, 'hex') where id = $1`, [photo_id, sha256])
  await backdatePhoto(server.context.db.worker, family.family_id, photo_id, '2019-07-04T10:00:00Z')
  expect(await stateOf(ana, sha256)).toMatchObject({ state: 'stored', backed_up_at: null })
})

test('of two copies in a family, the better one counts', async () => {
  const first = await addFile(ana)
  await scrub()
  await backUp()
  const second = await addFile(contributor, { audience: 'private' })
  await server.sql(`update photos set sha256 = decode($2, 'hex') where id = $1`, [second.photo_id, first.sha256])
  expect(await stateOf(contributor, first.sha256)).toMatchObject({ state: 'safe', photo_id: first.photo_id })
})

test('a key that reads can check files, and one that adds can’t; a batch has a limit', async () => {
  const { sha256 } = await addFile(ana)
  const keyed = async (scope: 'read' | 'add') => {
    const { token } = await ana.call(apiKeysContract.createApiKey, { name: 'A script', scopes: [scope] })
    const headers = { authorization: `Bearer ${token}` }
    return server.visitor().tries(fileCheckContract.checkFiles, { ...family, hashes: [sha256] }, { headers })
  }
  expect(await keyed('read')).toMatchObject({ status: 200, json: { files: [{ sha256 }] } })
  expect((await keyed('add')).status).toBe(403)
  const tries = (hashes: unknown[]) => ana.tries(fileCheckContract.checkFiles, { ...family, hashes })
  for (const hashes of [
    [],
    ['AB'.repeat(32)],
    ["'; drop table photos; --"],
    Array(CHECKED_FILES_MAX + 1).fill(UNKNOWN),
  ])
    expect((await tries(hashes)).status).toBe(400)
  expect((await tries(Array(CHECKED_FILES_MAX).fill(UNKNOWN))).status).toBe(200)
})

test('without BACKUP_TO nothing is safe, and the answer says that there are no backups', async () => {
  const { sha256 } = await addFile(ana)
  await scrub()
  await backUp()
  const { to } = server.config.backups
  const [place] = to.splice(0)
  try {
    expect(await check(ana, sha256)).toMatchObject({
      ...{ has_backups: false, last_backup_at: null },
      files: [{ state: 'stored', checked_at: expect.any(String), backed_up_at: null }],
    })
  } finally {
    to.push(place!)
  }
})
