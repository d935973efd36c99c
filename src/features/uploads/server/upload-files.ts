import { open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { keepRoom } from '#server/storage/free-room.ts'
import { openPiecePool, type PiecePool } from './coalesced-body.ts'

/** The files of uploads; the memory of pieces that are written goes back to where they were gathered. */
export class UploadFiles extends FileStore {
  readonly pieces: PiecePool = openPiecePool()

  /** Answers where the file ends now. @throws StorageFull, or what the disk or the sender's connection said; what came until then stays */
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

/** A disk may take a part of it before it is full. */
async function writeWhole(file: FileHandle, bytes: Buffer, position: number) {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at)
    at += bytesWritten
  }
}
