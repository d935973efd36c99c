import type { Feature } from '#server/feature.ts'
import { capsulesContract } from './capsules.contract.ts'
import { capsulesJobs } from './server/capsules.handlers.ts'
import { capsulesRoutes } from './server/capsules.routes.ts'

export const feature: Feature = {
  contract: [capsulesContract],
  pages: ['/families/$familyId/letters', '/families/$familyId/letters/$letterId'],
  routes: capsulesRoutes,
  jobs: ({ config, db, post, log }) => capsulesJobs({ config, db: db.worker, post, log }),
}
