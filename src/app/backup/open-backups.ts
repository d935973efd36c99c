import path from 'node:path'
import { openForReading } from '#features/backups/server/open-for-reading.ts'
import { bucketSettings, placeAt } from '#features/backups/server/places.ts'
import type { Repository } from '#features/backups/server/repository.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { settings } from '#server/settings.ts'
import { askForKey } from './ask-for-key.ts'

/** The backups at an address, and the settings, which may belong to an installation that doesn't exist yet. @throws BackupProblem */
export async function openBackups(address: string): Promise<{ repository: Repository; env: NodeJS.ProcessEnv }> {
  const env = settingsFromFiles(Object.keys(settings.shape), process.env)
  const dataDir = path.resolve(env['DATA_DIR']?.trim() || './data')
  const place = placeAt(address, { dataDir, backups: { s3: bucketSettings(env) } })
  return { repository: await openForReading(place, askForKey), env }
}
