import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { storeChanged } from '#web/query.ts'
import type { FamilyAddress, addressesContract } from '../addresses.contract.ts'

const contract = operationsOf<typeof addressesContract>()

export function addressOptions(family_id: string) {
  return queryOptions({
    queryKey: ['address', family_id],
    queryFn: ({ signal }) => call(contract.getFamilyAddress, { family_id }, { signal }),
  })
}

/** Every change returns the updated address. */
function useAddressChange<Given>(family_id: string, change: (given: Given) => Promise<FamilyAddress>) {
  const cache = useQueryClient()
  const { queryKey } = addressOptions(family_id)
  return useMutation({
    mutationFn: change,
    onSuccess: (address) => storeChanged(cache, queryKey, () => cache.setQueryData(queryKey, address)),
  })
}

export const useChangeSlug = (family_id: string) =>
  useAddressChange(family_id, (slug: string) => call(contract.changeSlug, { family_id, slug }))
export const useSetDomain = (family_id: string) =>
  useAddressChange(family_id, (domain: string) => call(contract.setDomain, { family_id, domain }))
export const useProveDomain = (family_id: string) =>
  useAddressChange(family_id, () => call(contract.proveDomain, { family_id }))
export const useRemoveDomain = (family_id: string) =>
  useAddressChange(family_id, () => call(contract.removeDomain, { family_id }))
