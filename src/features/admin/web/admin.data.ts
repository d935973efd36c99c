import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { useChange, useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import type { SecurityEventName } from '#shared/security-events.ts'
import { byCursor } from '#web/query.ts'
import type { adminContract as adminContractType } from '../admin.contract.ts'
import type { JobState } from '../admin.rules.ts'

const adminContract = operationsOf<typeof adminContractType>()

/** Polling interval, since background jobs change on their own. */
const POLL_INTERVAL_MS = 15_000

export const overviewOptions = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call(adminContract.getAdminOverview, undefined, { signal }),
  refetchInterval: POLL_INTERVAL_MS,
})

export function jobsOptions(state: JobState) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'jobs', state],
    queryFn: ({ signal, pageParam: before }) => call(adminContract.listAdminJobs, { state, before }, { signal }),
    ...byCursor,
    getNextPageParam: (page) => page.next_before ?? undefined,
    refetchInterval: POLL_INTERVAL_MS,
  })
}

export const untrackedFilesOptions = infiniteQueryOptions({
  queryKey: ['admin', 'untracked-files'],
  queryFn: ({ signal, pageParam: after }) => call(adminContract.listUntrackedFiles, { after }, { signal }),
  ...byCursor,
  getNextPageParam: (page) => page.next_after ?? undefined,
  refetchInterval: POLL_INTERVAL_MS,
})

export const damagedOriginalsOptions = infiniteQueryOptions({
  queryKey: ['admin', 'damaged-originals'],
  queryFn: ({ signal, pageParam: after }) => call(adminContract.listDamagedOriginals, { after }, { signal }),
  ...byCursor,
  getNextPageParam: (page) => page.next_after ?? undefined,
  refetchInterval: POLL_INTERVAL_MS,
})

export function useSettleFiles() {
  return useChange({ queryKey: ['admin'] }, (settling: { keys: string[]; decision: 'add' | 'remove' }) =>
    call(adminContract.settleUntrackedFiles, settling),
  )
}

export function peopleOptions(q: string) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'people', q],
    queryFn: ({ signal, pageParam: cursor }) => call(adminContract.listAdminPeople, { q, cursor }, { signal }),
    ...byCursor,
    placeholderData: (before) => before,
  })
}

export function familiesOptions(q: string) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'families', q],
    queryFn: ({ signal, pageParam: cursor }) => call(adminContract.listAdminFamilies, { q, cursor }, { signal }),
    ...byCursor,
    placeholderData: (before) => before,
  })
}

export const auditOptions = infiniteQueryOptions({
  queryKey: ['admin', 'audit'],
  queryFn: ({ signal, pageParam: cursor }) => call(adminContract.listAdminAudit, { cursor }, { signal }),
  ...byCursor,
})

export function securityEventsOptions(kind: SecurityEventName | undefined) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'security', kind],
    queryFn: ({ signal, pageParam: cursor }) => call(adminContract.listSecurityEvents, { kind, cursor }, { signal }),
    ...byCursor,
  })
}

export function useEndSessions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (account_id: string) => call(adminContract.endPersonSessions, { account_id }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['admin'] }),
  })
}

export function useRetryJob() {
  return useChange({ queryKey: ['admin'] }, (job_id: string) => call(adminContract.retryJob, { job_id }))
}
