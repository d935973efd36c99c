import type { WorkerContext } from '#server/feature.ts'
import { schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { INBOX_FILES_MAX } from '../dav.rules.ts'
import { scanInbox } from './inbox-folders/scan-inbox.ts'
import { deleteOldestFiles } from './inbox.queries.ts'

export function davJobs(context: WorkerContext): HandledJob[] {
  const { config, db } = context
  return [
    ...(config.inbox ? [schedule('scan-inbox', '* * * * *', () => scanInbox(context))] : []),
    schedule('sweep-dav', '50 3 * * *', () => deleteOldestFiles(db.worker, INBOX_FILES_MAX)),
  ]
}
