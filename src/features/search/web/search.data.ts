import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { searchContract as searchContractType } from '../search.contract.ts'

const searchContract = operationsOf<typeof searchContractType>()

/** Search results. Nothing is requested for an empty text, and the previous results stay while someone types. */
export function searchOptions(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => call(searchContract.searchEverything, { text }, { signal }),
    enabled: text.length > 1,
    // Results may have been deleted or renamed since.
    staleTime: 0,
    placeholderData: text.length > 1 ? keepPreviousData : undefined,
  })
}
