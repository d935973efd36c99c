import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { mapContract as contract } from './map.contract.ts'
import { listPhotoPlaces } from './server/list-photo-places.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (context) => [
    memberRoute(context, contract.listPhotoPlaces, (viewer, input) =>
      listPhotoPlaces(viewer, input, { sign: context.sign, tiles: context.config.mapTiles }),
    ),
  ],
}
