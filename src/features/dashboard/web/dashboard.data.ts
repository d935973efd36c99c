import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { momentsOptions } from '#features/activity/web/activity.data.ts'
import { categoriesOptions } from '#features/categories/web/categories.data.ts'
import { peopleOptions } from '#features/people/web/people.data.ts'
import { familyOptions } from '#features/families/web/families.data.ts'
import { latestMilestonesOptions } from '#features/milestones/web/milestones.data.ts'
import { personalityOptions } from '#features/personality/web/personality.data.ts'
import { highlightsInput, highlightsOptions } from '#features/dashboard/web/highlights.data.ts'
import { recentPhotosOptions } from '#features/photos/web/photos.data.ts'
import type { ResultOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { operationsOf } from '#web/operations.ts'
import type { dashboardContract as dashboardContractType } from '../dashboard.contract.ts'

const dashboardContract = operationsOf<typeof dashboardContractType>()

type Dashboard = ResultOf<typeof dashboardContract.getDashboard>

/**
 * Loads everything on a family's dashboard in one request. Each card has its own query, which waits for its part of that
 * response and is refetched alone when only that part changes. Fresh queries aren't requested.
 */
export function loadDashboard(cache: QueryClient, family_id: string, timeZone: string): void {
  const today = highlightsInput(family_id, timeZone)
  let asked: Promise<Dashboard> | undefined
  const ask = () => (asked ??= call(dashboardContract.getDashboard, today))
  const load = <Part extends keyof Dashboard>(part: Part, { queryKey }: { queryKey: QueryKey }) =>
    void cache.prefetchQuery({ queryKey, queryFn: async () => (await ask())[part] } satisfies FetchQueryOptions)

  load('family', familyOptions(family_id))
  load('people', peopleOptions(family_id))
  load('moments', momentsOptions(family_id))
  load('photos', recentPhotosOptions(family_id))
  load('milestones', latestMilestonesOptions(family_id))
  load('personality', personalityOptions(family_id))
  load('categories', categoriesOptions(family_id))
  load('highlights', highlightsOptions(today))
}
