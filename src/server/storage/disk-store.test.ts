import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDiskStore } from './disk-store.ts'
import { ObjectExists, StorageFull, StorageUnavailable, type ObjectStore } from './object-store.ts'
import { describeObjectStore, keysOf, type StoreUnderTest } from './test-object-store.ts'

const run = promisify(execFile)
const JPEG = { contentType: 'image/jpeg' }
const KEY = 'families/f1/photos/p1/original'

describeObjectStore('a disk', () => diskUnderTest(tmpdir()))

// Tests may run in memory (/dev/shm) or on disk; this is the other one, so every stored file comes from another file system.
const OTHER_DISK = ['/dev/shm', '/var/tmp', '/tmp'].find((one) => existsSync(one) && isElsewhere(one))
describe.skipIf(!OTHER_DISK)('with uploads on another disk', () => {
  describeObjectStore('a disk', () => diskUnderTest(OTHER_DISK!))
})

function isElsewhere(folder: string): boolean {
  return statSync(folder).dev !== statSync(tmpdir()).dev
}

async function diskUnderTest(parent: string): Promise<StoreUnderTest> {
  const root = await mkdtemp(path.join(parent, 'hearthbook-disk-'))
  return {
    store: await openDiskStore(root),
    openElsewhere: `import { openDiskStore } from '#server/storage/disk-store.ts'
      const store = await openDiskStore(${JSON.stringify(root)})`,
    killAfterMs: [4, 14, 22, 60],
    unfinished: () => readdir(path.join(root, '.staging')),
    close: () => rm(root, { recursive: true, force: true }),
  }
}

describe('objects on a disk', () => {
  let folder: string
  let root: string
  let store: ObjectStore

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-disk-'))
    root = path.join(folder, 'objects')
    store = await openDiskStore(root)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('removing the last object of a photo removes its empty folders, and no others', async () => {
    await store.put(KEY, randomBytes(4), JPEG)
    await store.put('families/f1/photos/p2/original', randomBytes(4), JPEG)
    await store.remove(KEY)
    expect(await readdir(path.join(root, 'families/f1/photos'))).toEqual(['p2'])
    await store.remove('families/f1/photos/p2/original')
    expect(await readdir(root)).toEqual(['.staging'])
  })

  test('after a writer is killed before it stores the content type, the next attempt stores it', async () => {
    await mkdir(path.join(root, path.dirname(KEY)), { recursive: true })
    await writeFile(path.join(root, KEY), 'bytes')
    expect((await store.open(KEY)).contentType).toBe('application/octet-stream')
    await expect(store.put(KEY, Buffer.from('bytes'), JPEG)).rejects.toThrow(ObjectExists)
    const { stream, contentType } = await store.open(KEY)
    expect([String(await buffer(stream)), contentType]).toEqual(['bytes', 'image/jpeg'])
  })

  test("a symlink among the objects isn't followed", async () => {
    await writeFile(path.join(folder, 'secret'), 'secret')
    await symlink(path.join(folder, 'secret'), path.join(root, 'linked'))
    await expect(store.open('linked')).rejects.toThrow('ELOOP')
    expect(await store.stat('linked')).toBeNull()
    expect(await keysOf(store, '')).toEqual([])
    await symlink(path.join(folder, 'secret'), path.join(folder, 'upload'))
    await expect(store.storeFile(KEY, path.join(folder, 'upload'), JPEG)).rejects.toThrow('ELOOP')
  })

  test('a received file is moved into the store without copying', async () => {
    const received = path.join(folder, 'received')
    await writeFile(received, randomBytes(100))
    await link(received, path.join(folder, 'witness'))
    await store.storeFile(KEY, received, JPEG)
    expect((await stat(path.join(root, KEY))).ino).toBe((await stat(path.join(folder, 'witness'))).ino)
  })

  test('the sweep leaves alone what may still be written', async () => {
    const unfinished = path.join(root, '.staging', 'half')
    await writeFile(unfinished, 'half')
    await store.sweepUnfinished(3600)
    expect(await readdir(path.join(root, '.staging'))).toEqual(['half'])
  })

  test("a store whose folder can't be created isn't ready", async () => {
    await rm(root, { recursive: true })
    await store.ready()
    await rm(root, { recursive: true })
    await writeFile(root, 'a file is in its place')
    await expect(store.ready()).rejects.toThrow(StorageUnavailable)
  })
})

describe('on a full disk', () => {
  let mount: string | undefined
  beforeEach(async () => {
    mount = await mountTinyDisk()
  })
  afterEach(async () => {
    if (mount === undefined) return
    await run('umount', [mount])
    await rm(mount, { recursive: true })
  })

  test("a photo that doesn't fit is refused completely; reading, removing and smaller photos still work", async (context) => {
    if (mount === undefined) return context.skip('Mounting a small disk needs root on Linux')
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'hearthbook-elsewhere-'))
    const store = await openDiskStore(mount)
    const photo = path.join(elsewhere, 'photo')

    await store.put('families/f1/small', randomBytes(20_000), JPEG)
    await writeFile(photo, randomBytes(2_000_000))
    await expect(store.storeFile(KEY, photo, JPEG)).rejects.toThrow(StorageFull)
    await expect(store.put(KEY, randomBytes(2_000_000), JPEG)).rejects.toThrow(StorageFull)
    await expect(store.cacheFile('families/f1/large.jpg', photo, JPEG)).rejects.toThrow(StorageFull)
    expect((await stat(photo)).size).toBe(2_000_000)
    expect(await keysOf(store, '')).toEqual(['families/f1/small'])
    expect(await readdir(path.join(mount, '.staging'))).toEqual([])

    // From another file system: it's copied, and the received file is removed anyway.
    await writeFile(photo, 'a photo that fits')
    await store.storeFile(KEY, photo, JPEG)
    expect(await store.stat(KEY)).toEqual({ size: 17, stored_at: expect.any(Date) })
    expect(await readdir(elsewhere)).toEqual([])
    await store.remove('families/f1/small')
    await store.put('families/f1/another', randomBytes(20_000), JPEG)
    await rm(elsewhere, { recursive: true })
  })
})

/** Undefined if this process isn't allowed to mount. */
async function mountTinyDisk(): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-tiny-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder])
    return folder
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
}
