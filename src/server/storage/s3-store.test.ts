import { randomBytes } from 'node:crypto'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeS3, type FakeS3 } from '../../../e2e/doubles/fake-s3.ts'
import { ObjectExists, StorageFull, StorageUnavailable, type ObjectStore } from './object-store.ts'
import { openS3Store } from './s3-store.ts'
import { describeObjectStore, keysOf } from './test-object-store.ts'

const JPEG = { contentType: 'image/jpeg' }
const MP4 = { contentType: 'video/mp4' }
const MEGABYTE = 1024 * 1024

describeObjectStore('S3', async () => {
  const s3 = await startFakeS3()
  s3.slowDown(10)
  return {
    store: openS3Store(s3.settings),
    openElsewhere: `import { openS3Store } from '#server/storage/s3-store.ts'
      const store = openS3Store(${JSON.stringify(s3.settings)})`,
    killAfterMs: [5, 50, 130],
    unfinished: async () => [...s3.buckets.get(s3.settings.bucket)!.uploads.values()].map(({ key }) => key),
    close: () => s3.close(),
  }
})

describe('objects in S3', () => {
  let s3: FakeS3
  let store: ObjectStore
  let folder: string
  let key: string
  let keys = 0
  const objects = () => s3.buckets.get(s3.settings.bucket)!.objects

  beforeAll(async () => {
    s3 = await startFakeS3()
    store = openS3Store(s3.settings)
    folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-s3-'))
  })
  afterAll(async () => {
    await s3.close()
    await rm(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    key = `families/f1/photos/p${keys++}/original`
    s3.behave()
    await store.ready()
  })

  async function video(megabytes: number) {
    const file = path.join(folder, 'film')
    const bytes = randomBytes(megabytes * MEGABYTE)
    await writeFile(file, bytes)
    return { file, bytes }
  }

  test("the bucket is created once by concurrent processes, and isn't public", async () => {
    const bucket = 'a-new-bucket'
    const stores = Array.from({ length: 4 }, () => openS3Store({ ...s3.settings, bucket }))
    await Promise.all(stores.map((one) => one.ready()))
    expect(s3.buckets.has(bucket)).toBe(true)
    await stores[0]!.put(key, randomBytes(5), JPEG)
    expect((await fetch(`${s3.settings.endpoint}/${bucket}/${key}`)).status).toBe(403)
  })

  test('a wrong secret key is refused with a clear error', async () => {
    const stranger = openS3Store({ ...s3.settings, secretAccessKey: 'guessed' })
    await expect(stranger.ready()).rejects.toThrow(StorageUnavailable)
    await expect(stranger.put(key, randomBytes(5), JPEG)).rejects.toThrow('403')
  })

  test("while S3 is down every call fails in the same way, and works again once it's back", async () => {
    const away = openS3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:1' })
    await expect(away.ready()).rejects.toThrow('ECONNREFUSED')
    await expect(away.stat(key)).rejects.toThrow(StorageUnavailable)

    const { file } = await video(1)
    s3.failNext(20, 'InternalError', { status: 500, when: ({ method }) => method === 'PUT' })
    await expect(store.storeFile(key, file, MP4)).rejects.toThrow(StorageUnavailable)
    await access(file)
    expect(await store.stat(key)).toBeNull()
    s3.behave()
    await store.storeFile(key, file, MP4)
  })

  test('a transient error is retried', async () => {
    await store.stat(key)
    const retryingStore = openS3Store(s3.settings)
    s3.failNext(1, 'SlowDown', { when: ({ method }) => method === 'HEAD' })
    expect(await retryingStore.stat(key)).toBeNull()
  })

  test('a video larger than 16 MB is uploaded in parts, with one part in memory at a time', async () => {
    const { file, bytes } = await video(40)
    const sizes: number[] = []
    s3.watch(({ method, body }) => method === 'PUT' && sizes.push(body.length))
    await store.storeFile(key, file, MP4)
    expect(sizes).toEqual([16 * MEGABYTE, 16 * MEGABYTE, 8 * MEGABYTE])
    expect(objects().get(key)!.body.equals(bytes)).toBe(true)
    expect(objects().get(key)!.contentType).toBe('video/mp4')
  })

  test('an upload that fails in its second part leaves no parts behind', async () => {
    const { file } = await video(20)
    s3.failNext(10, 'InternalError', { status: 500, when: ({ query }) => query.get('partNumber') === '2' })
    await expect(store.storeFile(key, file, MP4)).rejects.toThrow(StorageUnavailable)
    expect(s3.buckets.get(s3.settings.bucket)!.uploads.size).toBe(0)
    await access(file)
  })

  test.each([
    ['XMinioStorageFull', 507],
    ['QuotaExceeded', 403],
  ])("a full store (%s) isn't reported as unavailable", async (code, status) => {
    const { file } = await video(1)
    s3.failNext(3, code, { status, when: ({ method }) => method === 'PUT' })
    await expect(store.storeFile(key, file, MP4)).rejects.toThrow(StorageFull)
    s3.failNext(3, code, { status, when: ({ method }) => method === 'PUT' })
    await expect(store.put(key, randomBytes(5), JPEG)).rejects.toThrow(StorageFull)
    expect(await store.stat(key)).toBeNull()
  })

  test('S3 itself refuses the second of two writers, even at the end of a multipart upload', async () => {
    const { file } = await video(20)
    let seen = 0
    // Another process stores the same photo between our check and our write.
    s3.watch(({ method }) => {
      if (method === 'POST' && ++seen === 2) objects().set(key, { ...sample(), body: Buffer.from('theirs') })
    })
    await expect(store.storeFile(key, file, MP4)).rejects.toThrow(ObjectExists)
    expect(String(objects().get(key)!.body)).toBe('theirs')
  })

  test("on a server without conditional writes, an existing object still isn't overwritten", async () => {
    const plain = openS3Store(s3.settings)
    s3.failNext(100, 'NotImplemented', { status: 501, when: ({ headers }) => headers['if-none-match'] !== undefined })
    await plain.put(key, Buffer.from('first'), JPEG)
    await expect(plain.put(key, Buffer.from('second'), JPEG)).rejects.toThrow(ObjectExists)
    expect(String(await buffer((await plain.open(key)).stream))).toBe('first')
  })

  test('a long list is read in pages', async () => {
    for (let index = 0; index < 1005; index++) objects().set(`list/${index}`, sample())
    expect(await keysOf(store, 'list/')).toHaveLength(1005)
  })

  function sample() {
    return { body: Buffer.from('x'), contentType: 'image/jpeg', etag: 'e', metadata: {}, modified: new Date() }
  }
})
