import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { BackupProblem } from '#features/backups/server/backup-problem.ts'
import { openForReading } from '#features/backups/server/open-for-reading.ts'
import { bucketSettings, placeAt } from '#features/backups/server/places.ts'
import type { Repository } from '#features/backups/server/repository.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { settings } from '#server/settings.ts'

/** The backups at an address, and the settings, which may belong to an installation that doesn't exist yet. @throws BackupProblem */
export async function openBackups(address: string): Promise<{ repository: Repository; env: NodeJS.ProcessEnv }> {
  const env = settingsFromFiles(Object.keys(settings.shape), process.env)
  const dataDir = path.resolve(env['DATA_DIR']?.trim() || './data')
  const place = placeAt(address, { dataDir, backups: { s3: bucketSettings(env) } })
  return { repository: await openForReading(place, askForKey), env }
}

/** The recovery key: RECOVERY_KEY, or what's typed at the terminal. @throws BackupProblem */
async function askForKey(): Promise<string> {
  const given = settingsFromFiles(['RECOVERY_KEY'], process.env)['RECOVERY_KEY']?.trim()
  if (given) return given
  if (!process.stdin.isTTY)
    throw new BackupProblem('These backups are encrypted. Set RECOVERY_KEY to the key in your recovery kit.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question('Recovery key, or its 24 words: ')
  } finally {
    terminal.close()
  }
}
