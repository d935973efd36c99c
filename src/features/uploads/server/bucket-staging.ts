import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#server/db/database.ts'
import { checkFreeSpace, hasSpaceFor } from '#server/storage/free-space.ts'
import { orStorageFull } from '#server/storage/durable-files.ts'
import { listPages } from '#server/storage/list-pages.ts'
import { UNKNOWN_TYPE } from '#server/storage/media-types.ts'
import { ObjectMissing, StorageFull, type ObjectStore } from '#server/storage/object-store.ts'
import { removeFolder } from '#server/storage/remove-objects.ts'
import { removeStaleWork, withScratchFolder } from '#server/storage/scratch.ts'
import { newId } from '#shared/ids.ts'
import { isId } from '#shared/is-id.ts'
import { Problem } from '#shared/problems.ts'
import { DAY_MS } from '#shared/days.ts'
import { createChunkPool } from './coalesced-body.ts'
import type { StagedUpload, Staging } from './staging.ts'
import { openUploadLocker } from './upload-locker.ts'
import {
  deleteCollection,
  deleteSegments,
  insertSegment,
  markCollected,
  selectCollected,
  selectCollections,
  selectOffset,
  selectSegments,
  type Segment,
} from './upload-segments.queries.ts'

/** The memory that each upload needs, and what a killed process loses of it. */
const SEGMENT_BYTES = 4 * 1024 ** 2
const PREFIX = 'staging/'
/** A run of an import is shorter, and each touches the folder. */

type Parts = { dataDir: string; store: ObjectStore; db: Db }

/**
 * Objects of a few megabytes, each with a row. A row can only follow the last one, so PostgreSQL decides between two requests
 * that write to the same upload on any machine.
 */
