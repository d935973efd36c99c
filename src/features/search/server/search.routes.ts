import { signedInRoute, type Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { searchContract as contract } from '../search.contract.ts'
import { searchEverything } from './search-everything.ts'

export function searchRoutes(doors: Doors, sign: SignMedia): Route[] {
  return [signedInRoute(doors, contract.searchEverything, (person, input) => searchEverything(person, input, sign))]
}
