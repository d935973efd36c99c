import type { Feature } from '#server/feature.ts'
import { importsContract } from './imports.contract.ts'
import { IMPORT_PURPOSE } from './imports.rules.ts'
import { importUploads } from './server/import-uploads.ts'
import { importsJobs } from './server/imports.handlers.ts'
import { importsRoutes } from './server/imports.routes.ts'

export const feature: Feature = {
  contract: [importsContract],
  pages: ['/families/$familyId/imports/$importId'],
  routes: importsRoutes,
  jobs: importsJobs,
  uploadPurposes: () => ({ [IMPORT_PURPOSE]: importUploads }),
}
