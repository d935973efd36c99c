import type { WorkerContext } from '#server/feature.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { INBOX_FILES_MAX } from '../dav.rules.ts'
import { deleteOldestFiles } from './inbox.queries.ts'

export function davJobs({ db }: WorkerContext): HandledJob[] {
  return [schedule('sweep-dav', '50 3 * * *', () => deleteOldestFiles(db.worker, INBOX_FILES_MAX))]
}
