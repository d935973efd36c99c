import { accessSync, chmodSync, constants, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { CannotStart } from './cannot-start.ts'

/** Belongs to PostgreSQL's account, which sets its modes itself. */
const POSTGRES_FOLDER = 'postgres'

/**
 * Makes the folder for everything that is stored, and closes it to other accounts of the machine: earlier versions left it
 * readable.
 * @throws CannotStart when it cannot be written to
 */
export function requireDataDir(dataDir: string): void {
  // Belongs to the whole process, so threads cannot set it.
  if (isMainThread) process.umask(0o077)
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CannotStart(
      `DATA_DIR: this user can't write to the folder ${dataDir} (${code}). Change its owner, or set DATA_DIR to another folder.`,
    )
  }
  // Started by root, PostgreSQL runs as another account and has to pass.
  closeToOthers(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (entry.name === POSTGRES_FOLDER) continue
    if (entry.isDirectory()) closeToOthers(path.join(dataDir, entry.name), 0o700)
    else if (entry.isFile()) closeToOthers(path.join(dataDir, entry.name), 0o600)
  }
}

/** File systems without modes, and folders of another owner, stay as they are. */
function closeToOthers(file: string, mode: number): void {
  try {
    chmodSync(file, mode)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes(code)) throw error
  }
}
