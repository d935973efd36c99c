/** A square crop, in pixels of the original with orientation applied. */
export type Square = { x: number; y: number; size: number }
export type PictureSize = { width: number; height: number }

/** Smaller crops are too blurry to be useful. */
const SMALLEST_PX = 64

/** The largest centered square. */
export function middleSquare({ width, height }: PictureSize): Square {
  const size = Math.min(width, height)
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size }
}

/** The nearest square of whole pixels within the image. */
export function withinPicture({ x, y, size }: Square, { width, height }: PictureSize): Square {
  const largest = Math.min(width, height)
  const fit = Math.round(between(size, Math.min(SMALLEST_PX, largest), largest))
  return { x: Math.round(between(x, 0, width - fit)), y: Math.round(between(y, 0, height - fit)), size: fit }
}

/** Resizes a square around its center. */
export function resized(square: Square, size: number, picture: PictureSize): Square {
  const largest = Math.min(picture.width, picture.height)
  const next = between(size, Math.min(SMALLEST_PX, largest), largest)
  const shift = (square.size - next) / 2
  return withinPicture({ x: square.x + shift, y: square.y + shift, size: next }, picture)
}

/** Centers a square on a point. */
export function centredOn({ size }: Square, at: { x: number; y: number }, picture: PictureSize): Square {
  return withinPicture({ x: at.x - size / 2, y: at.y - size / 2, size }, picture)
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
