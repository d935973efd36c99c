import { accessSync, chmodSync, constants, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { CannotStart } from './cannot-start.ts'

/** Owned by PostgreSQL's account. PostgreSQL sets the modes itself. */
const POSTGRES_FOLDER = 'postgres'

/**
 * Creates DATA_DIR and removes access for other accounts, because earlier versions left it readable.
 * @throws CannotStart if it isn't writable
 */
export function requireDataDir(dataDir: string): void {
  // The umask is per process, and worker threads can't set it.
  if (isMainThread) process.umask(0o077)
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC') throw error
    throw new CannotStart(
      `DATA_DIR: this user can't write to the folder ${dataDir} (${code}). Change its owner, or set DATA_DIR to another folder.`,
    )
  }
  // If root starts Hearthbook, PostgreSQL runs as another account and needs to pass through.
  closeToOthers(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.name === POSTGRES_FOLDER) continue
    if (entry.isDirectory()) closeToOthers(path.join(dataDir, entry.name), 0o700)
    else if (entry.isFile()) closeToOthers(path.join(dataDir, entry.name), 0o600)
  }
}

/** Skips file systems without modes and folders owned by someone else. */
function closeToOthers(file: string, mode: number): void {
  try {
    chmodSync(file, mode)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes(code)) throw error
  }
}
