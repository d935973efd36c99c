import type { Feature } from '#server/feature.ts'
import { similarJobs } from './server/similar.handlers.ts'
import { similarRoutes } from './server/similar.routes.ts'
import { similarPhotosContract } from './similar-photos.contract.ts'

export const feature: Feature = {
  contract: [similarPhotosContract],
  pages: ['/families/$familyId/photos/similar'],
  routes: similarRoutes,
  jobs: ({ db, ...context }) => similarJobs({ ...context, db: db.worker }),
}
