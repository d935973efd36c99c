import { isGalleryStart, type GalleryStart } from '#features/photos/web/list/gallery-start.ts'

/**
 * Where somebody was in a gallery: a photo, how far its row's top was below the viewport's, how many photos that took,
 * and where to begin loading if those are too many.
 */
export type KeptPlace = { photo_id: string; below: number; photos: number; start?: GalleryStart | undefined }

/** A page visited long ago is not worth loading thousands of photos at once. */
const PHOTOS_MAX = 500

export function keepPlace(key: string, place: KeptPlace | undefined): void {
  try {
    if (place) sessionStorage.setItem(key, JSON.stringify(place))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden here: the gallery begins at its top.
  }
}

export function keptPlace(key: string): KeptPlace | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isPlace(kept) ? kept : undefined
  } catch {
    return undefined
  }
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

function isPlace(kept: unknown): kept is KeptPlace {
  return typeof kept === 'object' && kept !== null && 'photo_id' in kept && 'below' in kept && 'photos' in kept
}
