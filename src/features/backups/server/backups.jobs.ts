import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/jobs.ts'
import { defineMailJob } from '#server/mail/mail-jobs.ts'
import { Id } from '#shared/id-schemas.ts'

/** The first one to a bucket sends everything over the family's uplink. */
export const FIRST_BACKUP_HOURS = 14 * 24

/** A backup that an administrator started. It isn't retried: the scheduled ones follow. */
export const backUpNowJob = defineJob('back-up-now', z.object({ address: z.string() }), {
  maxAttempts: 1,
  maxHours: FIRST_BACKUP_HOURS,
})

/** Emails someone that there's no recent backup. `family_id`: the owner's family; null for administrators. */
export const sendBackupAlertJob = defineMailJob(
  'send-backup-alert',
  z.object({ repository_id: Id, email: z.string(), family_id: z.nullable(Id) }),
)

/** Emails someone that there's no second copy of the photos, because BACKUP_TO isn't set. */
export const sendNoSecondCopyJob = defineMailJob(
  'send-no-second-copy',
  z.object({ email: z.string(), family_id: z.nullable(Id) }),
)
