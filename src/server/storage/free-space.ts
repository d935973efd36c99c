import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { orStorageFull } from './durable-files.ts'
import { StorageFull } from './object-store.ts'

/** Disk space that uploads and exports leave free, so the database can always write. */
const RESERVED_BYTES = 512 * 1024 ** 2
/** Checks again after so many bytes, since other processes write too. */
const CHECK_EVERY_BYTES = 8 * 1024 ** 2

export async function diskOf(folder: string): Promise<{ free_bytes: number; total_bytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free_bytes: bavail * bsize, total_bytes: blocks * bsize }
}

export async function freeBytesIn(folder: string): Promise<number> {
  return Math.max((await diskOf(folder)).free_bytes - RESERVED_BYTES, 0)
}

export async function hasSpaceFor(folder: string, bytes: number): Promise<boolean> {
  return (await freeBytesIn(folder)) > bytes
}

/** Returns a check to call before each chunk, because other writers may have used the space since the start. @throws StorageFull */
export function checkFreeSpace(folder: string): (bytes: number) => Promise<void> {
  let left = 0
  return async (bytes) => {
    left -= bytes
    if (left > 0) return
    left = CHECK_EVERY_BYTES
    if (!(await hasSpaceFor(folder, bytes))) throw new StorageFull()
  }
}

const PROBE = Buffer.alloc(64 * 1024)

/** @throws StorageFull, or the error of the disk */
export async function assertWritable(folder: string): Promise<void> {
  const file = path.join(folder, '.ready')
  // A file that stayed would lend its space to the next check.
  await orStorageFull(() => writeFile(file, PROBE, { flush: true })).finally(() => rm(file, { force: true }))
}
