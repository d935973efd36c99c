import { existsSync } from 'node:fs'
import path from 'node:path'

/** Lies in DATA_DIR from the first to the last moment of a restore. */
export const HALF_RESTORED = 'restore.unfinished'

export function isHalfRestored(dataDir: string): boolean {
  return existsSync(path.join(dataDir, HALF_RESTORED))
}
