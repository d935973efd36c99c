import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { checkFreeSpace } from '#server/storage/free-space.ts'
import { createChunkPool, type ChunkPool } from './coalesced-body.ts'

/** What it would store about an upload is in its row. */
const nothing = { get: async () => undefined, set: async () => {}, delete: async () => {} }

/** The tus data store. It returns the memory of written chunks to the pool. */
export class UploadFiles extends FileStore {
  readonly chunks: ChunkPool = createChunkPool()

  constructor(directory: string) {
    super({ directory, configstore: nothing })
  }

  /**
   * Returns the new end of the file. Bytes written before an error stay. @throws StorageFull, or the error of the disk or the
   * connection
   */
  override async write(body: Readable, upload_id: string, offset: number): Promise<number> {
    const file = await open(path.join(this.directory, upload_id), 'r+')
    const makeSure = checkFreeSpace(this.directory)
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        await makeSure(chunk.length)
        await writeWhole(file, chunk, offset)
        offset += chunk.length
        this.chunks.release(chunk)
      }
      return offset
    } finally {
      await file.close()
    }
  }
}

/** A write may be partial before the disk is full. */
async function writeWhole(file: FileHandle, bytes: Buffer, position: number) {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at)
    at += bytesWritten
  }
}
