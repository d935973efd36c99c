import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#shared/ids.ts'
import { codeOf, syncFile } from './durable-files.ts'

/** A folder for unfinished files, on the same file system as the objects. */
export type Staging = {
  /** Writes bytes to a new file, waits for the disk if asked, and returns its path. */
  write(bytes: Uint8Array | string): Promise<string>
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

async function lastTouched(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}
