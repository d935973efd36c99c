import type { Feature } from '#server/feature.ts'
import { adminContract } from './admin.contract.ts'
import { adminJobs } from './server/admin.handlers.ts'
import { adminRoutes } from './server/admin.routes.ts'

export const feature: Feature = {
  contract: [adminContract],
  pages: ['/admin'],
  routes: adminRoutes,
  jobs: adminJobs,
}
