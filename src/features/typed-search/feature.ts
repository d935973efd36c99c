import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { interpretSearch } from './server/interpret-search.ts'
import { typedSearchContract as contract } from './typed-search.contract.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (context) => [memberRoute(context, contract.readTypedSearch, interpretSearch)],
}
