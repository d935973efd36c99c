import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { sendBackupAlertJob } from './backups.jobs.ts'
import { markLate, selectAlerted } from './backups.queries.ts'

/**
 * Emails administrators, and on a family's own server its owners, if a place in BACKUP_TO has had no complete backup for too
 * long.
 */
export async function alertIfLate(db: Db, config: Config): Promise<void> {
  const complete = plannedBackups(config).filter(({ hasObjects }) => hasObjects)
  await db.transaction().execute(async (tx) => {
    const late = await markLate(
      tx,
      complete.map(({ place }) => place.address),
    )
    if (!late.length) return
    const people = await selectAlerted(tx, config.adminEmails, config.billing === 'off')
    for (const repository_id of late)
      for (const person of people) await addJob(tx, sendBackupAlertJob, { repository_id, ...person })
  })
}
