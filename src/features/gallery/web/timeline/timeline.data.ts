import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { URLS_FRESH_MS } from '#web/query.ts'
import type { photosContract as photosContractType } from '#features/photos/photos.contract.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import type { GalleryTimeline } from './gallery-timeline.ts'

const photosContract = operationsOf<typeof photosContractType>()

/** How many photos each month has, newest first. */
export function monthsOptions(family_id: string, counted: GalleryTimeline['counted']) {
  return queryOptions({
    queryKey: [...photoKeys.months(family_id), counted],
    queryFn: ({ signal }) => call(photosContract.listPhotoMonths, { family_id, ...counted }, { signal }),
    select: (answer) => answer.months,
  })
}

/** The latest photo of each month of a year. */
export function coversOptions(family_id: string, counted: GalleryTimeline['counted'], year: string) {
  return queryOptions({
    queryKey: [...photoKeys.months(family_id), counted, year],
    queryFn: ({ signal }) => call(photosContract.listMonthCovers, { family_id, ...counted, year }, { signal }),
    select: (answer) => answer.covers,
    staleTime: URLS_FRESH_MS,
  })
}
