import * as z from 'zod/mini'

/** A part of an image, as fractions of its width and height. */
export type Crop = { left: number; top: number; width: number; height: number }

/** Smaller crops are accidental. */
export const CROP_LEAST_SHARE = 0.05

const share = z.number().check(z.minimum(0), z.maximum(1))
const length = z.number().check(z.minimum(CROP_LEAST_SHARE), z.maximum(1))
/** Sums of fractions may be slightly more than 1. */
const ROUNDING = 1e-6

export const CropSchema = z
  .object({
    left: share.check(z.describe('Left edge, as a fraction of the width.')),
    top: share.check(z.describe('Top edge, as a fraction of the height.')),
    width: length.check(z.describe('Width, as a fraction of the photo’s width.')),
    height: length.check(z.describe('Height, as a fraction of the photo’s height.')),
  })
  .check(z.refine(({ left, width }) => left + width <= 1 + ROUNDING, 'outside'))
  .check(z.refine(({ top, height }) => top + height <= 1 + ROUNDING, 'outside'))

/** The same crop after the image is rotated clockwise by quarter turns. */
export function turnedCrop(crop: Crop, quarters: number): Crop {
  let { left, top, width, height } = crop
  for (let turn = 0; turn < quarters % 4; turn++) [left, top, width, height] = [1 - top - height, left, height, width]
  // Floating-point rounding may leave a tiny negative value.
  return { left: Math.max(0, left), top: Math.max(0, top), width, height }
}

/** A crop of a crop, as a crop of the whole image. */
export function partOf(crop: Crop, part: Crop): Crop {
  return {
    left: crop.left + part.left * crop.width,
    top: crop.top + part.top * crop.height,
    width: crop.width * part.width,
    height: crop.height * part.height,
  }
}
