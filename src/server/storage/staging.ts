import { copyFile, mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#shared/ids.ts'
import { codeOf, syncFile } from './durable-files.ts'
import type { ByteSource } from './object-store.ts'

/** A folder for unfinished files, on the same file system as the objects. */
export type Staging = {
  /** Writes bytes to a new file, waits for the disk if asked, and returns its path. */
  write(bytes: Uint8Array | string): Promise<string>
  /** The same in batches. The next one is made while one is written. */
  writeAll(source: ByteSource, options: { sync: boolean }): Promise<string>
  /** The same with the bytes of another file. */
  copy(localPath: string): Promise<string>
  sweep(olderThanSeconds: number): Promise<void>
}

export async function openStaging(folder: string): Promise<Staging> {
  await mkdir(folder, { recursive: true })

  /** Runs a write to a new file, and removes the file if it fails. */
  async function staged(write: (file: string) => Promise<unknown>): Promise<string> {
    const file = path.join(folder, newId())
    try {
      await write(file)
      return file
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
  }

  return {
    write: (bytes) =>
      staged(async (file) => {
        const handle = await open(file, 'wx')
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
      }),
    writeAll: (source, { sync }) =>
      staged(async (file) => {
        const handle = await open(file, 'wx')
        try {
          await writeBatches(handle, source)
          if (sync) await handle.sync()
        } finally {
          await handle.close()
        }
      }),
    copy: (localPath) =>
      staged(async (file) => {
        await copyFile(localPath, file)
        await syncFile(file)
      }),
    async sweep(olderThanSeconds) {
      const before = Date.now() - olderThanSeconds * 1000
      for (const name of await readdir(folder)) {
        const file = path.join(folder, name)
        const touched = await lastTouched(file)
        if (touched !== null && touched < before) await rm(file, { force: true })
      }
    },
  }
}

async function writeBatches(handle: FileHandle, source: ByteSource): Promise<void> {
  const batches = source.batches()[Symbol.asyncIterator]()
  let next = batches.next()
  for (let at = 0; ;) {
    const { value: batch, done } = await next
    if (done) return
    next = batches.next()
    try {
      at += await writeWhole(handle, batch, at)
    } catch (error) {
      await next.catch(() => {})
      await batches.return?.()
      throw error
    }
  }
}

/** `writev` may write less than it was given, as on a disk that's nearly full. */
async function writeWhole(handle: FileHandle, batch: Buffer[], at: number): Promise<number> {
  const length = batch.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const { bytesWritten } = await handle.writev(batch, at)
  if (bytesWritten === length) return length
  const rest = Buffer.concat(batch).subarray(bytesWritten)
  for (let written = 0; written < rest.length;)
    written += (await handle.write(rest, written, rest.length - written, at + bytesWritten + written)).bytesWritten
  return length
}

async function lastTouched(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
