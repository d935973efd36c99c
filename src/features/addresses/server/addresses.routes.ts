import { memberRoute } from '#features/families/server/member.ts'
import { anyoneRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import { addressesContract as contract } from '../addresses.contract.ts'
import { changeSlug, getFamilyAddress, proveDomain, removeDomain, setDomain } from './family-address.ts'

export function addressesRoutes(context: WebContext): Route[] {
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
}
