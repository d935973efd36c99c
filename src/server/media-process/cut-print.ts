import { readHeader } from './read-header.ts'
import { decodeHeic } from './heic-decoder.ts'
import { decodePicture } from './decode-picture.ts'
import { sharp } from './image-library.ts'
import type { PicturePart } from './inspection.ts'
import { pixelsOf } from './pixels-of.ts'
import type { PictureFormat } from './sniff-format.ts'

/** The visible part of an original, written to `to` as a JPEG in sRGB. */
export type PrintCut = {
  from: string
  to: string
  format: PictureFormat
  /** Clockwise, in addition to the EXIF orientation. */
  quarterTurns: number
  /** The visible part, as fractions of the upright photo. */
  part: PicturePart
  /** Maximum width. The result is never larger than the original. */
  widthPx: number
  pixelLimit: number
}

/** JPEG artifacts aren't visible in print at this quality. */
const QUALITY = 92

/** Crops an original to the part that a page shows, at the resolution of the printer. */
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
