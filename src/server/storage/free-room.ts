import { statfs } from 'node:fs/promises'
import { StorageFull } from './object-store.ts'

/** Room that stays free beside what people bring and take along: the database must always be able to write. */
const FREE_BYTES_KEPT = 512 * 1024 ** 2
/** Looked at again after so many bytes: others write meanwhile. */
const LOOK_EVERY_BYTES = 8 * 1024 ** 2

export async function hasRoomFor(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes > FREE_BYTES_KEPT
}

/** To be asked before each piece that is written: what there was room for at the beginning others may have taken. @throws StorageFull */
export function keepRoom(folder: string): (bytes: number) => Promise<void> {
  let left = 0
  return async (bytes) => {
    left -= bytes
    if (left > 0) return
    left = LOOK_EVERY_BYTES
    if (!(await hasRoomFor(folder, bytes))) throw new StorageFull()
  }
}
