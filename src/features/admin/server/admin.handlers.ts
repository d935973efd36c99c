import type { WorkerContext } from '#server/feature.ts'
import { handle, type HandledJob } from '#server/jobs/jobs.ts'
import { finishUntrackedJob, settleUntrackedJob } from './admin.jobs.ts'
import { finishAdding, settleUntracked } from './settle-untracked.ts'

export function adminJobs(context: WorkerContext): HandledJob[] {
  return [
    handle(settleUntrackedJob, (payload) => settleUntracked(payload, context)),
    handle(finishUntrackedJob, () => finishAdding(context)),
  ]
}
