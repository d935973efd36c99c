import path from 'node:path'
import type { Config } from '#server/config.ts'

/** Where a server without a bucket stores uploads in progress. */
export function stagingFolder({ config }: { config: Pick<Config, 'dataDir'> }): string {
  return path.join(config.dataDir, 'staging')
}

export function stagedFile(server: { config: Pick<Config, 'dataDir'> }, upload_id: string): string {
  return path.join(stagingFolder(server), upload_id)
}
