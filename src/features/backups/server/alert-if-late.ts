import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { plannedBackups } from './back-up-nightly.ts'
import { sendBackupAlertJob, sendNoSecondCopyJob } from './backups.jobs.ts'
import { markLate, markReminded, selectAlerted } from './backups.queries.ts'

/**
 * Emails administrators, and on a family's own server its owners, if a place in BACKUP_TO has had no complete backup for too
 * long. Without BACKUP_TO, they're reminded every few months.
 */
export async function alertIfLate(db: Db, config: Config): Promise<void> {
  const addresses = plannedBackups(config).map(({ place }) => place.address)
  await db.transaction().execute(async (tx) => {
    const people = () => selectAlerted(tx, config.adminEmails, config.billing === 'off')
    if (!config.backups.to.length) {
      if (await markReminded(tx, addresses))
        for (const person of await people()) await addJob(tx, sendNoSecondCopyJob, person)
      return
    }
    const late = await markLate(tx, addresses)
    if (!late.length) return
    for (const person of await people())
      for (const repository_id of late) await addJob(tx, sendBackupAlertJob, { repository_id, ...person })
  })
}
