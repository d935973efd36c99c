import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { isSrgbProfile, tiffWithProfile, type RgbImage } from './color-profile.ts'
import { sharp } from './image-library.ts'
import { orDamaged } from './refusal.ts'

/** The large derivative. Everything smaller is made from it, so a file is decoded once. */
export const LARGE_EDGE_PX = 1440

export type ImageHeader = Pick<Metadata, 'space' | 'channels' | 'hasAlpha' | 'depth' | 'icc'>

/** Decodes a file to the large derivative's size, or another edge: upright, in sRGB, transparency on white. */
export async function decodeImage(
  path: string | Buffer,
  header: ImageHeader,
  pixelLimit: number,
  edge = LARGE_EDGE_PX,
): Promise<RgbImage> {
  // Good photos often cause warnings, but not errors or a premature end.
  const options = { failOn: 'error', limitInputPixels: pixelLimit, autoOrient: true } as const
  const profile = header.space === 'srgb' && header.depth === 'uchar' ? header.icc : undefined
  const image = await orDamaged(decode(path, { ...options, ignoreIcc: profile !== undefined }, edge))
  return profile ? fromProfile(image, profile) : image
}

/** Resizes pixels that sharp can't read from a file itself to the large derivative's size. */
export async function shrinkPixels(pixels: RgbImage, profile: Buffer | null, edge = LARGE_EDGE_PX): Promise<RgbImage> {
  const { data, width, height } = pixels
  const image = await orDamaged(shrink(sharp(data, { raw: { width, height, channels: 3 } }), edge))
  return profile ? fromProfile(image, profile) : image
}

async function decode(path: string | Buffer, options: SharpOptions, edge: number): Promise<RgbImage> {
  try {
    return await shrink(sharp(path, options), edge)
  } catch (error) {
    if (!String(error).includes('premature end of JPEG image')) throw error
    // Some cameras omit the end marker of a JPEG, although the photo is complete.
    const image = await shrink(sharp(path, { ...options, failOn: 'none' }), edge)
    if (hasEmptyEdge(image)) throw error
    return image
  }
}

/** Missing JPEG data decodes as middle gray at the end of the image, which the orientation can move to any edge. */
function hasEmptyEdge({ data, width, height }: RgbImage): boolean {
  const isEmpty = (x: number, y: number) =>
    [0, 1, 2].every((i) => Math.abs(data.readUInt8((y * width + x) * 3 + i) - 128) <= 2)
  const columns = Array.from({ length: width }, (_, x) => x)
  const rows = Array.from({ length: height }, (_, y) => y)
  return (
    columns.every((x) => isEmpty(x, 0)) ||
    columns.every((x) => isEmpty(x, height - 1)) ||
    rows.every((y) => isEmpty(0, y)) ||
    rows.every((y) => isEmpty(width - 1, y))
  )
}

/** Converts colors after resizing: visually the same, with far fewer pixels. */
async function fromProfile(image: RgbImage, profile: Buffer): Promise<RgbImage> {
  if (isSrgbProfile(profile)) return image
  try {
    return await toRgb(sharp(tiffWithProfile(image, profile)))
  } catch {
    return image // an invalid profile: the pixels are still usable
  }
}

function shrink(image: Sharp, edge: number): Promise<RgbImage> {
  const edges = { width: edge, height: edge }
  return toRgb(image.resize({ ...edges, fit: 'inside', withoutEnlargement: true }))
}

async function toRgb(image: Sharp): Promise<RgbImage> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
