import type { QueryClient } from '@tanstack/react-query'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { activityContract as activityContractType } from '../activity.contract.ts'
import { ACTIVITY_PAGE_SIZE } from '../activity.rules.ts'
import { activityKeys, type ActivityFilters } from './activity.data.ts'
import { mergeFirstPage, type ActivityPages } from './merge-first-page.ts'

const activityContract = operationsOf<typeof activityContractType>()

/** Refreshes the feed by its first page only, so that a long scrolled feed isn't loaded again as a whole. */
export function refreshActivities(cache: QueryClient, family_id: string): void {
  const lists = cache.getQueriesData<ActivityPages>({ queryKey: activityKeys.lists(family_id), type: 'active' })
  const long = lists.filter(([, pages]) => (pages?.pages.length ?? 0) > 1).map(([queryKey]) => queryKey)
  void cache.invalidateQueries({
    queryKey: activityKeys.family(family_id),
    predicate: ({ queryKey }) => !long.some((one) => one === queryKey),
  })
  for (const queryKey of long)
    void call(activityContract.listActivities, {
      ...{ family_id, limit: ACTIVITY_PAGE_SIZE },
      ...(queryKey[3] as ActivityFilters),
    })
      .then((fresh) => cache.setQueryData<ActivityPages>(queryKey, (known) => known && mergeFirstPage(known, fresh)))
      // Keeps what's on screen; the next event tries again.
      .catch(() => {})
}
