import { constants } from 'node:fs'
import { link, mkdir, open, rmdir, type FileHandle } from 'node:fs/promises'
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

/** Waits until the names in a file's folder, and in every folder above it up to `root`, are on the disk. */
export async function syncFoldersOf(file: string, root: string): Promise<void> {
  // All of them each time: another process may have made one a moment ago. Clean ones cost microseconds.
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
    if (folder === root) return
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
      throw new Error('DATA_DIR is on a file system without hard links, which keeping originals safely needs', {
        cause: error,
      })
    }
    throw error
  }
}

/** Does something to a file whose folders may not be there yet. */
export async function inFolder<T>(file: string, act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || attempt === FOLDER_ATTEMPTS) throw error
      await mkdir(path.dirname(file), { recursive: true })
    }
  }
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
