import type { QueryClient } from '@tanstack/react-query'
import { activityKeys } from '#features/activity/web/activity.data.ts'
import { categoryKeys } from '#features/categories/web/categories.data.ts'
import { photoKeys } from './photos.data.ts'

/** Invalidates everything that shows or counts photos, after many of them changed. */
export function refreshChangedPhotos(cache: QueryClient, family_id: string): void {
  for (const keys of [photoKeys, categoryKeys, activityKeys])
    void cache.invalidateQueries({ queryKey: keys.family(family_id) })
}
