import { findFocus, type Focus } from './find-focus.ts'
import { sharp } from './image-library.ts'
import { pixelMeans, shrunk, type PixelMeans } from './pixel-means.ts'

/** Perceptual hash and sharpness, for finding similar photos. */
export type Look = {
  /** 64 characters 0 or 1: in 8 rows, whether each of 8 steps to the right gets darker. Null if the image is too plain. */
  look: string | null
  /** Variance of the Laplacian. */
  sharpness: number
}

/** What later versions measure of photos that earlier ones added. */
export type Measured = Look & Focus

const STEPS = 8
/** If the mean difference of neighbors is smaller, steps are noise: a white wall would match any other. */
const PLAIN = 1.5
/** Minimum difference that counts as darker, so that recompression doesn't flip bits in flat areas. */
const STEP = 1

/** Measures a derivative. */
export async function measureLook(path: string): Promise<Measured> {
  const image = sharp(path).flatten({ background: '#ffffff' }).toColourspace('srgb').raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const means = pixelMeans({ data, width: info.width, height: info.height })
  return { ...lookOf(means), ...findFocus(means) }
}

/** A 64-bit hash that's nearly stable under resizing, recompression and brightening; and the sharpness. */
export function lookOf(image: PixelMeans): Look {
  return {
    look: stepsOf(shrunk(image.luma, image, { width: STEPS + 1, height: STEPS })),
    sharpness: sharpnessOf(image),
  }
}

function stepsOf(data: Float32Array): string | null {
  let bits = ''
  let differences = 0
  for (let row = 0; row < STEPS; row++)
    for (let step = 0; step < STEPS; step++) {
      const [left = 0, right = 0] = data.subarray(row * (STEPS + 1) + step)
      const difference = left - right
      bits += difference > STEP ? '1' : '0'
      differences += Math.abs(difference)
    }
  return differences / bits.length < PLAIN ? null : bits
}

/** Variance of the Laplacian, as in autofocus. */
function sharpnessOf({ luma, width, height }: PixelMeans): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const around = (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0)
      const edge = 4 * (luma[at] ?? 0) - around
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
