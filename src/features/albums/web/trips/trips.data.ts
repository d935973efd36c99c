import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { tripsContract as tripsContractType } from '../../trips.contract.ts'
import { albumKeys, refreshAlbums } from '../albums.data.ts'

export const tripsContract = operationsOf<typeof tripsContractType>()

/** Reloads with the albums. */
export function tripsOptions(family_id: string) {
  return infiniteQueryOptions({
    queryKey: [...albumKeys.family(family_id), 'trips'],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(tripsContract.listTrips, { family_id, ...(cursor && { cursor }) }, { signal }),
    ...byCursor,
  })
}

type Changes = Omit<typeof tripsContract, 'listTrips'>

/** Calls an operation on a trip, and reloads trips and albums. */
export function useTripChange<Change extends Changes[keyof Changes]>(operation: Change, family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (input: SentOf<Change>) => call(operation, input),
    onSettled: () => refreshAlbums(cache, family_id),
  })
}
