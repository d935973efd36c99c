import { readHeader } from './read-header.ts'
import { decodeHeic } from './heic-decoder.ts'
import { decodePicture } from './decode-picture.ts'
import { sharp } from './image-library.ts'
import type { PicturePart } from './inspection.ts'
import { pixelsOf } from './pixels-of.ts'
import type { PictureFormat } from './sniff-format.ts'

/** What is shown of an original, written to `to` as a JPEG in sRGB. */
export type PrintCut = {
  from: string
  to: string
  format: PictureFormat
  /** Clockwise, on top of what the camera said. */
  quarterTurns: number
  /** The part that is shown, in shares of the upright picture. */
  part: PicturePart
  /** At most so wide; never more than the original has. */
  widthPx: number
  pixelLimit: number
}

/** Where JPEG no longer shows on paper. */
const QUALITY = 92

/** Cuts the part of an original that a page shows, as fine as the printer can show it and no finer. */
export async function cutPrint(cut: PrintCut): Promise<void> {
  const { from, to, format, quarterTurns, part, widthPx, pixelLimit } = cut
  const header = await readHeader(from, format, pixelLimit)
  const { width, height } = header.autoOrient
  const wide = quarterTurns % 2 ? height : width
  const share = Math.min(1, widthPx / (part.width * wide))
  const edge = Math.max(1, Math.ceil(Math.max(width, height) * share))
  const picture =
    format === 'heic'
      ? await decodeHeic(from, header.icc ?? null, edge)
      : await decodePicture(from, header, pixelLimit, edge)
  const turned = quarterTurns % 2 ? [picture.height, picture.width] : [picture.width, picture.height]
  const [w, h] = turned as [number, number]
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const
  const upright = sharp(picture.data, { raw }).rotate(quarterTurns * 90)
  const area = pixelsOf(part, w, h)
  await upright.extract(area).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toFile(to)
}
