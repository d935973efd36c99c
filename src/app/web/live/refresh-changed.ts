import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { refreshActivities } from '#features/activity/web/refresh-activities.ts'
import { familyKeys } from '#features/families/web/families.data.ts'
import { refreshFiltered } from '#features/photos/web/list/gallery-cache.ts'
import { photoKeys } from '#features/photos/web/photos.data.ts'
import { refreshPhotos } from '#features/photos/web/refresh-photos.ts'
import type { LiveEvent, LiveKind } from '#shared/live-events.ts'

/** Queries to invalidate for each kind of change, besides the ones with its name. */
const alsoShownBy: Partial<Record<LiveKind, (family_id: string) => QueryKey[]>> = {
  books: () => [['books']],
  categories: (family_id) => [photoKeys.photos(family_id)],
  people: (family_id) => [
    familyKeys.one(family_id),
    ['personality', family_id],
    ['milestones', family_id],
    photoKeys.photos(family_id),
  ],
  family: () => [familyKeys.all],
  invitations: () => [['plan-use']],
  members: (family_id) => [familyKeys.one(family_id), ['plan-use']],
  milestones: (family_id) => [['people', family_id], ['notifications'], photoKeys.photos(family_id)],
}

/** Invalidates what a live update affects. */
export function refreshChanged(cache: QueryClient, event: LiveEvent): void {
  if (isToldInFeed(event)) refreshActivities(cache, event.family_id)
  if (event.kind === 'activity') return
  if (event.kind === 'photos') {
    // Books show current photos, and the plan counts them.
    for (const queryKey of [['books'], ['plan-use']]) void cache.invalidateQueries({ queryKey })
    return void refreshPhotos(cache, event.family_id, event.id).catch(() => {})
  }
  // These are filters of the gallery.
  if (event.kind === 'categories' || event.kind === 'people' || event.kind === 'milestones')
    refreshFiltered(cache, event.family_id)
  for (const queryKey of keysOf(event)) void cache.invalidateQueries({ queryKey })
}

/** The feed shows milestones' texts, and photos that still exist. */
function isToldInFeed(event: LiveEvent): event is Extract<LiveEvent, { kind: LiveKind }> {
  return event.kind === 'activity' || event.kind === 'milestones' || event.kind === 'photos'
}

/** Merges two events of one kind. The result names a single ID only if both do. */
export function mergeEvents(earlier: LiveEvent, later: LiveEvent): LiveEvent {
  if (!('id' in later) || ('id' in earlier && earlier.id === later.id)) return later
  const { id: _, ...all } = later
  return all
}

/** Removes a family that the user no longer belongs to from the cache. */
export function removeFamilyData(cache: QueryClient, family_id: string): void {
  // Search results include all families.
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(family_id) || queryKey[0] === 'search' })
  void cache.invalidateQueries({ queryKey: familyKeys.all })
}

function keysOf(event: LiveEvent): QueryKey[] {
  if (event.kind === 'notifications') return [['notifications'], ['my-invitations']]
  if (event.kind === 'membership') return [familyKeys.all]
  return [[event.kind, event.family_id], ...(alsoShownBy[event.kind]?.(event.family_id) ?? [])]
}
