import { memberRoute, memberStreamRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { getThenAndNow, listPhotoPairs } from './server/list-photo-pairs.ts'
import { listSameAge } from './server/list-same-age.ts'
import { listYearPhotos } from './server/list-year-photos.ts'
import { readGrowthPoster } from './server/read-growth-poster.ts'
import { thenAndNowContract as contract } from './then-and-now.contract.ts'

export const feature: Feature = {
  contract: [contract],
  routes: ({ sign, store, ...deps }) => [
    memberRoute(deps, contract.getThenAndNow, (viewer, input) => getThenAndNow(viewer, input, sign)),
    memberRoute(deps, contract.listPhotoPairs, (viewer, input) => listPhotoPairs(viewer, input, sign)),
    memberRoute(deps, contract.listSameAge, (viewer, input) => listSameAge(viewer, input, sign)),
    memberRoute(deps, contract.listYearPhotos, (viewer, input) => listYearPhotos(viewer, input, sign)),
    memberStreamRoute(deps, contract.readGrowthPoster, (viewer, input, http) =>
      readGrowthPoster(viewer, input, http, store),
    ),
  ],
}
