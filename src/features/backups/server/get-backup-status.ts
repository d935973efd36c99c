import type { Member } from '#features/families/server/member.ts'
import type { Tx } from '#server/db/database.ts'
import type { Config } from '#server/config.ts'
import type { ResultOf } from '#shared/contract.ts'
import type { backupsContract } from '../backups.contract.ts'
import { LATE_AFTER_HOURS } from '../backups.rules.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { selectBackupStatus } from './backups.queries.ts'

/** Whether the family's photos are backed up, for its owner. */
export async function getBackupStatus(
  { tx }: Member<'family.manage'>,
  config: Config,
): Promise<ResultOf<(typeof backupsContract)['getBackupStatus']>> {
  const { places, ...status } = await readBackupStatus(tx, config)
  const { last_backup_at: last } = status
  const is_late = last !== null && Date.now() - Date.parse(last) > LATE_AFTER_HOURS * 3_600_000
  return { ...status, is_set_up: places.length > 0, is_late }
}

/** The places of complete backups, and when the last one there was made. */
export async function readBackupStatus(tx: Tx, config: Config) {
  const places = plannedBackups(config).flatMap(({ hasObjects, place }) => (hasObjects ? place.address : []))
  return { places, ...(await selectBackupStatus(tx, places)) }
}
