import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from '#server/zip-writer.ts'

export type ZipEntry = { path: string; stream: Readable; mtime?: Date; compress?: boolean }
/** Writes one entry; resolves when its bytes are in. */
export type AddEntry = (entry: ZipEntry) => Promise<void>

/** Writes a ZIP file, one entry after the other, without ever holding one. @throws what the disk or an entry's stream throws */
export async function writeZip(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(file))
  const failed = new Promise<never>((_, reject) => zip.on('error', reject))
  const filled = fill(async ({ path, stream, mtime, compress = false }) => {
    zip.addReadStream(stream, path, { compress, ...(mtime && { mtime }) })
    await finished(stream, { writable: false })
  }).then(() => zip.end())
  // A disk that is full ends the writing while an entry still waits to be drained.
  await Promise.race([Promise.all([filled, written]), failed])
}
