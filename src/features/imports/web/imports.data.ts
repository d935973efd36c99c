import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useChange } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { Import, ImportItem, importsContract as importsContractType } from '../imports.contract.ts'

const importsContract = operationsOf<typeof importsContractType>()

/** Polling interval while an import is in progress. */
const PROGRESS_EVERY_MS = 2_000

type Which = { family_id: string; import_id: string }

export function isMoving({ state }: Pick<Import, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

/** Another tab or device may be uploading its files. */
function isOpen(one: Import): boolean {
  return isMoving(one) || one.state === 'gathering'
}

export const importsOptions = (family_id: string) =>
  queryOptions({
    queryKey: ['imports', family_id],
    queryFn: ({ signal }) => call(importsContract.listImports, { family_id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.imports.some(isOpen) ? PROGRESS_EVERY_MS : false),
  })

export const importOptions = (which: Which) =>
  queryOptions({
    queryKey: ['imports', which.family_id, which.import_id],
    queryFn: ({ signal }) => call(importsContract.getImport, which, { signal }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? PROGRESS_EVERY_MS : false),
  })

export const importItemsOptions = (which: Which, state: ImportItem['state'] | undefined) =>
  infiniteQueryOptions({
    queryKey: ['imports', which.family_id, which.import_id, 'items', state ?? 'all'],
    queryFn: ({ signal, pageParam: after }) =>
      call(importsContract.listImportItems, { ...which, state, after }, { signal }),
    ...byCursor,
    getNextPageParam: (page) => page.next ?? undefined,
  })

export function useBeginImport(family_id: string) {
  return useChange(importsOptions(family_id), (about: { title: string; files: number; bytes: number }) =>
    call(importsContract.beginImport, { family_id, ...about }),
  )
}

export function useStartImport(which: Which) {
  return useChange(importsOptions(which.family_id), () => call(importsContract.startImport, which))
}

export function useCancelImport(which: Which) {
  return useChange(importsOptions(which.family_id), () => call(importsContract.cancelImport, which))
}
