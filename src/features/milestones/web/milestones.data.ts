import { infiniteQueryOptions, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { activityKeys } from '#features/activity/web/activity.data.ts'
import { peopleKeys } from '#features/people/web/people.data.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import type { SentOf } from '#shared/contract.ts'
import { call } from '#web/api.ts'
import { useMutation } from '#web/mutation.ts'
import { operationsOf } from '#web/operations.ts'
import { byCursor } from '#web/query.ts'
import { useIdempotencyKey } from '#web/use-idempotency-key.ts'
import type { milestonesContract as milestonesContractType } from '../milestones.contract.ts'
import { DASHBOARD_MILESTONES } from '../dashboard-milestones.ts'

const milestonesContract = operationsOf<typeof milestonesContractType>()

export const milestoneKeys = {
  family: (family_id: string) => ['milestones', family_id] as const,
  list: (family_id: string, child_id: string | undefined) => ['milestones', family_id, 'list', child_id ?? ''] as const,
  dashboard: (family_id: string) => ['milestones', family_id, 'dashboard'] as const,
  one: (family_id: string, id: string) => ['milestones', family_id, 'one', id] as const,
}

/** A family's or one child's milestones, newest first, page by page. */
export function milestonesOptions(family_id: string, child_id?: string) {
  return infiniteQueryOptions({
    queryKey: milestoneKeys.list(family_id, child_id),
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        milestonesContract.listMilestones,
        { family_id, ...(child_id && { child_id }), ...(cursor && { cursor }) },
        { signal },
      ),
    ...byCursor,
  })
}

/** The latest few, for the dashboard. */
export function latestMilestonesOptions(family_id: string) {
  return queryOptions({
    queryKey: milestoneKeys.dashboard(family_id),
    queryFn: ({ signal }) =>
      call(milestonesContract.listMilestones, { family_id, limit: DASHBOARD_MILESTONES }, { signal }),
  })
}

/** A milestone with all its photos. */
export function milestoneOptions(family_id: string, milestone_id: string) {
  return queryOptions({
    queryKey: milestoneKeys.one(family_id, milestone_id),
    queryFn: ({ signal }) => call(milestonesContract.getMilestone, { family_id, milestone_id }, { signal }),
  })
}

/** Invalidates every query that includes milestones. */
function refreshMilestones(cache: QueryClient, family_id: string): void {
  void cache.invalidateQueries({ queryKey: milestoneKeys.family(family_id) })
  void cache.invalidateQueries({ queryKey: peopleKeys.family(family_id) })
  void cache.invalidateQueries({ queryKey: activityKeys.family(family_id) })
  void cache.invalidateQueries({ queryKey: photoKeys.photos(family_id) })
}

export type MilestoneFields = Omit<SentOf<typeof milestonesContract.addMilestone>, 'family_id' | 'once'>

export function useAddMilestone(family_id: string) {
  const cache = useQueryClient()
  const key = useIdempotencyKey()
  return useMutation({
    mutationFn: (fields: MilestoneFields) =>
      call(milestonesContract.addMilestone, { family_id, once: key.of(fields), ...fields }),
    onSuccess() {
      key.answered()
      refreshMilestones(cache, family_id)
    },
  })
}

export function useEditMilestone(family_id: string, milestone_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: MilestoneFields & { updated_at?: string }) =>
      call(milestonesContract.editMilestone, { family_id, milestone_id, ...change }),
    // Runs after a conflict too, to load the other change.
    onSettled: () => refreshMilestones(cache, family_id),
  })
}

export function useDeleteMilestone(family_id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (milestone_id: string) => call(milestonesContract.deleteMilestone, { family_id, milestone_id }),
    onSuccess: () => refreshMilestones(cache, family_id),
  })
}
