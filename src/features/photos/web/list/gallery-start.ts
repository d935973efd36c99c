/** A place in a gallery from which it is loaded: so many photos into a month. */
export type GalleryStart = { month: string; skip: number }

export function isGalleryStart(value: unknown): value is GalleryStart {
  return typeof value === 'object' && value !== null && 'month' in value && 'skip' in value
}
