import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { ObjectExists, ObjectMissing, RangeNotSatisfiable, type ByteRange, type ObjectStore } from './object-store.ts'

const JPEG = { contentType: 'image/jpeg' }
const WEBP = { contentType: 'image/webp' }
const MEGABYTE = 1024 * 1024

export type StoreUnderTest = {
  store: ObjectStore
  /** Module code with which another process opens the same store as `store`. */
  openElsewhere: string
  /** Delays after which a kill interrupts storing a large file. */
  killAfterMs: number[]
  /** Unfinished files in the store. */
  unfinished(): Promise<string[]>
  close(): Promise<void>
}

/** Tests that every object store must pass. */
export function describeObjectStore(kind: string, open: () => Promise<StoreUnderTest>) {
  describe(`the object store on ${kind}`, () => {
    let subject: StoreUnderTest
    let store: ObjectStore
    let folder: string

    beforeAll(async () => {
      subject = await open()
      store = subject.store
      await store.ready()
      folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-objects-'))
    })
    afterAll(async () => {
      await subject?.close()
      await rm(folder, { recursive: true, force: true })
    })

    const newKey = (name = 'original') => `families/${newId()}/photos/${newId()}/${name}`
    const bytesOf = async (key: string, range?: ByteRange) => buffer((await store.open(key, range)).stream)

    async function localFile(bytes: Uint8Array): Promise<string> {
      const file = path.join(folder, newId())
      await writeFile(file, bytes)
      return file
    }

    test('a stored photo is read back byte for byte, with its type and size, and its local file is gone', async () => {
      const key = newKey()
      const photo = randomBytes(70_000)
      const file = await localFile(photo)
      await store.storeFile(key, file, JPEG)
      const { stream, ...facts } = await store.open(key)
      expect(await buffer(stream)).toEqual(photo)
      expect(facts).toEqual({ size: 70_000, contentType: 'image/jpeg', stored_at: expect.any(Date) })
      expect(await store.stat(key)).toEqual({ size: 70_000, stored_at: expect.any(Date) })
      await expect(access(file)).rejects.toThrow('ENOENT')
    })

    test("a key with an extension implies the type, and can't have another", async () => {
      const key = newKey('v1/small.webp')
      await store.put(key, randomBytes(10), WEBP)
      const { stream, contentType } = await store.open(key)
      stream.destroy()
      expect(contentType).toBe('image/webp')
      await expect(store.put(newKey('v1/small.webp'), randomBytes(10), JPEG)).rejects.toThrow(TypeError)
    })

    test('an original is never overwritten, neither by a file nor by bytes', async () => {
      const key = newKey()
      await store.put(key, Buffer.from('the first'), JPEG)
      const file = await localFile(Buffer.from('the second'))
      await expect(store.storeFile(key, file, JPEG)).rejects.toThrow(ObjectExists)
      await expect(store.put(key, Buffer.from('the third'), JPEG)).rejects.toThrow(ObjectExists)
      expect(String(await bytesOf(key))).toBe('the first')
      await access(file)
      expect(await subject.unfinished()).toEqual([])
    })

    test('a derivative that is made again replaces the old one', async () => {
      const key = newKey('v1/large.jpg')
      await store.cacheFile(key, await localFile(Buffer.from('first')), JPEG)
      const file = await localFile(Buffer.from('second, longer'))
      await store.cacheFile(key, file, JPEG)
      expect(String(await bytesOf(key))).toBe('second, longer')
      await expect(access(file)).rejects.toThrow('ENOENT')
    })

    test('of twelve writers who store the same photo at the same time, exactly one succeeds', async () => {
      const key = newKey()
      const photos = Array.from({ length: 12 }, () => randomBytes(100_000))
      const files = await Promise.all(photos.map(localFile))
      const outcomes = await Promise.allSettled(files.map((file) => store.storeFile(key, file, JPEG)))
      const winners = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
      expect(winners).toHaveLength(1)
      expect(await bytesOf(key)).toEqual(photos[winners[0]!])
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ObjectExists)
      }
      expect(await subject.unfinished()).toEqual([])
    })

    test('a file of 20 MB and an empty file are read back unchanged', async () => {
      const video = randomBytes(20 * MEGABYTE + 7)
      const [videoKey, emptyKey] = [newKey('original.mp4'), newKey()]
      await store.storeFile(videoKey, await localFile(video), { contentType: 'video/mp4' })
      await store.storeFile(emptyKey, await localFile(Buffer.alloc(0)), JPEG)
      expect(sha256(await bytesOf(videoKey))).toBe(sha256(video))
      expect(await store.stat(emptyKey)).toEqual({ size: 0, stored_at: expect.any(Date) })
      expect(await bytesOf(emptyKey)).toHaveLength(0)
      await store.remove(videoKey)
    })

    test('a range of a video has the requested bytes', async () => {
      const key = newKey()
      await store.put(key, Buffer.from('0123456789'), JPEG)
      expect(String(await bytesOf(key, { start: 0, end: 0 }))).toBe('0')
      expect(String(await bytesOf(key, { start: 3, end: 5 }))).toBe('345')
      expect(String(await bytesOf(key, { start: 9, end: 9 }))).toBe('9')
      expect(String(await bytesOf(key, { start: 8, end: 5_000 }))).toBe('89')
      const { stream, size } = await store.open(key, { start: 2, end: 3 })
      stream.destroy()
      expect(size).toBe(10)
      await expect(store.open(key, { start: 10, end: 12 })).rejects.toThrow(RangeNotSatisfiable)
      await expect(store.open(key, { start: 5, end: 2 })).rejects.toThrow(TypeError)
      await expect(store.open(key, { start: -1, end: 2 })).rejects.toThrow(TypeError)
      const empty = newKey()
      await store.put(empty, Buffer.alloc(0), JPEG)
      await expect(store.open(empty, { start: 0, end: 0 })).rejects.toThrow(RangeNotSatisfiable)
    })

    test('an object that never existed, was removed or is only a folder is missing', async () => {
      const key = newKey()
      await expect(store.open(key)).rejects.toThrow(ObjectMissing)
      expect(await store.stat(key)).toBeNull()
      await store.put(key, randomBytes(5), JPEG)
      await expect(store.open(path.dirname(key))).rejects.toThrow(ObjectMissing)
      expect(await store.stat(path.dirname(key))).toBeNull()
      await expect(store.open(`${key}/v1`)).rejects.toThrow(ObjectMissing)
      await store.remove(key)
      await store.remove(key)
      await expect(store.open(key)).rejects.toThrow(ObjectMissing)
      await store.put(key, Buffer.from('back again'), JPEG)
      expect(String(await bytesOf(key))).toBe('back again')
    })

    test("only a family's own objects are listed, all of them, and can be removed during the listing", async () => {
      const family = newId()
      const names = Array.from({ length: 30 }, (_, index) => `families/${family}/photos/${newId()}/v${index % 3}.jpg`)
      await Promise.all(names.map((key) => store.put(key, randomBytes(3), JPEG)))
      await store.put(`families/${family}x/photos/original`, randomBytes(3), JPEG)
      expect((await keysOf(store, `families/${family}/`)).toSorted()).toEqual(names.toSorted())
      expect(await keysOf(store, `families/${family}`)).toHaveLength(31)
      for await (const key of store.list(`families/${family}/`)) await store.remove(key)
      expect(await keysOf(store, `families/${family}/`)).toEqual([])
      expect(await keysOf(store, `families/${newId()}/`)).toEqual([])
    })

    test.each([
      '',
      '.',
      '..',
      '../secret',
      'a/../b',
      '/absolute',
      'a//b',
      'a/',
      'a/.hidden',
      'C:\\photo',
      'a b',
      'a\0b',
      'a\nb',
      'Original',
      'familia/niño',
      'photo@type',
      '%2e%2e/x',
      'ﬁ',
      'a'.repeat(300),
      `${'a/'.repeat(600)}a`,
    ])('the key %j is refused everywhere', async (key) => {
      await expect(store.put(key, randomBytes(1), JPEG)).rejects.toThrow(TypeError)
      await expect(store.storeFile(key, path.join(folder, 'any'), JPEG)).rejects.toThrow(TypeError)
      await expect(store.cacheFile(key, path.join(folder, 'any'), JPEG)).rejects.toThrow(TypeError)
      await expect(store.open(key)).rejects.toThrow(TypeError)
      await expect(store.stat(key)).rejects.toThrow(TypeError)
      await expect(store.remove(key)).rejects.toThrow(TypeError)
    })

    test.each(['..', '/', 'a/../', 'a//', '.staging/'])('the prefix %j is refused', async (prefix) => {
      await expect(keysOf(store, prefix)).rejects.toThrow(TypeError)
    })

    test('only regular files are stored, no folders, symlinks or missing files', async () => {
      const key = newKey()
      await expect(store.storeFile(key, folder, JPEG)).rejects.toThrow('regular file')
      await expect(store.storeFile(key, path.join(folder, 'absent'), JPEG)).rejects.toThrow('ENOENT')
      expect(await store.stat(key)).toBeNull()
    })

    test('a process that is killed while storing a video leaves the whole video or none, and the sweep cleans up', async () => {
      const video = randomBytes(17 * MEGABYTE)
      for (const afterMs of subject.killAfterMs) {
        const key = newKey()
        await killWhileStoring(await localFile(video), key, afterMs)
        const stored = await store.stat(key)
        if (stored) expect(sha256(await bytesOf(key))).toBe(sha256(video))
        await store.sweepUnfinished(3600)
        await sleep(5)
        await store.sweepUnfinished(0)
        expect(await subject.unfinished()).toEqual([])
        if (!stored) await store.storeFile(key, await localFile(video), JPEG)
        await store.remove(key)
      }
    })

    /** Resolves once the other process, which had begun to store the file, is dead. */
    async function killWhileStoring(file: string, key: string, afterMs: number) {
      const script = `${subject.openElsewhere}
        await store.ready()
        process.stdout.write('begun')
        await store.storeFile(${JSON.stringify(key)}, ${JSON.stringify(file)}, { contentType: 'image/jpeg' })`
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const exited = once(child, 'exit')
      await once(child.stdout, 'data')
      await sleep(afterMs)
      child.kill('SIGKILL')
      await exited
    }
  })
}

export async function keysOf(store: ObjectStore, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of store.list(prefix)) keys.push(key)
  return keys
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
