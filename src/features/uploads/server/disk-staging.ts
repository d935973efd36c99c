import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf, orStorageFull, removeFile, syncFile } from '#server/storage/durable-files.ts'
import { checkFreeSpace, freeBytesIn, hasSpaceFor } from '#server/storage/free-space.ts'
import { newId } from '#shared/ids.ts'
import { isId } from '#shared/is-id.ts'
import { notFound } from '#shared/problems.ts'
import type { StagedUpload, Staging } from './staging.ts'

/** Files under DATA_DIR, named by upload ID. */
export function openDiskStaging(dataDir: string): Staging {
  const directory = path.join(dataDir, 'staging')
  const gathered = path.join(dataDir, 'gathered')
  const workDirectory = path.join(dataDir, 'work', 'uploads')
  const fileOf = ({ id }: StagedUpload) => path.join(directory, id)
  const posterOf = (upload: StagedUpload) => `${fileOf(upload)}.poster`
  /** Separate from the uploads, so that decoders can't change them. */
  const workFolderOf = (id: string) => path.join(workDirectory, id)

  mkdirSync(directory, { recursive: true })

  async function remove(id: string) {
    const file = path.join(directory, id)
    await Promise.all([...[file, `${file}.poster`].map(removeFile), removeWork(workFolderOf(id))])
  }

  return {
    hasSpaceFor: (bytes) => hasSpaceFor(directory, bytes),
    freeBytes: () => freeBytesIn(directory),
    begin: (upload) => writeFile(fileOf(upload), ''),
    async offsetOf(upload) {
      const facts = await stat(fileOf(upload)).catch(async (error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
        await writeFile(fileOf(upload), '', { flag: 'a' })
      })
      return facts?.size ?? 0
    },
    append: (upload, body, offset) =>
      orStorageFull(async () => {
        const file = await open(fileOf(upload), 'r+').catch(orNotFound)
        const makeSure = checkFreeSpace(directory)
        try {
          for await (const chunk of body) {
            await makeSure(chunk.length)
            await writeWhole(file, chunk, offset)
            offset += chunk.length
          }
          return offset
        } finally {
          await file.close()
        }
      }),
    async settle(upload) {
      await syncFile(fileOf(upload)).catch(orNotFound)
      await sync(directory)
    },
    async savePoster(upload, body) {
      const file = posterOf(upload)
      await pipeline(body, createWriteStream(file)).catch(async (error: unknown) => {
        await rm(file, { force: true })
        throw error
      })
    },
    open: (upload) => openIfThere(fileOf(upload)),
    openPoster: (upload) => openIfThere(posterOf(upload)),
    // Unique to this run, because a concurrent run must not overwrite the files that this one is storing.
    withFiles: (upload, work) =>
      work({ file: fileOf(upload), poster: posterOf(upload), folder: path.join(workFolderOf(upload.id), newId()) }),
    remove: ({ id }) => remove(id),
    async removeUnneeded(selectNeeded) {
      const names = [...(await listIn(directory)), ...(await listIn(workDirectory))]
      const ids = [...new Set(names.map((name) => name.slice(0, 36)).filter(isId))]
      const needed = await selectNeeded(ids)
      for (const id of ids.filter((one) => !needed.has(one))) {
        await remove(id)
        // Earlier versions wrote it.
        await removeFile(path.join(directory, `${id}.json`))
      }
    },
    async collect(upload, collection) {
      const folder = path.join(gathered, collection)
      await mkdir(folder, { recursive: true })
      await rename(fileOf(upload), path.join(folder, upload.id)).catch(async (error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
        await stat(path.join(folder, upload.id))
      })
      await sync(folder)
    },
    collectedFolder: (collection) => path.join(gathered, collection),
    hasSpaceToUnpack: (bytes) => hasSpaceFor(dataDir, bytes),
    fetchCollected: async () => {},
    listCollections: () => listIn(gathered),
    removeCollection: (collection) => rm(path.join(gathered, collection), { force: true, recursive: true }),
    openLocker: async () => undefined,
  }
}

async function listIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    return []
  })
}

/** The upload was canceled, or is done. */
function orNotFound(error: unknown): never {
  throw codeOf(error) === 'ENOENT' ? notFound() : error
}

async function openIfThere(file: string): Promise<Readable | undefined> {
  const handle = await open(file).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
  return handle?.createReadStream()
}

/** A write may be partial before the disk is full. */
async function writeWhole(file: FileHandle, bytes: Buffer, position: number) {
  for (let at = 0; at < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at)
    at += bytesWritten
  }
}

/** Removes what killed runs have left, too. */
async function removeWork(folder: string): Promise<void> {
  await rmdir(folder).catch(async (error: unknown) => {
    const code = codeOf(error)
    if (code === 'ENOTEMPTY' || code === 'EEXIST') await rm(folder, { force: true, recursive: true })
    else if (code !== 'ENOENT') throw error
  })
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
