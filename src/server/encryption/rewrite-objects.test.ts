import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { childEnv } from '#server/child-env.ts'
import { openDatabase, type Database } from '#server/db/database.ts'
import { withClient } from '#server/db/cluster.ts'
import { createTestDatabase, TEST_SECRET } from '#server/db/test-database.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import { ObjectMissing, type BareStore } from '#server/storage/object-store.ts'
import { openObjectStore } from '#server/storage/open-store.ts'
import { newId } from '#shared/ids.ts'
import { retireDataKeys } from './data-keys.queries.ts'
import { masterKeyFile, readMasterKeys } from './master-keys.ts'
import type { EncryptionConfig } from './open-encryption.ts'
import { rewriteObjects } from './rewrite-objects.ts'

const JPEG = { contentType: 'image/jpeg' }
const log = { info() {}, error() {} }
const newMasterKey = () => randomBytes(32).toString('base64')
const MAGIC = '\x89HBENC'

let home: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database
let dataDir: string
let bare: BareStore
let family_id: string
let contents: Map<string, Buffer>

beforeEach(async () => {
  home = await createTestDatabase()
  db = openDatabase(home.ownerUrl, TEST_SECRET)
  dataDir = await mkdtemp(path.join(tmpdir(), 'hearthbook-rewriting-'))
  bare = await openDiskStore(path.join(dataDir, 'objects'))
  family_id = newId()
  await sql(`insert into families (id, name) values ($1, 'Moreau')`, [family_id])
  contents = new Map()
})
afterEach(async () => {
  await db.close()
  await home.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const sql = (text: string, values?: unknown[]) =>
  withClient(home.ownerUrl, async (client) => (await client.query(text, values)).rows)
const configWith = (encryption: Partial<EncryptionConfig['encryption']> = {}): EncryptionConfig => ({
  dataDir,
  s3: undefined,
  encryption: { isOn: true, key: undefined, command: undefined, ...encryption },
})
const open = (config = configWith()) => openObjectStore(config, db.keys)
const rewrite = (config = configWith()) => rewriteObjects({ config, db: db.worker, log })
const newKey = () => `families/${family_id}/photos/${newId()}/original.jpg`
const isEncrypted = async (key: string) =>
  (await readFile(path.join(dataDir, 'objects', key))).toString('latin1').startsWith(MAGIC)

/** Plain originals, as from before encryption. */
async function addPlain(count: number, bytes = 1000) {
  for (let n = 0; n < count; n++) {
    const key = newKey()
    contents.set(key, randomBytes(bytes + n))
    await bare.put(key, contents.get(key)!, JPEG)
    await sql(
      `insert into photos (id, family_id, storage_path, filename, file_type, kind, bytes, sha256, width, height)
        values ($1, $2, $3, 'a.jpg', 'image/jpeg', 'image', 1, sha256('a'), 1, 1)`,
      [key.split('/')[3], family_id, key],
    )
  }
}

async function backUp() {
  await sql(`insert into backup_repositories (id, address) values (gen_random_uuid(), '/b') on conflict do nothing`)
  await sql(
    `insert into backup_runs (id, repository_id, kind, state) select gen_random_uuid(), id, 'backup', 'done' from backup_repositories`,
  )
}

async function expectContents(store = open()) {
  for (const [key, content] of contents)
    expect(content.equals(await buffer((await (await store).open(key)).stream)), key).toBe(true)
}

async function expectEncrypted(wanted: boolean) {
  for (const key of contents.keys()) expect(await isEncrypted(key)).toBe(wanted)
}

test('photos from before encryption are encrypted once a backup has their keys, and decrypted after it is turned off', async () => {
  await addPlain(5)
  const empty = newKey()
  contents.set(empty, Buffer.alloc(0))
  await bare.put(empty, Buffer.alloc(0), JPEG)
  await rewrite()
  await expectEncrypted(false)
  await backUp()
  await rewrite()
  await expectEncrypted(true)
  await expectContents()
  // Nothing is left to do.
  await rewrite()
  const off = configWith({ isOn: false })
  await rewrite(off)
  await expectEncrypted(false)
  await expectContents(open(off))
})

test('new data keys replace the old ones in every object, and those are deleted a day later', async () => {
  const store = await open()
  const keys = [newKey(), newKey()]
  for (const key of keys) {
    contents.set(key, randomBytes(200_000))
    await store.put(key, contents.get(key)!, JPEG)
  }
  await rewrite()
  await backUp()
  await rewrite()
  const before = await Promise.all(keys.map((key) => readFile(path.join(dataDir, 'objects', key))))
  await retireDataKeys(db.worker)
  await rewrite()
  await backUp()
  await rewrite()
  const after = await Promise.all(keys.map((key) => readFile(path.join(dataDir, 'objects', key))))
  for (const n of [0, 1]) expect(after[n]!.subarray(8, 24)).not.toEqual(before[n]!.subarray(8, 24))
  await expectContents()
  expect(await sql('select from data_keys where family_id = $1', [family_id])).toHaveLength(2)
  await sql(`update local.rewriting set finished_at = now() - interval '2 days'`)
  await sql(`update data_keys set retired_at = now() - interval '2 days' where retired_at is not null`)
  await rewrite()
  await backUp()
  await rewrite()
  expect(await sql('select from data_keys where family_id = $1', [family_id])).toHaveLength(1)
  await expectContents()
})

test('data keys are wrapped with a new master key, and the old one is not needed anymore', async () => {
  const [old, next] = [newMasterKey(), newMasterKey()]
  const key = newKey()
  contents.set(key, randomBytes(100))
  await (await open(configWith({ key: old }))).put(key, contents.get(key)!, JPEG)
  await rewrite(configWith({ key: `${next} ${old}` }))
  await expectContents(open(configWith({ key: next })))
  await expect(open(configWith({ key: old }))).rejects.toThrow(
    "ENCRYPTION_KEY isn't the key that photos and videos were encrypted with",
  )
})

test('another key, a missing one, and one that is no key are refused with a sentence', async () => {
  await open()
  const file = masterKeyFile({ dataDir })
  expect(readMasterKeys(configWith())!.keys).toHaveLength(1)
  await expect(open(configWith({ key: newMasterKey() }))).rejects.toThrow(/ENCRYPTION_KEY isn't the key/)
  await expect(open(configWith({ key: 'secret' }))).rejects.toThrow(/needs 32 random bytes in base64 or hex/)
  await expect(open(configWith({ command: ['sh', '-c', 'echo no such key >&2; exit 3'] }))).rejects.toThrow(
    'ENCRYPTION_KEY_COMMAND: sh gave no key (no such key).',
  )
  await open(configWith({ command: ['cat', file] }))
  await rm(file)
  await expect(open()).rejects.toThrow(`Photos and videos are encrypted, and their key is missing. Restore ${file}`)
  await expect(open(configWith({ isOn: false }))).rejects.toThrow(/their key is missing/)
  expect(existsSync(file)).toBe(false)
})

test('of two processes that start at the same time without a shared folder, the second one is refused', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'hearthbook-elsewhere-'))
  const starts = await Promise.allSettled([open(), open({ ...configWith(), dataDir: elsewhere })])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await rm(elsewhere, { recursive: true })
})

