import { lumaOf, type PixelMeans } from './pixel-means.ts'

/** The middle of what's worth seeing, in shares of the width and height. */
export type Focus = { focus_x: number; focus_y: number }

/** Images are judged by cells of this many pixels per side. */
const CELL_PX = 4
/** Direction of skin among colors, regardless of brightness (smartcrop). */
const SKIN = [0.78, 0.57, 0.44] as const
/** Steps between neighbors that are larger than this say no more about detail. */
const DETAIL_MAX = 60
/** Higher values ignore all but the strongest cells. */
const CONTRAST = 8
/** What heads are above in portraits, of people and towers alike. */
const PORTRAIT_MIDDLE = 0.35

/**
 * Finds where crops are centered: on detail that differs from the rest of the image, and on skin. It's a guess that errs
 * toward the middle, and toward the top of portraits.
 */
export function findFocus(image: PixelMeans): Focus {
  const cells = cellsOf(image)
  const { width, height } = cells
  const radius = Math.max(1, Math.round(Math.min(width, height) / 7))
  const weights = blurred(blurred(weightsOf(cells), width, height, radius), width, height, radius)
  const most = weights.reduce((highest, weight) => Math.max(highest, weight), 0)
  if (most === 0) return { focus_x: 0.5, focus_y: 0.5 }
  let [sum, x, y] = [0, 0, 0]
  // A callback would allocate a number for each sum.
  for (let at = 0; at < weights.length; at++) {
    const across = ((at % width) + 0.5) / width
    const down = (Math.floor(at / width) + 0.5) / height
    const share = (((weights[at] ?? 0) / most) * (1 - (across - 0.5) ** 2 - (down - 0.5) ** 2)) ** CONTRAST
    sum += share
    x += share * across
    y += share * down
  }
  const isPortrait = image.height > image.width
  return { focus_x: rounded(x / sum), focus_y: rounded(isPortrait ? (y / sum + PORTRAIT_MIDDLE) / 2 : y / sum) }
}

const rounded = (share: number) => Math.round(share * 1000) / 1000

/** Mean color channels, and mean difference between neighboring pixels, of each cell. */
type Cells = { width: number; height: number } & Record<'reds' | 'greens' | 'blues' | 'details', Float32Array>

function cellsOf({ width: across, height: down, rgb, luma }: PixelMeans): Cells {
  const side = Math.min(CELL_PX, across, down)
  const [width, height] = [Math.floor(across / side), Math.floor(down / side)]
  const plane = () => new Float32Array(width * height)
  const [reds, greens, blues, details] = [plane(), plane(), plane(), plane()]
  const pixels = side ** 2
  for (let cell = 0; cell < details.length; cell++) {
    const left = (cell % width) * side
    const top = Math.floor(cell / width) * side
    let r = 0
    let g = 0
    let b = 0
    let detail = 0
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) {
        const at = y * across + x
        r += rgb[at * 3] ?? 0
        g += rgb[at * 3 + 1] ?? 0
        b += rgb[at * 3 + 2] ?? 0
        if (x === 0 || y === 0) continue
        const bright = luma[at] ?? 0
        const step = Math.abs(bright - (luma[at - 1] ?? 0)) + Math.abs(bright - (luma[at - across] ?? 0))
        detail += Math.min(DETAIL_MAX, step)
      }
    reds[cell] = r / pixels
    greens[cell] = g / pixels
    blues[cell] = b / pixels
    details[cell] = detail / pixels
  }
  return { width, height, reds, greens, blues, details }
}

/** Math.hypot takes ten times as long. */
function distance(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}

function weightsOf({ reds, greens, blues, details }: Cells): Float32Array {
  const meanRed = meanOf(reds)
  const meanGreen = meanOf(greens)
  const meanBlue = meanOf(blues)
  const meanDetail = meanOf(details)
  return details.map((found, cell) => {
    const r = reds[cell] ?? 0
    const g = greens[cell] ?? 0
    const b = blues[cell] ?? 0
    const bright = lumaOf(r, g, b)
    const length = distance(r, g, b) || 1
    const highest = Math.max(r, g, b)
    const saturation = bright > 30 && bright < 230 ? (highest - Math.min(r, g, b)) / (highest + 1) : 0
    const away = distance(r / length - SKIN[0], g / length - SKIN[1], b / length - SKIN[2])
    const skin = bright > 50 && bright < 245 ? Math.max(0, 1 - away / 0.25) : 0
    const other = distance(r - meanRed, g - meanGreen, b - meanBlue) / 200
    const detail = Math.min(1, found / (2.5 * meanDetail + 4))
    return detail * (0.35 + 0.9 * other + 0.6 * skin * (0.3 + other)) + 0.25 * saturation * other
  })
}

function meanOf(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** The mean of each cell's surroundings; outside of the image is nothing. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  return blurredAcross(blurredAcross(values, width, height, radius), height, width, radius)
}

/** Blurs rows and makes columns of them. */
function blurredAcross(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const columns = new Float32Array(values.length)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += values[y * width + x + radius] ?? 0
      if (x > radius) sum -= values[y * width + x - radius - 1] ?? 0
      if (x >= 0) columns[x * height + y] = sum / (2 * radius + 1)
    }
  }
  return columns
}
