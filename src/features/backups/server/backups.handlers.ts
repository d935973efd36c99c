import type { WorkerContext } from '#server/feature.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { handleMail, ignoringRefusals } from '#server/mail/mail-jobs.ts'
import { alertIfLate } from './alert-if-late.ts'
import { writeBackupMail, writeNoSecondCopyMail } from './backup-mail.ts'
import { backUpNow, backUpWhatIsDue } from './back-up-nightly.ts'
import { backUpNowJob, FIRST_BACKUP_HOURS, sendBackupAlertJob, sendNoSecondCopyJob } from './backups.jobs.ts'
import { drillWhatIsDue } from './drill.ts'
import { healOriginals } from './heal-originals.ts'
import { selectAlert, selectRegion } from './backups.queries.ts'

/** Background jobs for backups. */
export function backupsJobs({ config, db, store, staging, log, post }: WorkerContext): HandledJob[] {
  const parts = { config, ownerUrl: db.ownerUrl, store, staging, log }
  return [
    schedule(
      'back-up',
      '12 * * * *',
      async () => {
        await backUpWhatIsDue(parts)
        // Afterwards, so that a server that was off doesn't send an email just before it makes a backup.
        await alertIfLate(db.worker, config)
        await drillWhatIsDue(parts)
      },
      { maxHours: FIRST_BACKUP_HOURS },
    ),
    // Damage that someone meets doesn't wait for the nightly check.
    schedule('heal-originals', '*/10 * * * *', () => healOriginals({ config, db, store, log })),
    handle(backUpNowJob, ({ address }) => backUpNow(address, parts)),
    handleMail(sendBackupAlertJob, ignoringRefusals(post, log), async ({ repository_id, email, family_id }) => {
      const alert = await selectAlert(db.worker, repository_id)
      if (!alert) return null
      const region = (await selectRegion(db.worker, email)) ?? { language: null, timezone: null }
      return writeBackupMail({ email, family_id, ...region }, alert, config.appUrl)
    }),
    handleMail(sendNoSecondCopyJob, ignoringRefusals(post, log), async ({ email, family_id }) => {
      if (config.backups.to.length) return null
      const { language = null } = (await selectRegion(db.worker, email)) ?? {}
      return writeNoSecondCopyMail({ email, family_id, language }, config.appUrl)
    }),
  ]
}
