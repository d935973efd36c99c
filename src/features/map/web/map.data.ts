import { queryOptions } from '@tanstack/react-query'
import type { mapContract as mapContractType } from '#features/map/map.contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { filterInput, photoKeys } from '#features/photos/web/photos.data.ts'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import { writeArea, type Area } from './map-view.ts'

const mapContract = operationsOf<typeof mapContractType>()

/** Up to this zoom, the whole world has only a few hundred places. */
export const WORLD_ZOOM = 5

/** Places of the filtered photos, in one area of the map or in the whole world. */
export function placesOptions(
  family_id: string,
  { area: _area, sort: _sort, ...filter }: GalleryFilter,
  near?: { area: Area; zoom: number },
) {
  const area = near && writeArea(near.area)
  const zoom = near?.zoom ?? WORLD_ZOOM
  return queryOptions({
    queryKey: [...photoKeys.places(family_id), filter, zoom, area ?? 'world'],
    queryFn: ({ signal }) =>
      call(mapContract.listPhotoPlaces, { family_id, ...filterInput(filter), area, zoom }, { signal }),
    placeholderData: (previous) => previous,
  })
}
