import type { Member } from '#features/families/server/member.ts'
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
  const complete = plannedBackups(config).filter(({ hasObjects }) => hasObjects)
  const status = await selectBackupStatus(
    tx,
    complete.map(({ place }) => place.address),
  )
  const { last_backup_at: last } = status
  const is_late = last !== null && Date.now() - Date.parse(last) > LATE_AFTER_HOURS * 3_600_000
  return { ...status, is_set_up: complete.length > 0, is_late }
}
