import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { backupEncryption } from './backup-key.ts'
import { makeBackup, type BackupParts, type BackupReport } from './make-backup.ts'
import type { BackupPlace } from './places.ts'
import { insertFailedRun } from './repositories.queries.ts'
import { openRepository, type Repository } from './repository.ts'

export type BackUpParts = Pick<BackupParts, 'ownerUrl' | 'store' | 'staging' | 'keep' | 'hasObjects' | 'onProgress'> & {
  config: Config
}

/** Opens this installation's repository at a place, with its key if backups there are encrypted. */
export async function openOwnRepository(
  place: BackupPlace,
  { ownerUrl, config }: Pick<BackUpParts, 'ownerUrl' | 'config'>,
): Promise<Repository> {
  const isEncrypted = place.kind === 'bucket' || config.backups.encrypt === 'always'
  const encryption = isEncrypted
    ? await withClient(ownerUrl, (client) => backupEncryption(client, config.secret))
    : undefined
  return openRepository(place, encryption)
}

/** Makes a backup with the settings of this installation. @throws BackupProblem, BackupPaused, StorageUnavailable */
export async function backUpTo(
  place: BackupPlace,
  { config, ...parts }: BackUpParts,
): Promise<BackupReport & { has_secret: boolean }> {
  const repository = await openOwnRepository(place, { ...parts, config }).catch(async (error: Error) => {
    await withClient(parts.ownerUrl, (client) => insertFailedRun(client, place.address, error.message))
    throw error
  })
  const isSecretStored =
    existsSync(path.join(config.dataDir, 'secret')) && !settingsFromFiles(['SECRET'], process.env)['SECRET']?.trim()
  const { secret } = config
  const report = await makeBackup(repository, { ...parts, secret, isSecretStored })
  return { ...report, has_secret: isSecretStored || repository.encryption !== undefined }
}
