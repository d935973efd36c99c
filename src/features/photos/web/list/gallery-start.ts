/** Where to start loading a gallery: after `skip` photos of a month. */
export type GalleryStart = { month: string; skip: number }

export function isGalleryStart(value: unknown): value is GalleryStart {
  return typeof value === 'object' && value !== null && 'month' in value && 'skip' in value
}
