import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { thenAndNowContract as contract } from '../then-and-now.contract.ts'
import { getThenAndNow, listPhotoPairs } from './list-photo-pairs.ts'
import { listSameAge } from './list-same-age.ts'
import { listYearPhotos } from './list-year-photos.ts'
import { readGrowthPoster } from './read-growth-poster.ts'

export function thenAndNowRoutes({ sign, store, ...deps }: WebContext): Route[] {
  return [
    memberRoute(deps, contract.getThenAndNow, (viewer, input) => getThenAndNow(viewer, input, sign)),
    memberRoute(deps, contract.listPhotoPairs, (viewer, input) => listPhotoPairs(viewer, input, sign)),
    memberRoute(deps, contract.listSameAge, (viewer, input) => listSameAge(viewer, input, sign)),
    memberRoute(deps, contract.listYearPhotos, (viewer, input) => listYearPhotos(viewer, input, sign)),
    memberStreamRoute(deps, contract.readGrowthPoster, (viewer, input, http) =>
      readGrowthPoster(viewer, input, http, store),
    ),
  ]
}