export function openBucketStaging({ dataDir, store, db }: Parts): Staging {
  const segments = createChunkPool(SEGMENT_BYTES)
  const prefixOf = ({ family_id, id }: StagedUpload) => `${PREFIX}${family_id}/${id}`
  const posterOf = (upload: StagedUpload) => `${prefixOf(upload)}/poster`
  // Decoders can read this folder and not write to it.
  const assembled = path.join(dataDir, 'staging')
  const gathered = path.join(dataDir, 'gathered')

  /** The object is stored first, so a row always has one. Without a row, it's removed with the upload. */
  async function storeSegment(upload: StagedUpload, start: number, bytes: Buffer) {
    const id = newId()
    const key = `${prefixOf(upload)}/${id}`
    await store.put(key, bytes, { contentType: UNKNOWN_TYPE })
    if (await insertSegment(db, { upload_id: upload.id, family_id: upload.family_id, id, start, bytes: bytes.length }))
      return
    await store.remove(key)
    throw new Problem('conflict')
  }

  async function* bytesOf(upload: StagedUpload, wanted: Segment[]): AsyncGenerator<Buffer> {
    for (const { id, start, bytes } of wanted)
      try {
        const { stream, size } = await store.open(`${prefixOf(upload)}/${id}`)
        if (size !== bytes) throw new ObjectMissing(id)
        yield* stream as AsyncIterable<Buffer>
      } catch (error) {
        // The client sends it again.
        if (error instanceof ObjectMissing) await deleteSegments(db, upload.id, start)
        throw error
      }
  }

  /** Writes an upload to a local file. */
  async function assemble(upload: StagedUpload, file: string) {
    const wanted = await selectSegments(db, upload.id)
    const makeSure = checkFreeSpace(path.dirname(file))
    async function* checked() {
      for await (const chunk of bytesOf(upload, wanted)) {
        await makeSure(chunk.length)
        yield chunk
      }
    }
    await orStorageFull(() => pipeline(checked, createWriteStream(file)))
  }

  async function openPoster(upload: StagedUpload): Promise<Readable | undefined> {
    try {
      return (await store.open(posterOf(upload))).stream
    } catch (error) {
      if (error instanceof ObjectMissing) return undefined
      throw error
    }
  }

  async function remove(upload: StagedUpload) {
    await deleteSegments(db, upload.id)
    await removeFolder(store, prefixOf(upload))
  }

  return {
    hasSpaceFor: async () => true,
    freeBytes: async () => undefined,
    begin: async () => {},
    offsetOf: ({ id }) => selectOffset(db, id),
    async append(upload, body, offset) {
      const segment = segments.take()
      let filled = 0
      const flush = async () => {
        if (filled === 0) return
        await storeSegment(upload, offset, segment.subarray(0, filled))
        offset += filled
        filled = 0
      }
      const arriving = untilBroken(body)
      for await (const chunk of arriving.bytes)
        for (let read = 0; read < chunk.length;) {
          const copied = chunk.copy(segment, filled, read)
          read += copied
          filled += copied
          if (filled === SEGMENT_BYTES) await flush()
        }
      await flush()
      segments.release(segment)
      if (arriving.error) throw arriving.error
      return offset
    },
    settle: async () => {},
    async savePoster(upload, body) {
      const bytes = await buffer(body)
      await store.remove(posterOf(upload))
      await store.put(posterOf(upload), bytes, { contentType: UNKNOWN_TYPE })
    },
    async open(upload) {
      const wanted = await selectSegments(db, upload.id)
      return wanted.length ? Readable.from(bytesOf(upload, wanted)) : undefined
    },
    openPoster,
    withFiles: (upload, work) =>
      withScratchFolder(assembled, (folder) =>
        withScratchFolder(path.join(dataDir, 'work'), async (made) => {
          const [file, poster] = [path.join(folder, 'file'), path.join(folder, 'poster')]
          await assemble(upload, file)
          const sent = await openPoster(upload)
          if (sent) await pipeline(sent, createWriteStream(poster))
          return work({ file, poster, folder: path.join(made, upload.id) })
        }),
      ),
    remove,
    async removeUnneeded(selectNeeded) {
      const removeOf = async (keys: string[]) => {
        const found = new Map<string, StagedUpload>()
        for (const key of keys) {
          const [, family_id = '', id = ''] = key.split('/')
          if (isId(id)) found.set(id, { id, family_id })
        }
        const needed = await selectNeeded([...found.keys()])
        for (const upload of found.values()) if (!needed.has(upload.id)) await remove(upload)
      }
      for await (const page of listPages(store, PREFIX)) await removeOf(page)
    },
    collect: ({ id }, collection) => markCollected(db, id, collection),
    collectedFolder: (collection) => path.join(gathered, collection),
    hasSpaceToUnpack: (bytes) => hasSpaceFor(dataDir, bytes),
    async fetchCollected(collection) {
      const folder = path.join(gathered, collection)
      removeStaleWork(gathered, DAY_MS, '')
      await mkdir(folder, { recursive: true })
      const now = new Date()
      await utimes(folder, now, now)
      for (const { bytes, ...upload } of await selectCollected(db, collection)) {
        const file = path.join(folder, upload.id)
        if ((await stat(file).catch(() => undefined))?.size === bytes) continue
        if (!(await hasSpaceFor(folder, bytes))) throw new StorageFull()
        const unfinished = `${file}.${newId()}`
        await assemble(upload, unfinished).catch(async (error: unknown) => {
          await rm(unfinished, { force: true })
          throw error
        })
        await rename(unfinished, file)
      }
    },
    listCollections: () => selectCollections(db),
    async removeCollection(collection) {
      for (const upload of await deleteCollection(db, collection)) await removeFolder(store, prefixOf(upload))
      await rm(path.join(gathered, collection), { force: true, recursive: true })
    },
    openLocker: (changes) => openUploadLocker(db, changes),
  }
}

/** A body that ends where its connection breaks, so that what arrived is stored. */
function untilBroken(body: AsyncIterable<Buffer>) {
  const arriving = { error: undefined as unknown, bytes: read() }
  async function* read() {
    try {
      yield* body
    } catch (error) {
      arriving.error = error
    }
  }
  return arriving
}
