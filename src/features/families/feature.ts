import { only, type Feature } from '#server/feature.ts'
import { familiesContract } from './families.contract.ts'
import { membersContract } from './members.contract.ts'
import { familiesJobs } from './server/families.handlers.ts'
import { familiesRoutes } from './server/families.routes.ts'
import type { PeopleOf, FamilyHooks, PurgeHooks } from './server/family-hooks.ts'

declare module '#server/feature.ts' {
  interface Feature {
    familyCreated?: FamilyHooks['familyCreated']
    familyLimits?: (context: AppContext) => FamilyHooks['limitsOf']
    familyPeople?: (context: WebContext) => PeopleOf
    removePhotos?: PurgeHooks['removePhotos']
  }
}

export const feature: Feature = {
  contract: [familiesContract, membersContract],
  pages: [
    '/manage-families',
    '/create-family',
    '/families/new',
    '/families/$familyId/members',
    '/families/$familyId/settings',
    '/families/$familyId/settings/history',
  ],
  routes(context) {
    const { features } = context
    const hooks = {
      familyCreated: only(features, 'familyCreated'),
      limitsOf: only(features, 'familyLimits')(context),
    }
    return familiesRoutes(context, hooks, only(features, 'familyPeople')(context))
  },
  jobs: ({ db, features }) => familiesJobs({ db: db.worker, hooks: { removePhotos: only(features, 'removePhotos') } }),
}