test('a purged family takes its keys with it, and a copy of its objects opens nothing', async () => {
  const key = newKey()
  await (await open()).put(key, randomBytes(100), JPEG)
  const copy = await readFile(path.join(dataDir, 'objects', key))
  await sql('delete from families where id = $1', [family_id])
  await writeFile(path.join(dataDir, 'objects', key), copy)
  await expect((await open()).open(key)).rejects.toThrow(ObjectMissing)
})

test('a damaged object stays where it is, and its retired key stays, too', async () => {
  const key = newKey()
  await (await open()).put(key, randomBytes(100), JPEG)
  const file = path.join(dataDir, 'objects', key)
  const bytes = await readFile(file)
  bytes[100]! ^= 1
  await writeFile(file, bytes)
  await retireDataKeys(db.worker)
  await sql(`update data_keys set retired_at = now() - interval '2 days'`)
  await rewrite()
  await backUp()
  await rewrite()
  expect(await readFile(file)).toEqual(bytes)
  expect(await sql('select from data_keys where family_id = $1', [family_id])).toHaveLength(2)
})

test('a process that is killed again and again while it rewrites loses nothing', async () => {
  await addPlain(12, 1_500_000)
  await rewrite()
  await backUp()
  const script = `import { openDatabase } from '#server/db/database.ts'
    import { rewriteObjects } from '#server/encryption/rewrite-objects.ts'
    const db = openDatabase(${JSON.stringify(home.ownerUrl)}, ${JSON.stringify(TEST_SECRET)})
    process.stdout.write('begun')
    await rewriteObjects({ config: ${JSON.stringify(configWith())}, db: db.worker, log: { info() {}, error() {} } })
    await db.close()`
  for (const afterMs of [5, 40, 140]) {
    await sql('update local.rewriting set busy_at = null')
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: childEnv(),
    })
    const exited = once(child, 'exit')
    await once(child.stdout, 'data')
    await sleep(afterMs)
    child.kill('SIGKILL')
    await exited
    await expectContents()
  }
  await sql('update local.rewriting set busy_at = null')
  await rewrite()
  await expectEncrypted(true)
  await expectContents()
})
