import type { Feature } from '#server/feature.ts'
import { gazetteContract } from './gazette.contract.ts'
import { gazetteJobs } from './server/gazette.handlers.ts'
import { gazetteRoutes } from './server/gazette.routes.ts'

export const feature: Feature = {
  contract: [gazetteContract],
  pages: ['/families/$familyId/gazette', '/gazette/$token'],
  routes: gazetteRoutes,
  jobs: gazetteJobs,
}
