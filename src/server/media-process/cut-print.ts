import { readHeader } from './read-header.ts'
import { decodeHeic } from './heic-decoder.ts'
import { decodeImage } from './decode-image.ts'
import { sharp } from './image-library.ts'
import type { ImagePart } from './inspection.ts'
import { pixelsOf } from './pixels-of.ts'
import type { ImageFormat } from './sniff-format.ts'

/** The visible part of an original, written to `to` as a JPEG in sRGB. */
export type PrintCut = {
  from: string
  to: string
  format: ImageFormat
  /** Clockwise, in addition to the EXIF orientation. */
  quarterTurns: number
  /** The visible part, as fractions of the upright photo. */
  part: ImagePart
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
  const image =
    format === 'heic'
      ? await decodeHeic(from, header.icc ?? null, edge)
      : await decodeImage(from, header, pixelLimit, edge)
  const turned = quarterTurns % 2 ? [image.height, image.width] : [image.width, image.height]
  const [w, h] = turned as [number, number]
  const raw = { width: image.width, height: image.height, channels: 3 } as const
  const upright = sharp(image.data, { raw }).rotate(quarterTurns * 90)
  const area = pixelsOf(part, w, h)
  await upright.extract(area).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toFile(to)
}
