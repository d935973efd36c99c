import type { InfiniteData } from '@tanstack/react-query'
import type { ResultOf } from '#shared/contract.ts'
import type { activityContract } from '../activity.contract.ts'

export type ActivityPage = ResultOf<typeof activityContract.listActivities>
export type ActivityPages = InfiniteData<ActivityPage, string | undefined>

/**
 * A feed of several pages with what its first page says now: what is new comes first, what grew is changed where it
 * stands, and what is gone from that stretch goes. Where more happened than a page holds, that page is all that is known.
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
