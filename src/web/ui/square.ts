/** A square crop, in pixels of the original with orientation applied. */
export type Square = { x: number; y: number; size: number }
export type ImageSize = { width: number; height: number }

/** Smaller crops are too blurry to be useful. */
const SMALLEST_PX = 64

export function middleSquare({ width, height }: ImageSize): Square {
  const size = Math.min(width, height)
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size }
}

/** The nearest square of whole pixels within the image. */
export function withinImage({ x, y, size }: Square, { width, height }: ImageSize): Square {
  const largest = Math.min(width, height)
  const fit = Math.round(between(size, Math.min(SMALLEST_PX, largest), largest))
  return { x: Math.round(between(x, 0, width - fit)), y: Math.round(between(y, 0, height - fit)), size: fit }
}

export function resized(square: Square, size: number, image: ImageSize): Square {
  const largest = Math.min(image.width, image.height)
  const next = between(size, Math.min(SMALLEST_PX, largest), largest)
  const shift = (square.size - next) / 2
  return withinImage({ x: square.x + shift, y: square.y + shift, size: next }, image)
}

export function centeredOn({ size }: Square, at: { x: number; y: number }, image: ImageSize): Square {
  return withinImage({ x: at.x - size / 2, y: at.y - size / 2, size }, image)
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
