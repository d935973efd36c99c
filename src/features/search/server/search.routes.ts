import { signedInRoute } from '#server/http/guards.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { searchContract as contract } from '../search.contract.ts'
import { searchEverything } from './search-everything.ts'

export function searchRoutes(context: WebContext): Route[] {
  const { sign } = context
  return [signedInRoute(context, contract.searchEverything, (person, input) => searchEverything(person, input, sign))]
}
