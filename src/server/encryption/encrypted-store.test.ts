import { randomBytes } from 'node:crypto'
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import {
  ObjectDamaged,
  ObjectMissing,
  RangeNotSatisfiable,
  type BareStore,
  type ObjectStore,
} from '#server/storage/object-store.ts'
import { openS3Store } from '#server/storage/s3-store.ts'
import { describeObjectStore } from '#server/storage/test-object-store.ts'
import { startFakeS3 } from '../../../e2e/doubles/fake-s3.ts'
import { encryptedStore } from './encrypted-store.ts'
import { CHUNK_BYTES, encryptedSize, HEADER_BYTES, STORED_CHUNK_BYTES } from './object-format.ts'
import { testDataKeys } from './test-data-keys.ts'

const JPEG = { contentType: 'image/jpeg' }
const IMPORTS = `import { encryptedStore } from '#server/encryption/encrypted-store.ts'
      import { testDataKeys } from '#server/encryption/test-data-keys.ts'
      import { openDiskStore } from '#server/storage/disk-store.ts'
      import { openS3Store } from '#server/storage/s3-store.ts'`

describeObjectStore('an encrypted disk', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'hearthbook-encrypted-'))
  return {
    store: encryptedStore(await openDiskStore(root), testDataKeys(), { isOn: true }),
    openElsewhere: `${IMPORTS}
      const store = encryptedStore(await openDiskStore(${JSON.stringify(root)}), testDataKeys(), { isOn: true })`,
    killAfterMs: [5, 15, 60],
    unfinished: () => readdir(path.join(root, '.staging')),
    close: () => rm(root, { recursive: true, force: true }),
  }
})

describeObjectStore('encrypted S3', async () => {
  const s3 = await startFakeS3()
  s3.slowDown(10)
  return {
    store: encryptedStore(openS3Store(s3.settings), testDataKeys(), { isOn: true }),
    openElsewhere: `${IMPORTS}
      const store = encryptedStore(openS3Store(${JSON.stringify(s3.settings)}), testDataKeys(), { isOn: true })`,
    killAfterMs: [5, 130],
    unfinished: async () => [...s3.buckets.get(s3.settings.bucket)!.uploads.values()].map(({ key }) => key),
    close: () => s3.close(),
  }
})

