import type { WorkerContext } from '#server/feature.ts'
import { handle, schedule, type HandledJob } from '#server/jobs/jobs.ts'
import { settleUntrackedJob } from './admin.jobs.ts'
import { finishAdding, settleUntracked } from './settle-untracked.ts'

export function adminJobs(context: WorkerContext): HandledJob[] {
  return [
    handle(settleUntrackedJob, (payload) => settleUntracked(payload, context)),
    schedule('finish-untracked', '* * * * *', () => finishAdding(context)),
  ]
}
