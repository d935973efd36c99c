import type { Feature } from '#server/feature.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { growingUpContract } from './growing-up.contract.ts'
import { growingUpRoutes } from './server/growing-up.routes.ts'
import { notifyGrown } from './server/notify-grown.ts'

export const feature: Feature = {
  contract: [growingUpContract],
  routes: growingUpRoutes,
  jobs: ({ db }) => [schedule('notify-grown', '25 5 * * *', () => notifyGrown(db.worker))],
}
