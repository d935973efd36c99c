import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream'
import { openRegularFile, removeFile } from '#server/storage/durable-files.ts'
import { ownsChunks, owningChunks, WholeStream } from '#server/storage/file-stream.ts'
import { assertFits, assertRange, isDerivative } from '#server/storage/object-key.ts'
import {
  ObjectMissing,
  RangeNotSatisfiable,
  type BareStore,
  type ByteRange,
  type ByteSource,
  type ObjectStore,
  type OpenedObject,
} from '#server/storage/object-store.ts'
import { BATCH_BYTES, encryptedSource, piecesOf } from './encrypted-source.ts'
import { DecryptingStream } from './decrypting-stream.ts'
import { ownerOf, type DataKeys } from './data-keys.ts'
import {
  contentSize,
  decryptor,
  encryptedSize,
  HEADER_BYTES,
  STORED_CHUNK_BYTES,
  parseHeader,
  placeOf,
  type DataKey,
  type Header,
} from './object-format.ts'
import { readHead } from './read-head.ts'

/** Headers of the last objects that were read, so that each range of a video is one request to the bucket. */
const CACHED_HEADERS = 1000

type Stored = Pick<OpenedObject, 'size' | 'stored_at'> & { header: Header | undefined }

/**
 * A store whose objects are encrypted with a key of the family or person that they belong to. Objects that aren't encrypted stay
 * readable, and so do encrypted ones if `isOn` is false. What belongs to the whole installation isn't encrypted.
 */
export function encryptedStore(store: BareStore, keys: DataKeys, { isOn }: { isOn: boolean }): ObjectStore {
  const cached = new Map<string, Stored>()

  async function write(key: string, plain: ByteSource, contentType: string, as: 'create' | 'cache') {
    await store.write(key, await encryptedSource(key, plain, keys), { contentType, as })
  }

  async function withFile(localPath: string, work: (plain: ByteSource) => Promise<void>) {
    const { handle, size } = await openRegularFile(localPath)
    await work({ size, batches: () => piecesOf(handle, size) }).finally(() => handle.close())
    await removeFile(localPath)
  }

  /** @throws ObjectMissing if the key was deleted */
  async function keyOf(name: string, { key_id }: Header): Promise<DataKey> {
    const owner = ownerOf(name)
    const dataKey = owner && (await keys.find(owner, key_id))
    if (!dataKey) throw new ObjectMissing(name)
    return dataKey
  }

  /** The size of the content. That of an original that's cut short isn't what it was. */
  function sizeOf(key: string, { header, size }: Stored): number {
    if (!header) return size
    if (size === encryptedSize(header.size)) return header.size
    if (isDerivative(key)) throw new ObjectMissing(key)
    return contentSize(size)
  }

  async function decrypt(key: string, opened: OpenedObject, header: Header): Promise<OpenedObject> {
    const { stream } = opened
    try {
      const size = sizeOf(key, { ...opened, header })
      const open = decryptor({ header, dataKey: await keyOf(key, header), name: key })
      if (!(stream instanceof WholeStream))
        return { ...opened, stream: decrypted(stream, open, { skip: 0, length: header.size }), size }
      const content = open.add(stream.bytes.subarray(HEADER_BYTES))
      open.end()
      return { ...opened, stream: new WholeStream(Buffer.concat(content)), size }
    } catch (error) {
      stream.destroy()
      throw error
    }
  }

  /** Reads the beginning of an object, and remembers it. */
  async function peek(key: string): Promise<Stored> {
    const { stream, size, stored_at } = await store.open(key, { start: 0, end: HEADER_BYTES - 1 })
    const header = parseHeader(await readHead(stream, HEADER_BYTES))
    stream.destroy()
    const stored = { size, stored_at, header }
    if (cached.size >= CACHED_HEADERS) cached.delete(cached.keys().next().value ?? key)
    cached.set(key, stored)
    return stored
  }

  async function openRange(key: string, range: ByteRange): Promise<OpenedObject> {
    assertRange(range)
    const stored = cached.get(key) ?? (await peek(key))
    const { header } = stored
    const end = header && Math.min(range.end, header.size - 1)
    if (end !== undefined && range.start > end) throw new RangeNotSatisfiable(key)
    const from = placeOf(range.start)
    const wanted = end === undefined ? range : { start: from.at, end: placeOf(end).at + STORED_CHUNK_BYTES - 1 }
    const opened = await store.open(key, wanted)
    // It was written again since its header was read.
    if (opened.size !== stored.size || opened.stored_at.getTime() !== stored.stored_at.getTime()) {
      opened.stream.destroy()
      cached.delete(key)
      return openRange(key, range)
    }
    if (!header || end === undefined) return opened
    try {
      const size = sizeOf(key, stored)
      const dataKey = await keyOf(key, header)
      const open = decryptor({ header, dataKey, name: key }, { chunk: from.chunk, until: end + 1 })
      const stream = decrypted(opened.stream, open, { skip: from.skip, length: end - range.start + 1 })
      return { ...opened, stream, size }
    } catch (error) {
      opened.stream.destroy()
      throw error
    }
  }

  return {
    ...store,

    async storeFile(key, localPath, about) {
      assertFits(key, about.contentType)
      if (!isOn || !ownerOf(key)) return store.storeFile(key, localPath, about)
      await withFile(localPath, (plain) => write(key, plain, about.contentType, 'create'))
    },

    async put(key, bytes, about) {
      assertFits(key, about.contentType)
      if (!isOn || !ownerOf(key)) return store.put(key, bytes, about)
      const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      const batches = async function* () {
        for (let at = 0; at < whole.length; at += BATCH_BYTES) yield [whole.subarray(at, at + BATCH_BYTES)]
      }
      await write(key, { size: whole.length, batches }, about.contentType, 'create')
    },

    async cacheFile(key, localPath, about) {
      assertFits(key, about.contentType)
      if (!isOn || !ownerOf(key)) return store.cacheFile(key, localPath, about)
      await withFile(localPath, (plain) => write(key, plain, about.contentType, 'cache'))
    },

    async open(key, range) {
      if (!ownerOf(key)) return store.open(key, range)
      if (range) return openRange(key, range)
      const opened = await store.open(key)
      const { stream } = opened
      if (stream instanceof WholeStream) {
        const header = parseHeader(stream.bytes)
        return header ? decrypt(key, opened, header) : opened
      }
      const head = await readHead(stream, HEADER_BYTES)
      const header = parseHeader(head)
      if (header) return decrypt(key, opened, header)
      if (opened.size === head.length) return { ...opened, stream: new WholeStream(head) }
      stream.unshift(head)
      return opened
    },

    async stat(key) {
      if (!ownerOf(key)) return store.stat(key)
      try {
        const stored = await peek(key)
        return stored.header ? { size: sizeOf(key, stored), stored_at: stored.stored_at } : await store.stat(key)
      } catch (error) {
        if (error instanceof RangeNotSatisfiable) return store.stat(key)
        if (error instanceof ObjectMissing) return null
        throw error
      }
    },
  }
}

/** An object that breaks off is damaged, too. */
function decrypted(stream: Readable, open: ReturnType<typeof decryptor>, part: { skip: number; length: number }) {
  const isInputOwned = ownsChunks(stream)
  return owningChunks(pipeline(stream, new DecryptingStream(open, { ...part, isInputOwned }), () => {}))
}
