import type { Feature } from '#server/feature.ts'
import { davContract } from './dav.contract.ts'
import { davJobs } from './server/dav.handlers.ts'
import { davRoutes } from './server/dav.routes.ts'
import { serveDav } from './server/serve-dav.ts'

export const feature: Feature = {
  contract: [davContract],
  pages: ['/families/$familyId/backup'],
  routes: davRoutes,
  protocol: serveDav,
  jobs: davJobs,
}
