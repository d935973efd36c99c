import { sharp } from './image-library.ts'

/** How a picture looks, for finding others like it. */
export type Look = {
  /** 64 times 0 or 1: whether each of 8 steps in 8 rows grows darker to the right. Null where it is too plain to tell. */
  look: string | null
  /** The variance of its edges. */
  sharpness: number
}

const STEPS = 8
const EDGES_PX = 256
/** Below that mean difference of neighbours the steps are noise: a white wall looks like any other. */
const PLAIN = 1.5

/** Looks at a derivative of ours: 64 bits that stay nearly the same when a picture is shrunk, saved again or brightened. */
export async function measureLook(path: string): Promise<Look> {
  const [steps, edges] = await Promise.all([
    greys(path, { width: STEPS + 1, height: STEPS, fit: 'fill' }),
    greys(path, { width: EDGES_PX, height: EDGES_PX, fit: 'inside', withoutEnlargement: true }),
  ])
  return { look: lookOf(steps.data), sharpness: sharpnessOf(edges) }
}

type Greys = { data: Buffer; width: number; height: number }
type Shape = { width: number; height: number; fit: 'fill' | 'inside'; withoutEnlargement?: boolean }

async function greys(path: string, shape: Shape): Promise<Greys> {
  const image = sharp(path).resize(shape).flatten({ background: '#ffffff' }).greyscale().toColourspace('b-w').raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function lookOf(data: Buffer): string | null {
  let bits = ''
  let differences = 0
  for (let row = 0; row < STEPS; row++)
    for (let step = 0; step < STEPS; step++) {
      const difference = data[row * (STEPS + 1) + step]! - data[row * (STEPS + 1) + step + 1]!
      bits += difference > 0 ? '1' : '0'
      differences += Math.abs(difference)
    }
  return differences / bits.length < PLAIN ? null : bits
}

/** The variance of the Laplacian, as autofocus measures it. */
function sharpnessOf({ data, width, height }: Greys): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const edge = 4 * data[at]! - data[at - 1]! - data[at + 1]! - data[at - width]! - data[at + width]!
      sum += edge
      squares += edge * edge
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}
