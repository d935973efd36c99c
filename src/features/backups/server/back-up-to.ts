import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { isMasterKeyStored, masterKeyFile } from '#server/encryption/master-keys.ts'
import { settingsFromFiles } from '#server/settings-from-files.ts'
import { backupEncryption } from './backup-key.ts'
import { problemOf } from './backup-problem.ts'
import { makeBackup, type BackupParts, type BackupReport } from './make-backup.ts'
import type { BackupPlace } from './places.ts'
import { recordNotOpened } from './repositories.queries.ts'
import { openRepository, type Repository } from './repository.ts'

export type BackUpParts = Omit<BackupParts, 'secret' | 'isSecretStored'> & { config: Config }

export function isEncryptedAt(place: BackupPlace, { backups }: Pick<Config, 'backups'>): boolean {
  return place.kind === 'bucket' || backups.encrypt === 'always'
}

/** Whether the secret is in DATA_DIR instead of being a setting. Backups that aren't encrypted have only that one. */
export function isSecretStored({ dataDir }: Pick<Config, 'dataDir'>): boolean {
  return existsSync(path.join(dataDir, 'secret')) && !settingsFromFiles(['SECRET'], process.env)['SECRET']?.trim()
}

/** Opens this installation's repository at a place, with its key if backups there are encrypted. */
export async function openOwnRepository(
  place: BackupPlace,
  { ownerUrl, config }: Pick<BackUpParts, 'ownerUrl' | 'config'>,
): Promise<Repository> {
  const encryption = isEncryptedAt(place, config)
    ? await withClient(ownerUrl, (client) => backupEncryption(client, config.secret))
    : undefined
  return openRepository(place, encryption)
}

/** Makes a backup with the settings of this installation. @throws BackupProblem, BackupPaused, HandOver, StorageUnavailable */
export async function backUpTo(
  place: BackupPlace,
  { config, ...parts }: BackUpParts,
): Promise<BackupReport & { has_secret: boolean }> {
  const { ownerUrl } = parts
  const repository = await openOwnRepository(place, { ownerUrl, config }).catch(async (error: unknown) => {
    await withClient(ownerUrl, (client) => recordNotOpened(client, place.address, problemOf(error)))
    throw error
  })
  const hasSecret = isSecretStored(config)
  const encryptionKey = isMasterKeyStored(config) ? readFileSync(masterKeyFile(config), 'utf8').trim() : undefined
  const secrets = { secret: config.secret, isSecretStored: hasSecret, encryptionKey }
  const report = await makeBackup(repository, { ...parts, ...secrets })
  return { ...report, has_secret: hasSecret || repository.encryption !== undefined }
}
