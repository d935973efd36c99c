import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '#shared/locales.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import type { typedSearchContract as typedSearchContractType } from '../typed-search.contract.ts'

const typedSearchContract = operationsOf<typeof typedSearchContractType>()

/** What typed words mean today. */
export function typedSearchOptions(family_id: string, asked: { text: string; today: string; language: Locale }) {
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'typed', asked],
    queryFn: ({ signal }) => call(typedSearchContract.readTypedSearch, { family_id, ...asked }, { signal }),
  })
}
