import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { keepRoom } from '#server/storage/free-room.ts'
import { openPiecePool, type PiecePool } from './coalesced-body.ts'

/** The tus data store. It returns the memory of written chunks to the pool. */
export class UploadFiles extends FileStore {
  readonly pieces: PiecePool = openPiecePool()

  /**
   * Returns the new end of the file. Bytes written before an error stay. @throws StorageFull, or the error of the disk or the
   * connection
   */
  override async write(body: Readable, upload_id: string, offset: number): Promise<number> {
    const file = await open(path.join(this.directory, upload_id), 'r+')
    const makeSure = keepRoom(this.directory)
    try {
      for await (const piece of body as AsyncIterable<Buffer>) {
        await makeSure(piece.length)
        await writeWhole(file, piece, offset)
        offset += piece.length
        this.pieces.giveBack(piece)
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
