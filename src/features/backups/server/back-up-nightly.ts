import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { withClient } from '#server/db/cluster.ts'
import { backUpTo, type BackUpParts } from './back-up-to.ts'
import { BackupProblem } from './backup-problem.ts'
import { BackupInProgress, BackupPaused } from './make-backup.ts'
import { createFolder, placeAt, type BackupPlace } from './places.ts'
import { isPaused, selectLastBackup, upsertRepository } from './repositories.queries.ts'
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

/** When the next backup is made, after the last complete one: tonight, or with the next attempt if one is due. */
export function nextBackup(now: Date, last: Date | undefined): Date {
  const next = lastDue(now)
  if (last && last >= next) next.setDate(next.getDate() + 1)
  else {
    next.setTime(now.getTime())
    next.setUTCMinutes(MINUTE, 0, 0)
    if (next <= now) next.setUTCHours(next.getUTCHours() + 1)
  }
  return next
}

type Parts = Omit<BackUpParts, 'hasObjects' | 'onProgress' | 'isHandOverAsked' | 'keep'> & { log: Logger }

/**
 * Makes the backups that are due. One that fails, such as to a disk that isn't connected, is recorded and doesn't keep others from
 * being made; it's tried again with each call.
 */
export async function backUpWhatIsDue({ now = new Date(), ...parts }: Parts & { now?: Date }): Promise<void> {
  for (const planned of plannedBackups(parts.config)) {
    const { last, is_paused } = await withClient(parts.ownerUrl, async (client) => {
      const { id } = await upsertRepository(client, planned.place.address)
      return { last: await selectLastBackup(client, planned.place.address), is_paused: await isPaused(client, id) }
    })
    if (!is_paused && !(last && last >= lastDue(now))) await backUp(planned, parts)
  }
}

/** Makes a backup that an administrator started, unless the settings changed since. */
export async function backUpNow(address: string, parts: Parts): Promise<void> {
  const planned = plannedBackups(parts.config).find(({ place }) => place.address === address)
  if (planned) await backUp(planned, parts)
}

async function backUp({ place, hasObjects, keep }: Planned, { log, ...parts }: Parts): Promise<void> {
  const { address } = place
  try {
    if (!hasObjects) createFolder(place)
    const { name, new_bytes, lost, changed } = await backUpTo(place, { ...parts, hasObjects, keep })
    log.info({ address, name, new_bytes, damaged: lost.length + changed.length }, 'made a backup')
  } catch (error) {
    if (error instanceof BackupInProgress) log.debug({ address }, 'another backup is in progress')
    else if (error instanceof BackupPaused) log.info({ address }, 'the backup is paused')
    else if (error instanceof BackupProblem) log.error({ address, reason: error.message }, 'no backup was made')
    else log.error({ address, err: error }, 'no backup was made')
  }
}
