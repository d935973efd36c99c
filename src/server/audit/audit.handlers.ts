import type { Db } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { deleteOldSecurityEvents } from '#server/security/security-events.queries.ts'
import { deleteOldAuditEntries } from './audit.queries.ts'

/** Deletes audit entries older than AUDIT_RETENTION_DAYS, and old security events. */
export function auditJobs({ db, retentionDays }: { db: Db; retentionDays: number }): HandledJob[] {
  return [
    schedule('sweep-audit', '50 3 * * *', async () => {
      await deleteOldAuditEntries(db, retentionDays)
      await deleteOldSecurityEvents(db)
    }),
  ]
}
