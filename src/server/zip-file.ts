import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { ZipFile } from 'yazl'
import { checkFreeSpace } from './storage/free-space.ts'

// yazl computes checksums in JavaScript, forty times slower than Node's zlib.
const sums = createRequire(fileURLToPath(import.meta.resolve('yazl')))('buffer-crc32') as {
  unsigned(bytes: Buffer, before?: number): number
}
sums.unsigned = (bytes, before) => crc32(bytes, before ?? 0)

/** The first and last seconds that a ZIP's DOS timestamps can say. */
const [FIRST_ZIP_TIME, LAST_ZIP_TIME] = [Date.UTC(1980, 0), Date.UTC(2107, 11, 31, 23, 59, 58)]

/** `mtime` is the camera's local time, `YYYY-MM-DDTHH:mm:ss`. */
export type ZipEntry = { path: string; stream: Readable; mtime?: string; compress?: boolean }
/** Writes an entry. Resolves once its bytes are written. */
export type AddEntry = (entry: ZipEntry) => Promise<void>

/** Writes a ZIP file by streaming each entry. @throws StorageFull, or the error of the disk or of an entry's stream */
export async function writeZip<T>(file: string, fill: (add: AddEntry) => Promise<T>): Promise<T> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream as Readable, limitToFreeSpace(path.dirname(file)), createWriteStream(file))
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const filled = fill(async ({ path: name, stream, mtime, compress = false }) => {
    // With a UTC timestamp too, programs would convert the camera's time to the viewer's time zone.
    zip.addReadStream(stream, name, { compress, ...(mtime && { mtime: zipTime(mtime), forceDosTimestamp: true }) })
    await finished(stream, { writable: false })
  })
  const ended = filled.then(() => zip.end())
  // A full disk ends the output while an entry is still waiting to drain.
  await Promise.race([Promise.all([ended, written]), failed])
  return filled
}

/** The time as written, or the closest one that a ZIP can say: yazl writes a broken file for times that are far off. */
function zipTime(local: string): ZipTime {
  const time = Date.parse(`${local.slice(0, 19)}Z`)
  return new ZipTime(Math.min(Math.max(time, FIRST_ZIP_TIME), LAST_ZIP_TIME))
}

/** yazl asks for the time in the server's zone, where clocks skip an hour each spring. */
class ZipTime extends Date {
  override getFullYear = () => this.getUTCFullYear()
  override getMonth = () => this.getUTCMonth()
  override getDate = () => this.getUTCDate()
  override getHours = () => this.getUTCHours()
  override getMinutes = () => this.getUTCMinutes()
  override getSeconds = () => this.getUTCSeconds()
}

/** Checks during writing, since a ZIP's size isn't known in advance. */
function limitToFreeSpace(folder: string) {
  const makeSure = checkFreeSpace(folder)
  return async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      await makeSure(piece.length)
      yield piece
    }
  }
}
