import type { Db } from '#server/db/database.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { deleteOldAuditEntries } from './audit.queries.ts'

/** Forgets what is older than the operator wants it kept (AUDIT_RETENTION_DAYS). */
export function auditJobs({ db, retentionDays }: { db: Db; retentionDays: number }): HandledJob[] {
  return [schedule('sweep-audit', '50 3 * * *', () => deleteOldAuditEntries(db, retentionDays))]
}
