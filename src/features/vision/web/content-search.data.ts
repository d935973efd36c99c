import { queryOptions } from '@tanstack/react-query'
import { filterInput, photoKeys } from '#features/photos/web/photos.data.ts'
import type { GalleryFilter } from '#features/photos/web/photos.search.ts'
import type { Locale } from '#shared/locales.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { contentSearchContract as contentSearchContractType } from '../content-search.contract.ts'

const contract = operationsOf<typeof contentSearchContractType>()

/** Photos that look like the words of a filter, among those that its other parts match. */
export function looksLikeOptions(family_id: string, filter: GalleryFilter & { text: string }, language: Locale) {
  const { sort_by: _by, sort_order: _order, ...input } = filterInput(filter)
  return queryOptions({
    queryKey: [...photoKeys.family(family_id), 'looks-like', filter, language],
    queryFn: ({ signal }) =>
      call(contract.searchByContent, { family_id, ...input, text: filter.text, language }, { signal }),
  })
}
