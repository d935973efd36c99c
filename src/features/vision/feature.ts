import type { Feature } from '#server/feature.ts'
import { contentSearchContract } from './content-search.contract.ts'
import { facesContract } from './faces.contract.ts'
import { visionJobs } from './server/vision.handlers.ts'
import { visionRoutes } from './server/vision.routes.ts'
import { visionContract } from './vision.contract.ts'

export const feature: Feature = {
  contract: [visionContract, facesContract, contentSearchContract],
  routes: visionRoutes,
  jobs: ({ db, config, ...context }) => visionJobs({ ...context, db: db.worker, vision: config.vision }),
}
