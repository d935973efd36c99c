import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { transferContract } from '../transfer.contract.ts'
import { whileUnderWay } from './exports-view.tsx'

export const familyExportsOptions = (family_id: string) =>
  queryOptions({
    queryKey: ['family-exports', family_id],
    queryFn: ({ signal }) => call(transferContract.listFamilyExports, { family_id }, { signal }),
    refetchInterval: whileUnderWay,
  })

export function useRequestFamilyExport(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(transferContract.requestFamilyExport, { family_id }),
    onSuccess: () => cache.invalidateQueries(familyExportsOptions(family_id)),
  })
}
