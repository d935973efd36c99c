import { isGalleryStart, type GalleryStart } from '#features/photos/web/list/gallery-start.ts'
import { storedValue } from '#web/stored-value.ts'

/**
 * A scroll position in a gallery: a photo, how far its row's top was below the viewport's, how many photos were loaded, and
 * where to start loading if that's too many.
 */
export type KeptPlace = { photo_id: string; below: number; photos: number; start?: GalleryStart | undefined }

/** Limit for the first request, since returning to an old page shouldn't load thousands of photos. */
const PHOTOS_MAX = 500

export function keepPlace(key: string, place: KeptPlace | undefined): void {
  if (place) stored(key).write(place)
  else stored(key).remove()
}

export function keptPlace(key: string): KeptPlace | undefined {
  return stored(key).read()
}

/** Where to start loading to restore the position; undefined is the top. */
export function startToReturn(key: string): GalleryStart | undefined {
  const kept = keptPlace(key)
  return kept && kept.photos > PHOTOS_MAX && isGalleryStart(kept.start) ? kept.start : undefined
}

/** How many photos to load first to restore the position. */
export function photosToReturn(key: string, pageSize: number): number {
  return Math.min(PHOTOS_MAX, Math.max(pageSize, keptPlace(key)?.photos ?? 0))
}

function stored(key: string) {
  return storedValue<KeptPlace>(key, (value) => (isPlace(value) ? value : undefined), 'sessionStorage')
}

function isPlace(value: unknown): value is KeptPlace {
  return typeof value === 'object' && value !== null && 'photo_id' in value && 'below' in value && 'photos' in value
}
