import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshActivities } from '#features/activity/web/refresh-activities.ts'
import { familyKeys } from '#features/families/web/families.data.ts'
import { refreshFiltered } from '#features/photos/web/gallery/gallery-cache.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { refreshPhotos } from '#features/photos/web/refresh-photos.ts'
import type { LiveEvent, LiveKind } from '#shared/live-events.ts'

/** What shows a kind of thing, beside the queries of its own name: that is asked for anew when one changed. */
const alsoShownBy: Partial<Record<LiveKind, (family_id: string) => QueryKey[]>> = {
  books: () => [['books']],
  categories: (family_id) => [photoKeys.photos(family_id)],
  children: (family_id) => [
    familyKeys.one(family_id),
    ['personality', family_id],
    ['milestones', family_id],
    photoKeys.photos(family_id),
  ],
  family: () => [familyKeys.all],
  invitations: () => [['plan-use']],
  members: (family_id) => [familyKeys.one(family_id), ['plan-use']],
  milestones: (family_id) => [['children', family_id], photoKeys.photos(family_id)],
}

/** Brings what is on screen up to date with what the server told of. */
export function refreshChanged(cache: QueryClient, event: LiveEvent): void {
  if (event.kind === 'photos') {
    // A book shows photos as they are, and a plan counts them.
    for (const queryKey of [['books'], ['plan-use']]) void cache.invalidateQueries({ queryKey })
    return void refreshPhotos(cache, event.family_id, event.id).catch(() => {})
  }
  if (event.kind === 'activity') return refreshActivities(cache, event.family_id)
  // A gallery can be narrowed to one of these.
  if (event.kind === 'categories' || event.kind === 'children' || event.kind === 'milestones')
    refreshFiltered(cache, event.family_id)
  for (const queryKey of keysOf(event)) void cache.invalidateQueries({ queryKey })
}

/** Anything may have changed. Sentences have not. */
export function refreshEverything(cache: QueryClient): void {
  void cache.invalidateQueries({ refetchType: 'active', predicate: ({ queryKey: [of] }) => of !== 'messages' })
}

/** Forgets a family that is none of the reader's any more. */
export function forgetFamilyData(cache: QueryClient, family_id: string): void {
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(family_id) })
  void cache.invalidateQueries({ queryKey: familyKeys.all })
}

function keysOf(event: LiveEvent): QueryKey[] {
  if (event.kind === 'notifications') return [['notifications'], ['my-invitations']]
  if (event.kind === 'membership') return [familyKeys.all]
  return [[event.kind, event.family_id], ...(alsoShownBy[event.kind]?.(event.family_id) ?? [])]
}
