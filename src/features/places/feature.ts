import type { Feature } from '#server/feature.ts'
import { signedInRoute } from '#server/http/guards.ts'
import { placesContract as contract } from './places.contract.ts'
import { TOWNS_EACH } from './places.rules.ts'
import { towns } from './server/towns.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (deps) => [
    signedInRoute(deps, contract.listTowns, async (_person, { text }) => ({
      towns: (await towns()).named(text, TOWNS_EACH),
    })),
  ],
}
