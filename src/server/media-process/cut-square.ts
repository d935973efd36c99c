import { sharp } from './image-library.ts'

/** A square of `from`, which is a smaller copy of a picture `width` pixels wide, written to `to` as webp. */
export type SquareCut = { from: string; to: string; width: number; square: { x: number; y: number; size: number } }

/** Twice the largest place where a face is shown. */
const SQUARE_EDGE_PX = 384

/** Cuts a square out of a derivative of ours. */
export async function cutSquare({ from, to, width, square }: SquareCut): Promise<void> {
  const copy = await sharp(from).metadata()
  const scale = copy.width / width
  const side = Math.max(1, Math.min(Math.round(square.size * scale), copy.width, copy.height))
  const left = Math.min(Math.round(square.x * scale), copy.width - side)
  const top = Math.min(Math.round(square.y * scale), copy.height - side)
  await sharp(from)
    .extract({ left, top, width: side, height: side })
    .resize(SQUARE_EDGE_PX, SQUARE_EDGE_PX)
    .webp({ quality: 80 })
    .toFile(to)
}
