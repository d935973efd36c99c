import type { Feature } from '#server/feature.ts'
import { handle } from '#server/jobs/jobs.ts'
import { adminContract } from './admin.contract.ts'
import { finishUntrackedJob, settleUntrackedJob } from './server/admin.jobs.ts'
import { adminRoutes } from './server/admin.routes.ts'
import { finishAdding, settleUntracked } from './server/settle-untracked.ts'

export const feature: Feature = {
  contract: [adminContract],
  pages: ['/admin'],
  routes: adminRoutes,
  jobs: (context) => [
    handle(settleUntrackedJob, (payload) => settleUntracked(payload, context)),
    handle(finishUntrackedJob, () => finishAdding(context)),
  ],
}
