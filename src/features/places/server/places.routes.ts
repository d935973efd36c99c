import { signedInRoute, type GuardDeps } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { placesContract as contract } from '../places.contract.ts'
import { TOWNS_EACH } from '../places.rules.ts'
import { towns } from './towns.ts'

export function placesRoutes(deps: GuardDeps): Route[] {
  return [
    signedInRoute(deps, contract.listTowns, async (_person, { text }) => ({
      towns: (await towns()).named(text, TOWNS_EACH),
    })),
  ]
}
