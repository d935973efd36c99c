import type { Feature } from '#server/feature.ts'
import { addressesContract } from './addresses.contract.ts'
import { addressesJobs } from './server/addresses.handlers.ts'
import { addressesRoutes } from './server/addresses.routes.ts'
import type { FamilyAtHost } from './server/family-hosts.ts'
import type { ResolveTxt } from './server/resolve-txt.ts'

declare module '#server/feature.ts' {
  interface AppContext {
    resolveTxt: ResolveTxt
  }
  interface WebContext {
    familyAt: FamilyAtHost
  }
}

export const feature: Feature = {
  contract: [addressesContract],
  routes: addressesRoutes,
  jobs: ({ config, db, ...context }) => addressesJobs({ ...context, db: db.worker, appUrl: config.appUrl }),
}
