import type { Feature } from '#server/feature.ts'
import { successionJobs } from './server/succession.handlers.ts'
import { successionRoutes } from './server/succession.routes.ts'
import { successionContract } from './succession.contract.ts'

export const feature: Feature = {
  contract: [successionContract],
  routes: successionRoutes,
  jobs: ({ config, db, post }) => successionJobs({ config, db: db.worker, post }),
}
