import type { Database } from '#server/db/database.ts'
import { deleteFailedJobs } from './failed-jobs.queries.ts'
import { schedule, type HandledJob } from './jobs.ts'

/** How long administrators can see and retry them. */
const FAILED_JOB_DAYS = 90

export function failedJobs(db: Database['worker']): HandledJob[] {
  return [schedule('sweep-failed-jobs', '45 3 * * *', () => deleteFailedJobs(db, FAILED_JOB_DAYS))]
}
