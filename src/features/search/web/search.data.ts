import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { searchContract as searchContractType } from '../search.contract.ts'

const searchContract = operationsOf<typeof searchContractType>()

/** Search results in all families, or in one. Nothing is requested for an empty text, and the previous results stay while someone types. */
export function searchOptions(text: string, family_id?: string) {
  return queryOptions({
    queryKey: ['search', text, family_id],
    queryFn: ({ signal }) =>
      call(searchContract.searchEverything, { text, ...(family_id && { in_family: family_id }) }, { signal }),
    enabled: text.length > 1,
    // Results may have been deleted or renamed since.
    staleTime: 0,
    placeholderData: text.length > 1 ? keepPreviousData : undefined,
  })
}
