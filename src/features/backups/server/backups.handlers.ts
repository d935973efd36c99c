import type { WorkerContext } from '#server/feature.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { MailRefused } from '#server/mail/mail-message.ts'
import { alertIfLate } from './alert-if-late.ts'
import { writeBackupMail } from './backup-mail.ts'
import { backUpNow, backUpWhatIsDue } from './back-up-nightly.ts'
import { backUpNowJob, sendBackupAlertJob } from './backups.jobs.ts'
import { selectAlert, selectRegion } from './backups.queries.ts'

/** Background jobs for backups. */
export function backupsJobs({ config, db, store, staging, log, post }: WorkerContext): HandledJob[] {
  const parts = { config, ownerUrl: db.ownerUrl, store, staging, log }
  return [
    schedule('back-up', '12 * * * *', async () => {
      await backUpWhatIsDue(parts)
      // Afterwards, so that a server that was off doesn't send an email just before it makes a backup.
      await alertIfLate(db.worker, config)
    }),
    handle(backUpNowJob, ({ address }) => backUpNow(address, parts)),
    handle(sendBackupAlertJob, async ({ repository_id, email, family_id }) => {
      const alert = await selectAlert(db.worker, repository_id)
      if (!alert) return
      const region = await selectRegion(db.worker, email)
      const mail = writeBackupMail(
        { email, family_id, language: null, timezone: null, ...region },
        alert,
        config.appUrl,
      )
      await post.send(mail).catch((error: unknown) => {
        // A retry would fail the same way.
        if (!(error instanceof MailRefused)) throw error
        log.warn({ err: error }, 'a mail about backups was refused for good')
      })
    }),
  ]
}
