import { queryOptions } from '@tanstack/react-query'
import type { placesContract as placesContractType } from '#features/places/places.contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'

const placesContract = operationsOf<typeof placesContractType>()

/** Towns whose names start with the text. */
export function townsOptions(text: string) {
  return queryOptions({
    queryKey: ['towns', text],
    queryFn: ({ signal }) => call(placesContract.listTowns, { text }, { signal }),
    select: (answer) => answer.towns,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
