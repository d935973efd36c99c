import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshActivities } from '#features/activity/web/refresh-activities.ts'
import { familyKeys } from '#features/families/web/families.data.ts'
import { refreshFiltered } from '#features/photos/web/list/gallery-cache.ts'
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
  milestones: (family_id) => [['children', family_id], ['notifications'], photoKeys.photos(family_id)],
}

/** Brings what is on screen up to date with what the server told of. */
export function refreshChanged(cache: QueryClient, event: LiveEvent): void {
  if (isToldInFeed(event)) refreshActivities(cache, event.family_id)
  if (event.kind === 'activity') return
  if (event.kind === 'photos') {
    // A book shows photos as they are, and a plan counts them.
    for (const queryKey of [['books'], ['plan-use']]) void cache.invalidateQueries({ queryKey })
    return void refreshPhotos(cache, event.family_id, event.id).catch(() => {})
  }
  // A gallery can be narrowed to one of these.
  if (event.kind === 'categories' || event.kind === 'children' || event.kind === 'milestones')
    refreshFiltered(cache, event.family_id)
  for (const queryKey of keysOf(event)) void cache.invalidateQueries({ queryKey })
}

/** The feed says what milestones say, and shows the photos that are still there. */
function isToldInFeed(event: LiveEvent): event is Extract<LiveEvent, { kind: LiveKind }> {
  return event.kind === 'activity' || event.kind === 'milestones' || event.kind === 'photos'
}

/** Two events of one kind as one; it is about one thing only if both are. */
export function mergeEvents(earlier: LiveEvent, later: LiveEvent): LiveEvent {
  if (!('id' in later) || ('id' in earlier && earlier.id === later.id)) return later
  const { id: _, ...all } = later
  return all
}

/** Forgets a family that is none of the reader's any more. */
export function forgetFamilyData(cache: QueryClient, family_id: string): void {
  // A search finds things of all families.
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(family_id) || queryKey[0] === 'search' })
  void cache.invalidateQueries({ queryKey: familyKeys.all })
}

function keysOf(event: LiveEvent): QueryKey[] {
  if (event.kind === 'notifications') return [['notifications'], ['my-invitations']]
  if (event.kind === 'membership') return [familyKeys.all]
  return [[event.kind, event.family_id], ...(alsoShownBy[event.kind]?.(event.family_id) ?? [])]
}