describe('encrypted objects', () => {
  let root: string
  let bare: BareStore
  let keys: ReturnType<typeof testDataKeys>
  let store: ObjectStore
  let family_id: string
  let key: string
  const fileOf = (name: string) => path.join(root, name)
  const read = async (name: string, range?: { start: number; end: number }) =>
    buffer((await store.open(name, range)).stream)

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'hearthbook-encrypted-'))
    bare = await openDiskStore(root)
  })
  afterAll(() => rm(root, { recursive: true, force: true }))
  beforeEach(() => {
    keys = testDataKeys()
    store = encryptedStore(bare, keys, { isOn: true })
    family_id = newId()
    key = `families/${family_id}/photos/${newId()}/original.jpg`
  })

  async function flip(at: number) {
    const bytes = await readFile(fileOf(key))
    bytes[at]! ^= 1
    await writeFile(fileOf(key), bytes)
  }

  test.each([
    0,
    1,
    CHUNK_BYTES - 1,
    CHUNK_BYTES,
    CHUNK_BYTES + 1,
    2 * CHUNK_BYTES,
    5 * CHUNK_BYTES + 7,
    40 * CHUNK_BYTES,
  ])('an object of %i bytes is read back, and its bytes on disk reveal nothing', async (size) => {
    const content = randomBytes(size)
    await store.put(key, content, JPEG)
    expect(await read(key)).toEqual(content)
    expect((await store.stat(key))?.size).toBe(size)
    expect((await store.open(key)).size).toBe(size)
    const stored = await readFile(fileOf(key))
    expect(stored.length).toBe(encryptedSize(size))
    if (size > 16) expect(stored.includes(content.subarray(0, 16))).toBe(false)
  })

  test('the same photo is stored as different bytes each time', async () => {
    const content = randomBytes(100)
    const second = `families/${family_id}/photos/${newId()}/original.jpg`
    await store.put(key, content, JPEG)
    await store.put(second, content, JPEG)
    expect(await readFile(fileOf(key))).not.toEqual(await readFile(fileOf(second)))
  })

  test('ranges at the borders of chunks have the requested bytes', async () => {
    const content = randomBytes(3 * CHUNK_BYTES + 100)
    await store.put(key, content, JPEG)
    const edges = [
      0,
      1,
      CHUNK_BYTES - 1,
      CHUNK_BYTES,
      CHUNK_BYTES + 1,
      2 * CHUNK_BYTES,
      3 * CHUNK_BYTES,
      content.length - 1,
    ]
    for (const start of edges)
      for (const end of edges.filter((one) => one >= start))
        expect((await read(key, { start, end })).equals(content.subarray(start, end + 1)), `${start}-${end}`).toBe(true)
    expect(await read(key, { start: content.length - 5, end: 10 ** 9 })).toEqual(content.subarray(-5))
    await expect(store.open(key, { start: content.length, end: content.length })).rejects.toThrow(RangeNotSatisfiable)
  })

  test('a flipped bit anywhere is detected, and no byte of its chunk is returned', async () => {
    const content = randomBytes(3 * CHUNK_BYTES)
    const places = [
      40,
      HEADER_BYTES - 1,
      HEADER_BYTES,
      ...[0, 1, 2].map((n) => HEADER_BYTES + n * STORED_CHUNK_BYTES + 500),
    ]
    for (const at of [...places, encryptedSize(content.length) - 1]) {
      await store.put(key, content, JPEG)
      await flip(at)
      await expect(read(key), `byte ${at}`).rejects.toThrow(ObjectDamaged)
      await store.remove(key)
    }
    await store.put(key, content, JPEG)
    await flip(HEADER_BYTES + STORED_CHUNK_BYTES)
    expect(await read(key, { start: 0, end: CHUNK_BYTES - 1 })).toEqual(content.subarray(0, CHUNK_BYTES))
    await expect(read(key, { start: CHUNK_BYTES, end: CHUNK_BYTES })).rejects.toThrow(ObjectDamaged)
  })

  test.each([0, 20, 1000])(
    'a small object with a flipped bit after %i bytes is refused when it is opened',
    async (at) => {
      await store.put(key, randomBytes(2000), JPEG)
      await flip(HEADER_BYTES + at)
      await expect(store.open(key)).rejects.toThrow(ObjectDamaged)
    },
  )

  test('an original that lost its end, even by whole chunks, has another size and is never returned as whole', async () => {
    await store.put(key, randomBytes(3 * CHUNK_BYTES), JPEG)
    await truncate(fileOf(key), HEADER_BYTES + 2 * STORED_CHUNK_BYTES)
    expect((await store.stat(key))?.size).toBe(2 * CHUNK_BYTES)
    await expect(read(key)).rejects.toThrow(ObjectDamaged)
  })

  test('a preview that a power cut left without its end counts as missing', async () => {
    const preview = `families/${family_id}/photos/${newId()}/v1/large.jpg`
    await store.put(preview, randomBytes(3 * CHUNK_BYTES), JPEG)
    await truncate(fileOf(preview), HEADER_BYTES + STORED_CHUNK_BYTES + 5)
    expect(await store.stat(preview)).toBeNull()
    await expect(store.open(preview)).rejects.toThrow(ObjectMissing)
  })

  test('chunks in another order are refused', async () => {
    await store.put(key, Buffer.alloc(3 * CHUNK_BYTES, 1), JPEG)
    const bytes = await readFile(fileOf(key))
    const first = Buffer.from(bytes.subarray(HEADER_BYTES, HEADER_BYTES + STORED_CHUNK_BYTES))
    bytes.copy(bytes, HEADER_BYTES, HEADER_BYTES + STORED_CHUNK_BYTES, HEADER_BYTES + 2 * STORED_CHUNK_BYTES)
    first.copy(bytes, HEADER_BYTES + STORED_CHUNK_BYTES)
    await writeFile(fileOf(key), bytes)
    await expect(read(key)).rejects.toThrow(ObjectDamaged)
  })

  test("an object can't take the place of another one, neither in its family nor in another", async () => {
    await store.put(key, randomBytes(500), JPEG)
    const sibling = `families/${family_id}/photos/${newId()}/original.jpg`
    const stranger = `families/${newId()}/photos/${newId()}/original.jpg`
    for (const name of [sibling, stranger]) {
      await store.put(name, randomBytes(500), JPEG)
      await copyFile(fileOf(key), fileOf(name))
    }
    await expect(store.open(sibling)).rejects.toThrow(ObjectDamaged)
    await expect(store.open(stranger)).rejects.toThrow(ObjectMissing)
  })

  test("once a family's key is deleted, its objects can't be read, even from a copy of the bucket", async () => {
    await store.put(key, randomBytes(500), JPEG)
    await copyFile(fileOf(key), path.join(root, 'copy'))
    keys.delete(family_id)
    await expect(store.open(key)).rejects.toThrow(ObjectMissing)
    await copyFile(path.join(root, 'copy'), fileOf(key))
    await expect(store.open(key)).rejects.toThrow(ObjectMissing)
  })

  test('objects from before encryption stay readable, whole and in ranges, until they are written again', async () => {
    for (const size of [0, 1, HEADER_BYTES - 1, HEADER_BYTES, HEADER_BYTES + 1, 70_000]) {
      const content = randomBytes(size)
      await bare.put(key, content, JPEG)
      expect(await read(key)).toEqual(content)
      expect((await store.stat(key))?.size).toBe(size)
      if (size) expect(await read(key, { start: size - 1, end: size })).toEqual(content.subarray(-1))
      await store.remove(key)
      await store.put(key, content, JPEG)
      if (size) expect(await read(key, { start: size - 1, end: size })).toEqual(content.subarray(-1))
      await store.remove(key)
    }
  })

  test('with encryption turned off, new objects are plain, and encrypted ones stay readable', async () => {
    await store.put(key, Buffer.from('encrypted'), JPEG)
    const off = encryptedStore(bare, keys, { isOn: false })
    expect(String(await buffer((await off.open(key)).stream))).toBe('encrypted')
    const second = `families/${family_id}/photos/${newId()}/original.jpg`
    await off.put(second, Buffer.from('plain'), JPEG)
    expect(String(await readFile(fileOf(second)))).toBe('plain')
  })

  test('a video in a bucket is read with one request per range, once its header is known', async () => {
    const s3 = await startFakeS3()
    try {
      const bucket = encryptedStore(openS3Store(s3.settings), keys, { isOn: true })
      await bucket.ready()
      const content = randomBytes(5 * CHUNK_BYTES)
      await bucket.put(key, content, JPEG)
      await bucket.stat(key)
      let requests = 0
      s3.watch(() => ++requests)
      for (const start of [0, CHUNK_BYTES, 3 * CHUNK_BYTES + 5])
        expect(await buffer((await bucket.open(key, { start, end: start + 99 })).stream)).toEqual(
          content.subarray(start, start + 100),
        )
      expect(requests).toBe(3)
    } finally {
      await s3.close()
    }
  })
})
