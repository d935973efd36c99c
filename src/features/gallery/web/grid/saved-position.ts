import { isGalleryStart, type GalleryStart } from '#features/photos/web/list/gallery-start.ts'
import { storedValue } from '#web/stored-value.ts'

/**
 * A scroll position in a gallery: a photo, how far its row's top was below the viewport's, how many photos were loaded, and
 * where to start loading if that's too many. Without a photo, it's the beginning of the month to start from, because none of
 * its photos was loaded yet.
 */
export type SavedPosition = {
  photo_id?: string | undefined
  below: number
  photos: number
  start?: GalleryStart | undefined
}

/** Limit for the first request, since returning to an old page shouldn't load thousands of photos. */
const PHOTOS_MAX = 500

export function savePosition(key: string, position: SavedPosition | undefined): void {
  if (position) stored(key).write(position)
  else stored(key).remove()
}

export function savedPosition(key: string): SavedPosition | undefined {
  return stored(key).read()
}

/** Where to start loading to restore the position; undefined is the top. */
export function startToReturn(key: string): GalleryStart | undefined {
  const saved = savedPosition(key)
  return saved && saved.photos > PHOTOS_MAX && isGalleryStart(saved.start) ? saved.start : undefined
}

/** How many photos to load first to restore the position. */
export function photosToReturn(key: string, pageSize: number): number {
  return Math.min(PHOTOS_MAX, Math.max(pageSize, savedPosition(key)?.photos ?? 0))
}

function stored(key: string) {
  return storedValue<SavedPosition>(key, (value) => (isSavedPosition(value) ? value : undefined), 'sessionStorage')
}

function isSavedPosition(value: unknown): value is SavedPosition {
  if (typeof value !== 'object' || value === null) return false
  return ('photo_id' in value || 'start' in value) && 'below' in value && 'photos' in value
}
