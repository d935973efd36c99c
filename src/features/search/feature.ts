import type { Feature } from '#server/feature.ts'
import { signedInRoute } from '#server/http/guards.ts'
import { searchContract as contract } from './search.contract.ts'
import { searchEverything } from './server/search-everything.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (context) => [
    signedInRoute(context, contract.searchEverything, (person, input) => searchEverything(person, input, context.sign)),
  ],
}
