import type { Feature } from '#server/feature.ts'
import { backupsContract } from './backups.contract.ts'
import { backupsJobs } from './server/backups.handlers.ts'
import { backupsRoutes } from './server/backups.routes.ts'
import { healOriginals, restoreDerived } from './server/heal-originals.ts'
import { measureBackups } from './server/measure-backups.ts'

export const feature: Feature = {
  contract: [backupsContract],
  routes: backupsRoutes,
  jobs: backupsJobs,
  healOriginals,
  restoreDerived,
  measure: measureBackups,
}
