import type { Feature } from '#server/feature.ts'
import { familyExportContract } from './family-export.contract.ts'
import { ownDataContract } from './own-data.contract.ts'
import { ownCopyContract } from './own-copy.contract.ts'
import { packFamily, packOwnCopy } from './server/family/pack-family.ts'
import { ownDataJobs } from './server/own-data.handlers.ts'
import { ownDataRoutes } from './server/own-data.routes.ts'
import { packAccount } from './server/pack-account.ts'

export const feature: Feature = {
  contract: [ownDataContract, familyExportContract, ownCopyContract],
  pages: ['/account/keep'],
  routes: ownDataRoutes,
  jobs: ownDataJobs,
  exportKinds: { family: packFamily, account: packAccount, profile: packOwnCopy },
}
