import type { SlideData } from 'photoswipe'
import type { PhotoDetail, PhotoListed } from '#features/photos/photos.contract.ts'
import { controlUnit, rootFontSize } from '#web/root-font-size.ts'

export type PhotoSlide = SlideData & { photo_id: string; photo?: PhotoListed }

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
    photo,
  }
}

/** Photos become smaller than this share of their size for a mouse, but not on touch screens, where a tap hides the words. */
const LEAST_SHARE = 0.9

/** The height of the bar with what people do with a photo, at the bottom on phones: Tailwind's `h-15` there. */
export const actionsHeight = (): number => (matchMedia('(width < 48rem)').matches ? 15 * controlUnit() : 0)

/** The height of the bar at the top of laptops, which has words. On smaller screens, it's over the photo. */
export const roomAbove = (): number =>
  matchMedia('(width >= 64rem) and (pointer: fine)').matches ? 4.75 * rootFontSize() : 0

/** The space below the photo, in pixels, so that its words and its player don't cross its edge. `beside`: what covers its side. */
export function roomBelow(photo: PhotoListed, beside: number, hasWords = true): number {
  if (!hasWords) return actionsHeight()
  const words = wordsHeight(photo, beside, hasWords)
  // A video's controls are at its lower edge.
  if (photo.kind === 'video' || matchMedia('(pointer: fine)').matches) return words
  const fitted = fittedHeight(photo, beside, innerHeight)
  if (innerHeight - words < fitted * LEAST_SHARE) return 0
  return Math.min(words, Math.max(0, fitted - innerHeight + 2 * words))
}

/** The space between the photo and the lower edge, in pixels, if its words and its player fit there. Otherwise 0. */
export function spaceBelow(photo: PhotoListed, beside: number, hasWords: boolean): number {
  const room = roomBelow(photo, beside, hasWords)
  const available = innerHeight - roomAbove() - room
  const space = room + (available - fittedHeight(photo, beside, available)) / 2
  return space < wordsHeight(photo, beside, hasWords) ? 0 : space
}

const fittedHeight = ({ width, height }: PhotoListed, beside: number, most: number) =>
  Math.min(height, most, ((innerWidth - beside) * height) / width)

/** The height of the photo's words, its player, and the bar below them. */
function wordsHeight({ kind, description, is_spoken }: PhotoListed, beside: number, hasWords: boolean): number {
  const rem = rootFontSize()
  const isLarge = matchMedia('(width < 18rem)').matches
  const lines = hasWords && description ? linesOf(description, rem, innerWidth - beside, isLarge ? 4 : 2) : 0
  const [facts, line, player] = isLarge ? [4, 1.35, 3.6] : [2.75, 1.75, 4.5]
  return ((hasWords ? facts : 0) + line * lines + (is_spoken && kind === 'image' ? player : 0)) * rem + actionsHeight()
}

let measure: CanvasRenderingContext2D | null

/** As wide as `PhotoWords`. */
function linesOf(description: string, rem: number, room: number, most: number): number {
  measure ??= document.createElement('canvas').getContext('2d')
  if (!measure) return 1
  measure.font = `${1.125 * rem}px Fraunces, Georgia, serif`
  const width = Math.min(48 * rem, room - 16) - 24
  return Math.min(most, Math.ceil(measure.measureText(description).width / (width * 0.97)))
}

/** The images to choose from when someone zooms in. */
export function srcsetOf(photo: PhotoDetail): string | undefined {
  if (!photo.full_url) return undefined
  const { width, height, large_url, full_url, original_url } = photo
  // Only the original moves.
  if (photo.animated) return `${full_url} ${width}w`
  const scale = Math.min(1, LARGE_PIXELS / Math.max(width, height))
  // A rendered full-resolution copy takes time to load, so the large image is shown until someone zooms in.
  const enough = full_url === original_url ? 0 : Math.min(width - 1, Math.ceil(innerWidth * devicePixelRatio))
  return `${large_url} ${Math.max(Math.round(width * scale), enough)}w, ${full_url} ${width}w`
}
