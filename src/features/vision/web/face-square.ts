import type { Face } from '../faces.contract.ts'

type Placed = Pick<Face, 'x' | 'y' | 'width' | 'height' | 'photo_width' | 'photo_height'>

/** A face with some hair and chin around it. */
const AROUND = 1.6

/** The square around a face, in pixels of its photo, and never outside of it. */
export function faceSquare({ x, y, width, height, photo_width, photo_height }: Placed) {
  const face = Math.max(width * photo_width, height * photo_height)
  const size = Math.max(1, Math.min(Math.round(face * AROUND), photo_width, photo_height))
  const within = (center: number, edge: number) => Math.round(Math.max(0, Math.min(center - size / 2, edge - size)))
  return {
    x: within((x + width / 2) * photo_width, photo_width),
    y: within((y + height / 2) * photo_height, photo_height),
    size,
  }
}
