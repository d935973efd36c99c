import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import type { activityContract as activityContractType } from '../activity.contract.ts'
import { ACTIVITY_PAGE_SIZE, type ActivityPeriod, type ActivityType } from '../activity.rules.ts'

const activityContract = operationsOf<typeof activityContractType>()

export type ActivityFilters = { type?: ActivityType; period?: ActivityPeriod; text?: string; time_zone?: string }

export const activityKeys = {
  family: (family_id: string) => ['activities', family_id] as const,
  lists: (family_id: string) => ['activities', family_id, 'list'] as const,
}

export function momentsOptions(family_id: string) {
  return queryOptions({
    queryKey: [...activityKeys.family(family_id), 'moments'],
    queryFn: ({ signal }) =>
      call(activityContract.listActivities, { family_id, limit: ACTIVITY_PAGE_SIZE }, { signal }),
  })
}

export function activitiesOptions(family_id: string, filters: ActivityFilters) {
  return infiniteQueryOptions({
    queryKey: [...activityKeys.lists(family_id), filters],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(activityContract.listActivities, { family_id, ...filters, cursor, limit: ACTIVITY_PAGE_SIZE }, { signal }),
    ...byCursor,
  })
}
