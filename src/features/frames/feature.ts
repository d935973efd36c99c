import type { Feature } from '#server/feature.ts'
import { schedule } from '#server/jobs/jobs.ts'
import { framesContract, screensContract } from './frames.contract.ts'
import { deleteExpiredCodes } from './server/frames.queries.ts'
import { framesRoutes } from './server/frames.routes.ts'

export const feature: Feature = {
  contract: [framesContract, screensContract],
  routes: framesRoutes,
  jobs: ({ db }) => [schedule('sweep-frame-codes', '35 * * * *', () => deleteExpiredCodes(db.worker))],
}
