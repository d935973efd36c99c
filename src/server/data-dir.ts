import { accessSync, constants, mkdirSync } from 'node:fs'
import { CannotStart } from './cannot-start.ts'

/** Makes the folder for everything that is kept, where it is missing. @throws CannotStart when it cannot be written to */
export function requireDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new CannotStart(`DATA_DIR: ${dataDir} is no folder that this account can write to (${code}).`)
  }
}
