import type { SlideData } from 'photoswipe'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { rootFontSize } from '#web/root-font-size.ts'

/** `room` is below the photo, in pixels. */
export type PhotoSlide = SlideData & { photo_id: string; room?: number }

/** The longer side of the large derivative. */
const LARGE_PIXELS = 1440

/** A photo as a slide of PhotoSwipe, which starts from the thumbnail that's already on the page. */
export function slideOf(photo: PhotoListed, alt: string): PhotoSlide {
  const { id: photo_id, kind, width, height, large_url: src, small_url: msrc } = photo
  return {
    photo_id,
    type: kind === 'video' ? 'video' : 'image',
    src,
    msrc,
    width,
    height,
    alt,
    thumbCropped: true,
    room: roomBelow(photo),
  }
}

/** Height of the photo's words and player, which cover it only on touch screens. */
export function roomBelow({ kind, description, is_spoken }: PhotoListed): number {
  if (kind === 'video' || !matchMedia('(pointer: fine)').matches) return 0
  return (2.75 + (description ? 1.75 : 0) + (is_spoken ? 4.5 : 0)) * rootFontSize()
}

/** The images to choose from when someone zooms in. */
export function srcsetOf(photo: PhotoDetail): string | undefined {
  if (!photo.full_url) return undefined
  const { width, height, large_url, full_url, original_url } = photo
  const scale = Math.min(1, LARGE_PIXELS / Math.max(width, height))
  // A rendered full-resolution copy takes time to load, so the large image is shown until someone zooms in.
  const enough = full_url === original_url ? 0 : Math.min(width - 1, Math.ceil(innerWidth * devicePixelRatio))
  return `${large_url} ${Math.max(Math.round(width * scale), enough)}w, ${full_url} ${width}w`
}
