import type { ImagePart } from './inspection.ts'

/** Converts a part to whole pixels: at least one, and never outside the image. */
export function pixelsOf(part: ImagePart, wide: number, high: number) {
  const left = Math.min(wide - 1, Math.max(0, Math.round(part.left * wide)))
  const top = Math.min(high - 1, Math.max(0, Math.round(part.top * high)))
  return {
    ...{ left, top },
    width: Math.max(1, Math.min(wide - left, Math.round(part.width * wide))),
    height: Math.max(1, Math.min(high - top, Math.round(part.height * high))),
  }
}
