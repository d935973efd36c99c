import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { storeChanged } from '#web/query.ts'
import { announceSignedOut } from '#web/session-events.ts'
import type { ownDataContract as ownDataContractType } from '../own-data.contract.ts'

const ownDataContract = operationsOf<typeof ownDataContractType>()

export const deletionOptions = queryOptions({
  queryKey: ['account-deletion'],
  queryFn: ({ signal }) => call(ownDataContract.getDeletion, undefined, { signal }),
})

/** Signs out this browser after the deletion is scheduled. */
export function useRequestDeletion() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (typed_email: string) => call(ownDataContract.requestDeletion, { typed_email }),
    onSuccess: (deletion) => {
      if (deletion.purge_after) announceSignedOut()
      else storeChanged(cache, deletionOptions.queryKey, () => cache.setQueryData(deletionOptions.queryKey, deletion))
    },
  })
}

export function useKeepAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownDataContract.keepAccount),
    onSuccess: () => cache.fetchQuery({ ...sessionOptions, staleTime: 0 }),
  })
}
