import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { backUpTo, type BackUpParts } from './back-up-to.ts'
import { BackupProblem } from './backup-problem.ts'
import { BackupInProgress, BackupPaused } from './make-backup.ts'
import { createFolder, placeAt, type BackupPlace } from './places.ts'
import { selectLastBackup } from './repositories.queries.ts'
import type { Keep } from '#shared/keep-backups.ts'

/** Local time of day. */
const HOUR = 3
const MINUTE = 12
/** Without a place for backups, the database alone is kept for two weeks. */
const KEEP_DATABASE: Keep = { daily: 14, weekly: 0, monthly: 0 }

export type Planned = { place: BackupPlace; hasObjects: boolean; keep: Keep }

/** Where this installation is backed up to every night. */
export function plannedBackups(config: Config): Planned[] {
  const { to, keep } = config.backups
  if (to.length) return to.map((address) => ({ place: placeAt(address, config), hasObjects: true, keep }))
  const folder = path.join(config.dataDir, 'database-backups')
  return [{ place: { kind: 'folder', address: folder, folder }, hasObjects: false, keep: KEEP_DATABASE }]
}

/** When the last backup was due. A box that slept then makes it as soon as it's awake. */
export function lastDue(now: Date): Date {
  const due = new Date(now)
  due.setHours(HOUR, MINUTE, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

/**
 * Makes the backups that are due. One that fails, such as to a disk that isn't connected, is recorded and doesn't keep others from
 * being made; it's tried again with each call.
 */
export async function backUpWhatIsDue(
  parts: Omit<BackUpParts, 'hasObjects' | 'onProgress' | 'keep'> & { log: Logger; now?: Date },
): Promise<void> {
  const { config, log, ownerUrl, now = new Date() } = parts
  for (const { place, hasObjects, keep } of plannedBackups(config)) {
    const { address } = place
    const last = await withClient(ownerUrl, (client) => selectLastBackup(client, address))
    if (last && last >= lastDue(now)) continue
    try {
      if (!hasObjects) createFolder(place)
      const { name, new_bytes, lost, changed } = await backUpTo(place, { ...parts, hasObjects, keep })
      log.info({ address, name, new_bytes, damaged: lost.length + changed.length }, 'made a backup')
    } catch (error) {
      if (error instanceof BackupInProgress) return
      if (error instanceof BackupPaused) log.info({ address }, 'the backup is paused')
      else if (error instanceof BackupProblem) log.error({ address, reason: error.message }, 'no backup was made')
      else log.error({ address, err: error }, 'no backup was made')
    }
  }
}
