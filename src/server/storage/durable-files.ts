import { constants } from 'node:fs'
import { link, mkdir, open, rmdir, unlink, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StorageFull } from './object-store.ts'

/** Retries if another process removes the folder as empty at the same time. */
const FOLDER_ATTEMPTS = 10

export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | null)?.code
}

/** Opens a regular file for reading; refuses links, folders and devices. The caller closes it. */
export async function openRegularFile(file: string): Promise<{ handle: FileHandle; size: number }> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const facts = await handle.stat()
    if (!facts.isFile()) throw notRegular(file)
    return { handle, size: facts.size }
  } catch (error) {
    await handle.close()
    throw error
  }
}

export function notRegular(file: string): Error {
  return Object.assign(new Error(`Not a regular file: ${file}`), { code: 'EINVAL', syscall: 'open', path: file })
}

/** Syncs a regular file's bytes to disk. */
export async function syncFile(file: string): Promise<void> {
  const { handle } = await openRegularFile(file)
  await handle.sync().finally(() => handle.close())
}

/** Folders known to be on disk, including all folders above them. */
const named = new Set<string>()
const NAMED_MAX = 10_000

/**
 * Syncs the entries of a file's folder, and of every folder above it up to `root`. Any of them may have just been created by
 * another process. The folders above a known one need no second sync.
 */
export async function syncFoldersOf(file: string, root: string): Promise<void> {
  const above: string[] = []
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const identity = await syncFolder(folder)
    if (folder === root || named.has(identity)) break
    above.push(identity)
  }
  if (named.size > NAMED_MAX) named.clear()
  // The first folder is a single photo's, which isn't used again.
  for (const identity of above.slice(1)) named.add(identity)
}

/** Returns an identity that changes if the folder is removed and created again. */
async function syncFolder(folder: string): Promise<string> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
    const { dev, ino, birthtimeNs } = await handle.stat({ bigint: true })
    return `${dev}:${ino}:${birthtimeNs}`
  } finally {
    await handle.close()
  }
}

/** Links a file under a new name; false if the name is taken. */
export async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'ENOTSUP') {
      throw new Error(
        'DATA_DIR is on a file system without hard links, which Hearthbook needs to store originals safely. Move it to another disk.',
        {
          cause: error,
        },
      )
    }
    throw error
  }
}

/** Creates a file's folders if missing, and runs `act`. */
export async function inFolder<T>(file: string, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    await mkdir(path.dirname(file), { recursive: true })
    try {
      return await act()
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || attempt === FOLDER_ATTEMPTS) throw error
    }
  }
}

/** Removes a file if it exists. */
export async function removeFile(file: string): Promise<void> {
  await unlink(file).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
}

/** Removes the empty folders above a path, up to but not including `root`. Returns the first one that stays. */
export async function pruneFolders(file: string, root: string): Promise<string> {
  let folder = path.dirname(file)
  while (folder !== root) {
    try {
      await rmdir(folder)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') return folder
    }
    folder = path.dirname(folder)
  }
  return folder
}

/** Codes of the file system and PostgreSQL for a full disk or quota. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100']

export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.includes(codeOf(error) ?? '') || (error instanceof Error && isDiskFull(error.cause))
}

/** Runs a write to disk. A full disk or quota becomes StorageFull. */
export async function orStorageFull<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDiskFull(error)) throw new StorageFull({ cause: error })
    throw error
  }
}
