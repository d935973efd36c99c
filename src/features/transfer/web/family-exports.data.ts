import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { transferContract } from '../transfer.contract.ts'
import { isUnderWay } from './exports-view.tsx'

/** How often somebody who waits for an export sees how far it is. */
const PROGRESS_EVERY_MS = 2_000

export const familyExportsOptions = (family_id: string) =>
  queryOptions({
    queryKey: ['family-exports', family_id],
    queryFn: ({ signal }) => call(transferContract.listFamilyExports, { family_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) ? PROGRESS_EVERY_MS : false),
  })

export function useRequestFamilyExport(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(transferContract.requestFamilyExport, { family_id }),
    onSuccess: () => cache.invalidateQueries(familyExportsOptions(family_id)),
  })
}
