import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { ZipFile } from 'yazl'
import { keepRoom } from './storage/free-room.ts'

// yazl sums every byte in JavaScript, forty times slower than Node's own zlib.
const sums = createRequire(fileURLToPath(import.meta.resolve('yazl')))('buffer-crc32') as {
  unsigned(bytes: Buffer, before?: number): number
}
sums.unsigned = (bytes, before) => crc32(bytes, before ?? 0)

/** A ZIP's own format for times begins here. */
const FIRST_ZIP_YEAR = 1980

/** `mtime` is a local time, as its camera said it. */
export type ZipEntry = { path: string; stream: Readable; mtime?: Date; compress?: boolean }
/** Writes one entry; resolves when its bytes are in. */
export type AddEntry = (entry: ZipEntry) => Promise<void>

/** Writes a ZIP file entry by entry, without ever holding one in memory. @throws StorageFull, or what the disk or an entry's stream throws */
export async function writeZip<T>(file: string, fill: (add: AddEntry) => Promise<T>): Promise<T> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream as Readable, whileThereIsRoom(path.dirname(file)), createWriteStream(file))
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const filled = fill(async ({ path: name, stream, mtime, compress = false }) => {
    // With a second time in UTC, programs would show the camera's hour in the reader's zone.
    const time = mtime && { mtime, forceDosTimestamp: mtime.getFullYear() >= FIRST_ZIP_YEAR }
    zip.addReadStream(stream, name, { compress, ...time })
    await finished(stream, { writable: false })
  })
  const ended = filled.then(() => zip.end())
  // A disk that is full ends the writing while an entry still waits to be drained.
  await Promise.race([Promise.all([ended, written]), failed])
  return filled
}

/** The size of a ZIP isn't known before. */
function whileThereIsRoom(folder: string) {
  const makeSure = keepRoom(folder)
  return async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      await makeSure(piece.length)
      yield piece
    }
  }
}
