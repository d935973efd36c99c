import { queryOptions } from '@tanstack/react-query'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { apiKeysContract as apiKeysContractType } from '../api-keys.contract.ts'

const apiKeysContract = operationsOf<typeof apiKeysContractType>()

export const apiKeysOptions = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => call(apiKeysContract.listApiKeys, undefined, { signal }),
})

export function useCreateApiKey() {
  return useChange(apiKeysOptions, (key: SentOf<typeof apiKeysContract.createApiKey>) =>
    call(apiKeysContract.createApiKey, key),
  )
}

export function useRevokeApiKey() {
  return useChange(apiKeysOptions, (key_id: string) => call(apiKeysContract.revokeApiKey, { key_id }))
}
