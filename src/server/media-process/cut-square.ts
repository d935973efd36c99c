import type { Sharp } from 'sharp'
import { sharp } from './image-library.ts'

export type Square = { x: number; y: number; size: number }
/** A square of `from`, which is a derivative of a photo that is `width` pixels wide, written to `to` as WebP. */
export type SquareCut = { from: string; to: string; width: number; square: Square }

/** The largest size at which faces are shown, at two device pixels each. */
const SQUARE_EDGE_PX = 512

/** Crops a square from a derivative. */
export async function cutSquare({ from, to, width, square }: SquareCut): Promise<void> {
  const copy = await sharp(from).metadata()
  const scale = copy.width / width
  const size = Math.max(1, Math.min(Math.round(square.size * scale), copy.width, copy.height))
  const x = Math.min(Math.round(square.x * scale), copy.width - size)
  const y = Math.min(Math.round(square.y * scale), copy.height - size)
  await squareOf(from, { x, y, size }).toFile(to)
}

/** A square of a derivative, in the format of stored faces: WebP, never enlarged. */
export function squareOf(image: string | Buffer, { x, y, size }: Square): Sharp {
  return sharp(image)
    .extract({ left: x, top: y, width: size, height: size })
    .resize(SQUARE_EDGE_PX, SQUARE_EDGE_PX, { withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
}
