import path from 'node:path'
import { family, nothing, type MakeSample } from '#kit/sample.ts'

/** Without BACKUP_TO, the database alone is backed up. */
const backupPlace: MakeSample = (_home, { server: { config } }) => ({
  input: { address: config.backups.to[0] ?? path.join(config.dataDir, 'database-backups') },
})

export const samples: Record<string, MakeSample> = {
  createRecoveryKit: () => ({ input: { language: 'en' } }),
  getBackupStatus: family,
  listBackups: nothing,
  pauseBackups: backupPlace,
  resumeBackups: backupPlace,
  startBackup: backupPlace,
}
