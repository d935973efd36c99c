import * as z from 'zod/mini'

/** A part of a picture, as shares of its width and height. */
export type Crop = { left: number; top: number; width: number; height: number }

/** A part that is smaller than this is a slip of the finger. */
export const CROP_LEAST_SHARE = 0.05

const share = z.number().check(z.minimum(0), z.maximum(1))
const length = z.number().check(z.minimum(CROP_LEAST_SHARE), z.maximum(1))
/** What shares add up to may be a little more than 1. */
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

/** The same part of the picture once that is turned clockwise by quarters. */
export function turnedCrop(crop: Crop, quarters: number): Crop {
  let { left, top, width, height } = crop
  for (let turn = 0; turn < quarters % 4; turn++) [left, top, width, height] = [1 - top - height, left, height, width]
  // Shares that were added and taken away again may be a hair below 0.
  return { left: Math.max(0, left), top: Math.max(0, top), width, height }
}

/** A part of a part, as a part of the whole. */
export function partOf(crop: Crop, part: Crop): Crop {
  return {
    left: crop.left + part.left * crop.width,
    top: crop.top + part.top * crop.height,
    width: crop.width * part.width,
    height: crop.height * part.height,
  }
}
