import type { InfiniteData } from '@tanstack/react-query'
import type { ResultOf } from '#shared/contract.ts'
import type { activityContract } from '../activity.contract.ts'

export type ActivityPage = ResultOf<typeof activityContract.listActivities>
export type ActivityPages = InfiniteData<ActivityPage, string | undefined>

/**
 * Merges a refetched first page into a feed of several pages: adds new rows, updates changed ones and drops deleted
 * ones. If none of its rows are known, that page replaces the feed.
 */
export function mergeFirstPage(known: ActivityPages, fresh: ActivityPage): ActivityPages {
  const now = new Map(fresh.activities.map((activity) => [activity.id, activity]))
  const before = known.pages.flatMap((page) => page.activities)
  const isKnown = new Set(before.map(({ id }) => id))
  const last = fresh.activities.at(-1)
  if (!last || !fresh.next_cursor || !isKnown.has(last.id)) return { pages: [fresh], pageParams: [undefined] }
  const end = before.findIndex(({ id }) => id === last.id)
  const gone = new Set(before.slice(0, end).flatMap(({ id }) => (now.has(id) ? [] : id)))
  const pages = known.pages.map((page) => ({
    ...page,
    activities: page.activities.filter(({ id }) => !gone.has(id)).map((activity) => now.get(activity.id) ?? activity),
  }))
  const added = fresh.activities.filter(({ id }) => !isKnown.has(id))
  return {
    ...known,
    pages: pages.map((page, at) => (at === 0 ? { ...page, activities: [...added, ...page.activities] } : page)),
  }
}
