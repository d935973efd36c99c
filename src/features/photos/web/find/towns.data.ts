import { queryOptions } from '@tanstack/react-query'
import type { photoMapContract as photoMapContractType } from '#features/photos/photo-map.contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'

const photoMapContract = operationsOf<typeof photoMapContractType>()

/** Towns of the world whose names begin so. */
export function townsOptions(text: string) {
  return queryOptions({
    queryKey: ['towns', text],
    queryFn: ({ signal }) => call(photoMapContract.listTowns, { text }, { signal }),
    select: (answer) => answer.towns,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
