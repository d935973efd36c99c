import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { detachBuffer } from '#server/detach-buffer.ts'
import { required } from '#shared/required.ts'
import type { RgbImage } from './color-profile.ts'
import { LARGE_EDGE_PX } from './decode-image.ts'
import { derivativeFiles } from './derivative-files.ts'
import { findFocus, type Focus } from './find-focus.ts'
import { sharp } from './image-library.ts'
import type { Inspection, ImagePart } from './inspection.ts'
import { lookOf, type Look } from './measure-look.ts'
import { pixelsOf } from './pixels-of.ts'
import { pixelMeans, shrunk, type PixelMeans } from './pixel-means.ts'
import type { Derivative } from './media-report.ts'

/** Two columns on a phone or one row on desktop, at two device pixels each. */
const SMALL_EDGE_PX = 480
/** ThumbHash stores seven waves per side, so more pixels only take longer. */
const HASHED_EDGE_PX = 32

export type Derivatives = {
  derivatives: Derivative[]
  thumbhash: string
  dominant_color: string
  look: Look
  focus: Focus
}

/**
 * Writes both derivatives, cropped and rotated clockwise if requested. Returns the placeholder shown while they load, the
 * image's look, and where to center crops.
 */
export async function makeDerivatives(
  source: RgbImage,
  outDir: string,
  { quarterTurns = 0, crop }: Pick<Inspection, 'quarterTurns' | 'crop'> = {},
): Promise<Derivatives> {
  const shown = crop ? await cropped(source, crop) : source
  const large = await turned(shown, quarterTurns)
  const small = await makeSmall(large)
  const means = pixelMeans(small)
  const tiny = makeTiny(means)
  const made = {
    derivatives: [
      await write('large', 'image/jpeg', large, (image) => image.jpeg({ quality: 80 }), outDir),
      await write('small', 'image/webp', small, (image) => image.webp({ quality: 75, effort: 2 }), outDir),
    ],
    thumbhash: Buffer.from(rgbaToThumbHash(tiny.width, tiny.height, tiny.data)).toString('base64'),
    dominant_color: dominantColor(tiny.data),
    look: lookOf(means),
    focus: findFocus(means),
  }
  for (const data of new Set([source.data, shown.data, large.data, small.data, means.rgb, means.luma]))
    detachBuffer(data)
  return made
}

async function write(
  variant: Derivative['variant'],
  mime: Derivative['mime'],
  source: RgbImage,
  encode: (image: Sharp) => Sharp,
  outDir: string,
): Promise<Derivative> {
  const bytes = await encode(open(source)).toBuffer()
  const file = path.join(outDir, derivativeFiles[variant])
  writeFileSync(file, bytes)
  return { variant, path: file, mime, width: source.width, height: source.height, bytes: bytes.length }
}

function open({ data, width, height }: RgbImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** The part may have more pixels than the large derivative. */
async function cropped(source: RgbImage, crop: ImagePart): Promise<RgbImage> {
  const part = open(source).extract(pixelsOf(crop, source.width, source.height))
  const fitting = { width: LARGE_EDGE_PX, height: LARGE_EDGE_PX, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await part.resize(fitting).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function turned(source: RgbImage, quarterTurns: number): Promise<RgbImage> {
  if (quarterTurns === 0) return source
  const image = open(source).rotate(quarterTurns * 90)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function makeSmall(large: RgbImage): Promise<RgbImage> {
  if (large.width <= SMALL_EDGE_PX && large.height <= SMALL_EDGE_PX) return large
  const image = open(large).resize({ width: SMALL_EDGE_PX, height: SMALL_EDGE_PX, fit: 'inside' })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A few pixels, four bytes each. */
function makeTiny({ rgb, ...means }: PixelMeans): RgbImage {
  const scale = Math.min(1, HASHED_EDGE_PX / Math.max(means.width, means.height))
  const size = { width: Math.ceil(means.width * scale), height: Math.ceil(means.height * scale) }
  const pixels = shrunk(rgb, means, size)
  const data = Buffer.alloc(size.width * size.height * 4, 255)
  for (let at = 0; at < pixels.length; at++) data[Math.floor(at / 3) * 4 + (at % 3)] = Math.round(pixels[at] ?? 0)
  return { ...size, data }
}

/** Mean of the fullest of 512 color bins. Unlike the mean of all pixels, this color is in the image. */
function dominantColor(rgba: Buffer): string {
  type Box = { count: number; sums: [number, number, number] }
  const boxes = Array.from({ length: 512 }, (): Box => ({ count: 0, sums: [0, 0, 0] }))
  let fullest = required(boxes[0])
  for (let at = 0; at < rgba.length; at += 4) {
    const [r, g, b] = [rgba.readUInt8(at), rgba.readUInt8(at + 1), rgba.readUInt8(at + 2)]
    const box = required(boxes[((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5)])
    box.count += 1
    box.sums[0] += r
    box.sums[1] += g
    box.sums[2] += b
    if (box.count > fullest.count) fullest = box
  }
  const mean = fullest.sums.map((sum) => Math.round(sum / fullest.count))
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
