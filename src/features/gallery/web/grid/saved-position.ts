import { isGalleryStart, type GalleryStart } from '#features/photos/web/list/gallery-start.ts'
import { storedValue } from '#web/stored-value.ts'

/**
 * Where somebody was in a gallery: a photo, how far its row's top was below the viewport's, how many photos that took,
 * and where to begin loading if those are too many.
 */
export type KeptPlace = { photo_id: string; below: number; photos: number; start?: GalleryStart | undefined }

/** A page visited long ago is not worth loading thousands of photos at once. */
const PHOTOS_MAX = 500

export function keepPlace(key: string, place: KeptPlace | undefined): void {
  if (place) stored(key).write(place)
  else stored(key).remove()
}

export function keptPlace(key: string): KeptPlace | undefined {
  return stored(key).read()
}

/** Where a gallery has to begin to be able to return to its place: its top where nothing says otherwise. */
export function startToReturn(key: string): GalleryStart | undefined {
  const kept = keptPlace(key)
  return kept && kept.photos > PHOTOS_MAX && isGalleryStart(kept.start) ? kept.start : undefined
}

/** How many photos a gallery has to begin with to be able to return to its place. */
export function photosToReturn(key: string, pageSize: number): number {
  return Math.min(PHOTOS_MAX, Math.max(pageSize, keptPlace(key)?.photos ?? 0))
}

function stored(key: string) {
  return storedValue<KeptPlace>(key, (value) => (isPlace(value) ? value : undefined), 'sessionStorage')
}

function isPlace(value: unknown): value is KeptPlace {
  return typeof value === 'object' && value !== null && 'photo_id' in value && 'below' in value && 'photos' in value
}
