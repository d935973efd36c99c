import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachInstallation } from '#app/backup/reach-installation.ts'
import { verifyInstallation } from '#app/backup/verify-installation.ts'
import { rotateDataKeys, rotateMasterKey } from '#app/rotate-secret/rotate-encryption-key.ts'
import { backUpNow } from '#features/backups/server/back-up-nightly.ts'
import { encryptionWith, newIdentity } from '#features/backups/server/encryption.ts'
import { makeBackup } from '#features/backups/server/make-backup.ts'
import { restoreBackup } from '#features/backups/server/restore-backup.ts'
import { originalIn, photoFolder } from '#features/media/server/media-objects.ts'
import { loadConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { masterKeyFile } from '#server/encryption/master-keys.ts'
import { rewriteObjects } from '#server/encryption/rewrite-objects.ts'
import { checkStore } from '#server/scrub/check-store.ts'
import { scrubOriginals } from '#server/scrub/scrub-originals.ts'
import { parseKeep } from '#shared/keep-backups.ts'
import { openEmptyInstances, partsOf, repositoryIn } from '#kit/backups.ts'
import { signFor } from '#kit/media.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto, sendFile, untilDecided } from '#kit/uploads.ts'

/** Encryption at rest, as people and operators meet it. */

const MAGIC = '\x89HBENC'
const ON = { isOn: true, key: undefined, command: undefined }
const instances = openEmptyInstances()

let server: TestApp
let folder: string
let ana: Person
let family: Family
let photo: string
let picture: Uint8Array
let key: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-encryption-'))
  await mkdir(path.join(folder, 'nightly'))
  const backups = {
    to: [path.join(folder, 'nightly')],
    keep: parseKeep('7 daily')!,
    encrypt: 'always' as const,
    s3: undefined,
  }
  server = await openTestApp({ withWorker: true, config: { encryption: ON, backups } })
  ana = await server.person('Ana')
  family = await ana.opensFamily('Moreau')
  // With bytes after its end, as motion photos have, so that it has several chunks.
  picture = Buffer.concat([await drawPicture({ width: 600, height: 400 }), randomBytes(300_000)])
  photo = await addPhoto(ana, family, picture)
  key = originalIn(photoFolder(family.family_id, photo), 'image/jpeg')
})
afterAll(async () => {
  await server.close()
  await instances.drop()
  await rm(folder, { recursive: true, force: true })
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const objectsOf = (dataDir: string) => path.join(dataDir, 'objects')

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

async function expectEncrypted(dataDir: string): Promise<void> {
  const files = (await filesIn(objectsOf(dataDir))).filter((file) => !file.endsWith('@type'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect([file, String(await readFile(file, 'latin1')).startsWith(MAGIC)]).toEqual([file, true])
}

const originalUrl = (person: Person) =>
  signFor(person, { kind: 'photo', family_id: family.family_id, id: photo, variant: 'original', version: 1 })

test('every stored file is encrypted, and people see their photos, in ranges, too', async () => {
  await expectEncrypted(server.config.dataDir)
  const url = await originalUrl(ana)
  const whole = await ana.fetches(url)
  expect(whole.headers.get('content-length')).toBe(String(picture.length))
  expect(sha256(Buffer.from(await whole.arrayBuffer()))).toBe(sha256(picture))
  const part = await ana.fetches(url, { headers: { range: 'bytes=65530-65545' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 65530-65545/${picture.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(picture.subarray(65530, 65546)))
  const small = await signFor(ana, {
    kind: 'photo',
    family_id: family.family_id,
    id: photo,
    variant: 'small',
    version: 1,
  })
  expect((await ana.fetches(small)).status).toBe(200)
})

test('a photo that the family already has is recognized', async () => {
  const again = await untilDecided(ana, family, await sendFile(ana, family, picture))
  expect(again).toMatchObject({ state: 'duplicate', photo_id: photo })
})

test('a browser that has a photo isn’t sent it again, even after it was encrypted with another key', async () => {
  const { config, db, store, staging, log } = server.context
  const parts = { config, db: db.worker, log }
  const backUp = () => backUpNow(config.backups.to[0]!, { config, ownerUrl: db.ownerUrl, store, staging, log })
  const asks = async (etag = '"another"') => ana.fetches(await originalUrl(ana), { headers: { 'if-none-match': etag } })
  const file = path.join(objectsOf(config.dataDir), key)
  const first = await asks()
  expect(first.status).toBe(200)
  const etag = first.headers.get('etag')!
  expect((await asks(etag)).status).toBe(304)

  const before = await readFile(file)
  await backUp()
  await rewriteObjects(parts)
  await rotateDataKeys(db.worker)
  await rewriteObjects(parts)
  await backUp()
  await rewriteObjects(parts)
  expect((await readFile(file)).equals(before), 'it was encrypted again').toBe(false)
  expect((await asks(etag)).status).toBe(304)
  const again = await asks()
  expect(again.headers.get('etag')).toBe(etag)
  expect(sha256(Buffer.from(await again.arrayBuffer()))).toBe(sha256(picture))
})

test(
  'a flipped bit is found by the checks, is never sent, and is mended from a backup',
  { timeout: 240_000 },
  async () => {
    const { config, db, store, staging, log } = server.context
    const parts = { db: db.worker, store, log }
    const file = path.join(objectsOf(config.dataDir), key)
    await backUpNow(config.backups.to[0]!, { config, ownerUrl: db.ownerUrl, store, staging, log })
    const bytes = await readFile(file)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(file, bytes)
    expect((await ana.fetches(await originalUrl(ana))).ok).toBe(false)
    await checkStore(parts)
    await scrubOriginals(parts)
    expect(await server.sql('select finding from original_checks')).toEqual([{ finding: 'changed' }])
    for (const { healOriginals } of server.context.features) await healOriginals?.(server.context)
    expect(sha256(await buffer((await store.open(key)).stream))).toBe(sha256(picture))
    await expectEncrypted(config.dataDir)
  },
)

test(
  'a backup is restored with the recovery key alone, and encrypted with a new key there',
  { timeout: 240_000 },
  async () => {
    const repository = await repositoryIn(path.join(folder, 'moved'), await encryptionWith(await newIdentity()))
    const encryptionKey = (await readFile(masterKeyFile(server.config), 'utf8')).trim()
    const { name } = await makeBackup(repository, { ...partsOf(server), encryptionKey })
    const manifest = await repository.manifest(name)
    expect(manifest.encryption_key).toBe(encryptionKey)
    expect(manifest.tables.map((table) => table.name)).not.toContain('data_keys')

    const { SECRET: _, ...settings } = await instances.add(folder)
    const env = { ...settings, ENCRYPTION: 'on' }
    const gone = new Error('the power has gone')
    const onProgress = () => {
      throw gone
    }
    await expect(restoreBackup(repository, name, env, { onProgress })).rejects.toBe(gone)
    expect(await restoreBackup(repository, name, env)).toMatchObject({ wrong: [], lost: [] })
    await expectEncrypted(env.DATA_DIR)
    const config = loadConfig(env)
    expect((await readFile(masterKeyFile(config), 'utf8')).trim()).not.toBe(encryptionKey)
    const installation = await reachInstallation(config)
    const { secret } = config
    expect(await verifyInstallation({ ...installation, secret })).toMatchObject({
      originals: 1,
      missing: [],
      changed: [],
    })
    await installation.close()
  },
)

test(
  'after new keys, an older backup of only the database still finds the keys of the files beside it',
  { timeout: 240_000 },
  async () => {
    const env = { ...(await instances.add(folder)), ENCRYPTION: 'on' }
    const { name } = await makeBackup(await repositoryIn(path.join(folder, 'source')), partsOf(server))
    await restoreBackup(await repositoryIn(path.join(folder, 'source')), name, env)
    const config = loadConfig(env)
    const home = await reachInstallation(config)
    const repository = await repositoryIn(path.join(folder, 'database-backups'))
    const only = { ...home, hasObjects: false, secret: config.secret, isSecretStored: false }
    const older = await makeBackup(repository, only)

    const db = openDatabase(env.DATABASE_URL, config.secret)
    const parts = { config, db: db.worker, log: server.context.log }
    await rewriteObjects(parts)
    await makeBackup(repository, only)
    await rewriteObjects(parts)
    await rotateDataKeys(db.keys)
    await rewriteObjects(parts)
    await makeBackup(repository, only)
    await rewriteObjects(parts)
    expect(await rotateMasterKey(db.keys, config)).toBeGreaterThan(2)
    await db.close()
    await home.close()
    const next = await reachInstallation(config)
    await makeBackup(repository, { ...only, store: next.store })
    await next.close()

    const empty = await instances.add(folder)
    await rename(env.DATA_DIR, empty.DATA_DIR)
    const moved = { ...empty, ENCRYPTION: 'on' }
    await restoreBackup(repository, older.name, moved)
    const restored = await reachInstallation(loadConfig(moved))
    const verified = await verifyInstallation({ ...restored, secret: config.secret })
    expect(verified).toMatchObject({ originals: 1, missing: [], changed: [] })
    await restored.close()
  },
)
