import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { anyoneRoute } from '#server/http/guards.ts'
import { notFound } from '#shared/problems.ts'
import { addressesContract as contract } from './addresses.contract.ts'
import { addressesJobs } from './server/addresses.handlers.ts'
import { changeSlug, getFamilyAddress, proveDomain, removeDomain, setDomain } from './server/family-address.ts'
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
  contract: [contract],
  routes(context) {
    const { config, familyAt, plans, resolveTxt } = context
    const deps = { appUrl: config.appUrl, plans, resolveTxt }
    return [
      memberRoute(context, contract.getFamilyAddress, (owner) => getFamilyAddress(owner, deps)),
      memberRoute(context, contract.changeSlug, (owner, input) => changeSlug(owner, input, deps)),
      memberRoute(context, contract.setDomain, (owner, input) => setDomain(owner, input, deps)),
      memberRoute(context, contract.proveDomain, (owner) => proveDomain(owner, deps)),
      memberRoute(context, contract.removeDomain, (owner) => removeDomain(owner, deps)),
      anyoneRoute(contract.getFamilyHost, async (_anyone, { domain }) => {
        if (!(await familyAt(domain.toLowerCase()))) throw notFound()
      }),
    ]
  },
  jobs: ({ config, db, ...context }) => addressesJobs({ ...context, db: db.worker, appUrl: config.appUrl }),
}
