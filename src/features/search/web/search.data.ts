import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { searchContract as searchContractType } from '../search.contract.ts'

const searchContract = operationsOf<typeof searchContractType>()

/** What a text finds; nothing is asked for an empty one. While more is typed, what was found stays. */
export function searchOptions(text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => call(searchContract.searchEverything, { text }, { signal }),
    enabled: text.length > 1,
    // What was deleted or renamed since is found no more.
    staleTime: 0,
    placeholderData: text.length > 1 ? keepPreviousData : undefined,
  })
}
