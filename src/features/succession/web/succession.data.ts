import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { Succession, successionContract } from '../succession.contract.ts'
import type { AbsenceMonths } from '../succession.rules.ts'

const contract = operationsOf<typeof successionContract>()

export function successionOptions(family_id: string) {
  return queryOptions({
    queryKey: ['succession', family_id],
    queryFn: ({ signal }) => call(contract.getSuccession, { family_id }, { signal }),
  })
}

export function useSaveSuccession(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (chosen: { user_ids: string[]; after_months: AbsenceMonths }) =>
      call(contract.saveSuccession, { family_id, ...chosen }),
    onSuccess: (saved: Succession) => cache.setQueryData(successionOptions(family_id).queryKey, saved),
  })
}

/** Asks to take over, or ends a request. */
export function useTakeover(family_id: string, what: 'request' | 'cancel') {
  const cache = useQueryClient()
  const { queryKey } = successionOptions(family_id)
  return useMutation({
    mutationFn: () => call(what === 'request' ? contract.requestTakeover : contract.cancelTakeover, { family_id }),
    onSuccess: (now) => cache.setQueryData(queryKey, now),
    // Someone else may have asked or objected first.
    onError: () => cache.invalidateQueries({ queryKey }),
  })
}
