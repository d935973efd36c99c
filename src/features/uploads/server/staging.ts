import { mkdir, open, readdir, rename, rm, rmdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { hasSpaceFor } from '#server/storage/free-space.ts'
import { UploadFiles } from './upload-files.ts'

/** Where uploads are written before they become originals: files under DATA_DIR, named by upload ID. */
export type Staging = ReturnType<typeof openStaging>

export function openStaging(dataDir: string) {
  const directory = path.join(dataDir, 'staging')
  const workDirectory = path.join(dataDir, 'work', 'uploads')
  const store = new UploadFiles(directory)
  const fileOf = (upload_id: string) => path.join(directory, upload_id)
  const posterOf = (upload_id: string) => `${fileOf(upload_id)}.poster`
  /** Separate from the uploads, so that decoders can't change them. */
  const workFolderOf = (upload_id: string) => path.join(workDirectory, upload_id)

  return {
    store,
    directory,
    fileOf,
    posterOf,
    /** Calls fsync, so the upload survives a power failure. */
    async settle(upload_id: string): Promise<void> {
      await sync(fileOf(upload_id))
      await sync(directory)
    },
    hasSpaceFor: (bytes: number): Promise<boolean> => hasSpaceFor(directory, bytes),
    async sizeOf(upload_id: string): Promise<number | undefined> {
      return (await stat(fileOf(upload_id)).catch(() => undefined))?.size
    },
    /** Its size in bytes. After a power cut, a file can be shorter or lost, and then the client sends the rest or all again. */
    async sizeOrNew(upload_id: string): Promise<number> {
      const handle = await open(fileOf(upload_id), 'a')
      try {
        return (await handle.stat()).size
      } finally {
        await handle.close()
      }
    },
    /** Deletes an upload's file, if there is one. */
    async forget(upload_id: string): Promise<void> {
      const file = fileOf(upload_id)
      await Promise.all([
        ...[file, `${file}.json`, posterOf(upload_id)].map((one) => unlink(one).catch(ignoreMissing)),
        removeWork(workFolderOf(upload_id)),
      ])
    },
    /** A folder for derivatives that are being created. It's deleted with the upload. */
    workFolderOf,
    /** The folder for files that are processed together later. */
    collectedFolder: (name: string) => path.join(dataDir, 'gathered', name),
    /** Moves an upload's file to such a folder. Safe to call again. */
    async collect(upload_id: string, name: string): Promise<void> {
      const folder = path.join(dataDir, 'gathered', name)
      await mkdir(folder, { recursive: true })
      await rename(fileOf(upload_id), path.join(folder, upload_id)).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        await stat(path.join(folder, upload_id))
      })
      await sync(folder)
    },
    async deleteCollected(name: string): Promise<void> {
      await rm(path.join(dataDir, 'gathered', name), { force: true, recursive: true })
    },
    listCollected: (): Promise<string[]> => readdir(path.join(dataDir, 'gathered')).catch(() => []),
    /** The IDs of all uploads that have files here. */
    async list(): Promise<string[]> {
      const worked = await readdir(workDirectory).catch(() => [])
      const names = [...(await readdir(directory)), ...worked]
      return [...new Set(names.map((name) => name.slice(0, 36)))]
    },
  }
}

/** Removes what killed runs have left, too. */
async function removeWork(folder: string): Promise<void> {
  await rmdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') await rm(folder, { force: true, recursive: true })
    else ignoreMissing(error)
  })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
