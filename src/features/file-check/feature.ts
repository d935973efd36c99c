import type { Feature } from '#server/feature.ts'
import { fileCheckContract } from './file-check.contract.ts'
import { fileCheckRoutes } from './server/file-check.routes.ts'

export const feature: Feature = {
  contract: [fileCheckContract],
  pages: ['/families/$familyId/safe-to-delete'],
  routes: fileCheckRoutes,
}
