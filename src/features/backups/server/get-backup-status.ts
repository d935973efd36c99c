import type { Member } from '#features/families/server/member.ts'
import type { Tx } from '#server/db/database.ts'
import type { Config } from '#server/config.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { backupsContract } from '../backups.contract.ts'
import { LATE_AFTER_HOURS } from '../backups.rules.ts'
import { nextBackup, plannedBackups } from './back-up-nightly.ts'
import { selectBackupStatus } from './backups.queries.ts'

/** Whether the family's photos are backed up, for its members. It doesn't say where. */
export async function getBackupStatus(
  { tx }: Member<'family.view'>,
  config: Config,
): Promise<ResultOf<(typeof backupsContract)['getBackupStatus']>> {
  const { places, ...status } = await readBackupStatus(tx, config)
  const { last_backup_at: last } = status
  const is_late = last !== null && Date.now() - Date.parse(last) > LATE_AFTER_HOURS * 3_600_000
  return { ...status, is_set_up: places.length > 0, is_late }
}

/** The places of complete backups, what the last one has and when it was made, and when the next one is. */
export async function readBackupStatus(tx: Tx, config: Config) {
  const places = plannedBackups(config).flatMap(({ hasObjects, place }) => (hasObjects ? place.address : []))
  const known = await selectBackupStatus(tx, places)
  const [last] = known.toSorted((a, b) => timeOf(b.last_backup_at) - timeOf(a.last_backup_at))
  const next = places.flatMap((address) => {
    const { paused_at, last_started_at } = known.find((one) => one.address === address) ?? {}
    if (paused_at) return []
    return nextBackup(new Date(), last_started_at ? new Date(last_started_at) : undefined).getTime()
  })
  const [verified_at = null] = known.map((place) => place.verified_at).toSorted((a, b) => timeOf(b) - timeOf(a))
  return {
    ...{ places, verified_at },
    ...{ last_backup_at: last?.last_backup_at ?? null, bytes: last?.bytes ?? null },
    next_at: next.length ? new Date(Math.min(...next)).toISOString() : null,
  }
}

const timeOf = (moment: string | null) => (moment ? Date.parse(moment) : 0)
