import { memberRoute } from '#features/families/server/member.ts'
import { anyoneRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { notFound } from '#shared/problems.ts'
import { addressesContract as contract } from '../addresses.contract.ts'
import {
  changeSlug,
  getFamilyAddress,
  proveDomain,
  removeDomain,
  setDomain,
  type AddressDesk,
} from './family-address.ts'
import type { FamilyAtHost } from './family-hosts.ts'

export function addressesRoutes(doors: Doors, desk: AddressDesk & { familyAt: FamilyAtHost }): Route[] {
  return [
    memberRoute(doors, contract.getFamilyAddress, (owner) => getFamilyAddress(owner, desk)),
    memberRoute(doors, contract.changeSlug, (owner, input) => changeSlug(owner, input, desk)),
    memberRoute(doors, contract.setDomain, (owner, input) => setDomain(owner, input, desk)),
    memberRoute(doors, contract.proveDomain, (owner) => proveDomain(owner, desk)),
    memberRoute(doors, contract.removeDomain, (owner) => removeDomain(owner, desk)),
    anyoneRoute(contract.getFamilyHost, async (_anyone, { domain }) => {
      if (!(await desk.familyAt(domain.toLowerCase()))) throw notFound()
    }),
  ]
}
