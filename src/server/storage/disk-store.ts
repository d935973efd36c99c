import { constants, existsSync } from 'node:fs'
import { access, lstat, mkdir, opendir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import {
  codeOf,
  inFolder,
  linkIfFree,
  orStorageFull,
  pruneFolders,
  removeFile,
  syncFile,
  syncFoldersOf,
} from './durable-files.ts'
import { streamOfFile } from './file-stream.ts'
import { isFileCutShort, isStreamCutShort } from './is-cut-short.ts'
import { UNKNOWN_TYPE } from './media-types.ts'
import { assertFits, assertKey, assertPrefix, assertRange, saysItsEnd, typeFromKey } from './object-key.ts'
import {
  isStoredAt,
  ObjectExists,
  ObjectMissing,
  RangeNotSatisfiable,
  StorageUnavailable,
  type BareStore,
} from './object-store.ts'
import { openStaging, type Staging } from './staging.ts'

/** Suffix of the file with an object's type, if its key doesn't tell it. No key contains "@". */
const TYPE_SUFFIX = '@type'

/**
 * Stores objects as files under `root`; the key is the path. Several processes can share the folder. With `singleWriter`, only
 * one may write at a time, and the file system doesn't need hard links, which USB drives often don't have.
 */
export async function openDiskStore(root: string, { singleWriter = false } = {}): Promise<BareStore> {
  root = path.resolve(root)
  const staging = await openStaging(path.join(root, '.staging'))
  const fileOf = (key: string) => path.join(root, key)

  const store: BareStore = {
    storeFile: (key, localPath, { contentType, isDurable }) =>
      orStorageFull(async () => {
        assertFits(key, contentType)
        if (!isDurable) await syncFile(localPath)
        await onOwnFileSystem(staging, localPath, (near) => storeStaged(near, key, contentType))
        await removeFile(localPath)
      }),

    put: (key, bytes, { contentType }) =>
      orStorageFull(async () => {
        assertFits(key, contentType)
        const staged = await staging.write(bytes)
        await storeStaged(staged, key, contentType).finally(() => removeFile(staged))
      }),

    cacheFile: (key, localPath, { contentType }) =>
      orStorageFull(async () => {
        assertFits(key, contentType)
        await onOwnFileSystem(staging, localPath, (near) => replaceWith(near, key, contentType))
      }),

    write: (key, source, about) =>
      orStorageFull(async () => {
        const { contentType } = about
        assertFits(key, contentType)
        const staged = await staging.writeAll(source, { sync: about.as !== 'cache' })
        try {
          if (about.as === 'create') return await storeStaged(staged, key, contentType)
          if (about.as === 'cache') return await replaceWith(staged, key, contentType)
          if (!isStoredAt(about.storedAt, await store.stat(key))) throw new ObjectMissing(key)
          await replaceWith(staged, key, contentType)
          await syncFoldersOf(fileOf(key), root)
        } finally {
          await removeFile(staged)
        }
      }),

    async open(key, range) {
      assertKey(key)
      if (range) assertRange(range)
      const file = fileOf(key)
      const contentType = typeFromKey(key) ?? (await storedType(file))
      const { stream, size, stored_at } = await streamOfFile(file, range).catch((error: unknown) => {
        throw isAbsence(error) ? new ObjectMissing(key) : error
      })
      // Ranges are read after `stat`.
      if (!range && saysItsEnd(key) && (await isStreamCutShort(file, stream, size))) {
        stream?.destroy()
        throw new ObjectMissing(key)
      }
      if (!stream) throw new RangeNotSatisfiable(key)
      return { stream, size, contentType, stored_at }
    },

    async stat(key) {
      assertKey(key)
      try {
        const file = fileOf(key)
        const facts = await lstat(file)
        if (!facts.isFile() || (saysItsEnd(key) && (await isFileCutShort(file, facts.size)))) return null
        return { size: facts.size, stored_at: facts.mtime }
      } catch (error) {
        if (isAbsence(error)) return null
        throw error
      }
    },

    async remove(key) {
      assertKey(key)
      const file = fileOf(key)
      for (const name of [file, file + TYPE_SUFFIX])
        await removeFile(name).catch((error: unknown) => {
          if (!isAbsence(error)) throw error
        })
      const left = await pruneFolders(file, root)
      // Another process may remove the folder at the same time, and then syncs the one above.
      await syncFoldersOf(path.join(left, 'any'), left).catch((error: unknown) => {
        if (!isAbsence(error)) throw error
      })
    },

    async *list(prefix) {
      assertPrefix(prefix)
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      for await (const key of keysIn(root, folder)) if (key.startsWith(prefix)) yield key
    },

    async ready() {
      try {
        await mkdir(path.join(root, '.staging'), { recursive: true })
        await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
      } catch (error) {
        throw new StorageUnavailable('the folder of the objects cannot be written', { cause: error })
      }
    },

    sweepUnfinished: (olderThanSeconds) => staging.sweep(olderThanSeconds),
  }
  return store

  /** Links synced bytes under their permanent name, or leaves nothing. The staged file keeps its own name too. */
  async function storeStaged(staged: string, key: string, contentType: string) {
    const file = fileOf(key)
    const won = await inFolder(file, () => (singleWriter ? renameIfFree : linkIfFree)(staged, file))
    try {
      if (!typeFromKey(key) && contentType !== UNKNOWN_TYPE) await storeType(file, contentType, won)
      await syncFoldersOf(file, root)
    } catch (error) {
      if (won) await removeFile(file)
      throw error
    }
    if (!won) throw new ObjectExists(key)
  }

  async function replaceWith(staged: string, key: string, contentType: string) {
    const file = fileOf(key)
    await inFolder(file, () => rename(staged, file))
    if (!typeFromKey(key) && contentType !== UNKNOWN_TYPE)
      await rename(await staging.write(contentType), file + TYPE_SUFFIX)
  }

  /** The winner's type stays. A loser only writes it if the winner was killed before it did. */
  async function storeType(file: string, contentType: string, won: boolean) {
    const note = await staging.write(contentType)
    try {
      if (won) await rename(note, file + TYPE_SUFFIX)
      else await linkIfFree(note, file + TYPE_SUFFIX)
    } finally {
      await removeFile(note)
    }
  }
}

async function renameIfFree(from: string, to: string): Promise<boolean> {
  if (existsSync(to)) return false
  await rename(from, to)
  return true
}

/** Runs `act` on the file itself, or on a synced copy if it's on another file system. */
async function onOwnFileSystem(staging: Staging, localPath: string, act: (file: string) => Promise<void>) {
  try {
    await act(localPath)
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error
    const copy = await staging.copy(localPath)
    await act(copy).finally(() => removeFile(copy))
    await removeFile(localPath)
  }
}

async function storedType(file: string): Promise<string> {
  try {
    return (await readFile(file + TYPE_SUFFIX, 'latin1')) || UNKNOWN_TYPE
  } catch (error) {
    if (isAbsence(error)) return UNKNOWN_TYPE
    throw error
  }
}

async function* keysIn(root: string, folder: string): AsyncGenerator<string> {
  let entries
  try {
    entries = await opendir(path.join(root, folder))
  } catch (error) {
    if (isAbsence(error)) return
    throw error
  }
  for await (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name.endsWith(TYPE_SUFFIX)) continue
    const key = folder + entry.name
    if (entry.isDirectory()) yield* keysIn(root, `${key}/`)
    else if (entry.isFile()) yield key
  }
}

/** A key whose path is a folder isn't an object either. */
function isAbsence(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EINVAL'].includes(codeOf(error) ?? '')
}
