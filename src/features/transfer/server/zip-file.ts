import { createWriteStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { keepRoom } from '#server/storage/free-room.ts'
import { ZipFile } from '#server/zip-writer.ts'

export type ZipEntry = { path: string; stream: Readable; mtime?: Date; compress?: boolean }
/** Writes one entry; resolves when its bytes are in. */
export type AddEntry = (entry: ZipEntry) => Promise<void>

/** Writes a ZIP file, one entry after the other, without ever holding one. @throws StorageFull, or what the disk or an entry's stream throws */
export async function writeZip(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream as Readable, whileThereIsRoom(path.dirname(file)), createWriteStream(file))
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const filled = fill(async ({ path: name, stream, mtime, compress = false }) => {
    zip.addReadStream(stream, name, { compress, ...(mtime && { mtime }) })
    await finished(stream, { writable: false })
  }).then(() => zip.end())
  // A disk that is full ends the writing while an entry still waits to be drained.
  await Promise.race([Promise.all([filled, written]), failed])
}

/** How large it becomes nobody knows before. */
function whileThereIsRoom(folder: string) {
  const makeSure = keepRoom(folder)
  return async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      await makeSure(piece.length)
      yield piece
    }
  }
}
