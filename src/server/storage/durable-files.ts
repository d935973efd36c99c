import { constants } from 'node:fs'
import { link, mkdir, open, rmdir, unlink, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { StorageFull } from './object-store.ts'

/** How often to make a folder again that another process removed as empty in the same moment. */
const FOLDER_ATTEMPTS = 10

export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | null)?.code
}

/** Opens a regular file to read it; a link, folder or device is refused. The caller closes it. */
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

/** Waits until the bytes of a regular file are on the disk. */
export async function syncFile(file: string): Promise<void> {
  const { handle } = await openRegularFile(file)
  await handle.sync().finally(() => handle.close())
}

/** Folders whose own name, and those of all above them, this process knows to be on the disk. */
const named = new Set<string>()
const NAMED_MAX = 10_000

/**
 * Waits until the names in a file's folder, and in every folder above it up to `root`, are on the disk. Another process may
 * have made any of them a moment ago, or made it anew; one that is still the folder it was needs no second look above it.
 */
export async function syncFoldersOf(file: string, root: string): Promise<void> {
  const above: string[] = []
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const identity = await syncFolder(folder)
    if (folder === root || named.has(identity)) break
    above.push(identity)
  }
  if (named.size > NAMED_MAX) named.clear()
  // The first is that of one photo, which is not met again.
  for (const identity of above.slice(1)) named.add(identity)
}

/** Answers what tells this folder from one that is made in its place later. */
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

/** Gives a file a second name that nobody has yet; false where the name is taken. */
export async function linkOnce(from: string, to: string): Promise<boolean> {
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

/** Makes the folders of a file, where they are not there yet, and does something to it. */
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

/** Removes a file, where it is there. */
export async function removeFile(file: string): Promise<void> {
  await unlink(file).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
}

/** Removes the empty folders above a path, up to but without `root`. Answers the first one that stays. */
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

/** Runs a write to the disk; a full disk or quota becomes StorageFull. */
export async function orStorageFull<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') throw new StorageFull({ cause: error })
    throw error
  }
}
