import sharp, { type Sharp } from 'sharp'
import { seededRandom } from '../../e2e/crash/random.ts'

/** A prime, so that rows of pixels differ, and more than what ZIP files look back for repetitions. */
const REPEATS_AFTER = 65_537
const MAX = 255

/** A picture that compresses badly. The same options draw the same picture, unlike sharp's own noise. */
export function drawNoise(width: number, height: number, { mean = 128, sigma = 30, seed = 1 } = {}): Sharp {
  const random = seededRandom(seed)
  const uniform = () => random.below(MAX + 1) / MAX - 0.5
  // The sum of three uniform numbers is almost normal, and its variance is a quarter.
  const values = Uint8ClampedArray.from(
    { length: REPEATS_AFTER },
    () => mean + 2 * sigma * (uniform() + uniform() + uniform()),
  )
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(values.buffer))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
