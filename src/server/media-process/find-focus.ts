import type { RgbImage } from './color-profile.ts'

/** The middle of what's worth seeing, in shares of the width and height. */
export type Focus = { focus_x: number; focus_y: number }

/** Images are judged by cells of this many pixels per side. */
const CELL_PX = 8
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
export function findFocus(image: RgbImage): Focus {
  const cells = cellsOf(image)
  const { width, height } = cells
  const radius = Math.max(1, Math.round(Math.min(width, height) / 7))
  const weights = blurred(blurred(weightsOf(cells), width, height, radius), width, height, radius)
  const most = weights.reduce((highest, weight) => Math.max(highest, weight), 0)
  if (most === 0) return { focus_x: 0.5, focus_y: 0.5 }
  let [sum, x, y] = [0, 0, 0]
  weights.forEach((weight, at) => {
    const [across, down] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height]
    const share = ((weight / most) * (1 - (across - 0.5) ** 2 - (down - 0.5) ** 2)) ** CONTRAST
    sum += share
    x += share * across
    y += share * down
  })
  const isPortrait = image.height > image.width
  return { focus_x: rounded(x / sum), focus_y: rounded(isPortrait ? (y / sum + PORTRAIT_MIDDLE) / 2 : y / sum) }
}

const rounded = (share: number) => Math.round(share * 1000) / 1000

/** Mean color, and mean difference between neighboring pixels, of each cell. */
type Cells = { width: number; height: number; colors: Float32Array; details: Float32Array }

function cellsOf({ data, width: across, height: down }: RgbImage): Cells {
  const side = Math.min(CELL_PX, across, down)
  const [width, height] = [Math.floor(across / side), Math.floor(down / side)]
  const colors = new Float32Array(width * height * 3)
  const details = new Float32Array(width * height)
  const pixels = side ** 2
  let above = new Float32Array(width * side)
  let row = new Float32Array(width * side)
  for (let y = 0; y < height * side; y++) {
    for (let x = 0; x < width * side; x++) {
      const at = (y * across + x) * 3
      const r = data[at] ?? 0
      const g = data[at + 1] ?? 0
      const b = data[at + 2] ?? 0
      const bright = luma(r, g, b)
      row[x] = bright
      const cell = Math.floor(y / side) * width + Math.floor(x / side)
      colors[cell * 3] = (colors[cell * 3] ?? 0) + r / pixels
      colors[cell * 3 + 1] = (colors[cell * 3 + 1] ?? 0) + g / pixels
      colors[cell * 3 + 2] = (colors[cell * 3 + 2] ?? 0) + b / pixels
      if (x === 0 || y === 0) continue
      const detail = Math.abs(bright - (row[x - 1] ?? 0)) + Math.abs(bright - (above[x] ?? 0))
      details[cell] = (details[cell] ?? 0) + Math.min(DETAIL_MAX, detail) / pixels
    }
    ;[above, row] = [row, above]
  }
  return { width, height, colors, details }
}

function luma(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b
}

/** Math.hypot takes ten times as long. */
function distance(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}

function weightsOf({ colors, details }: Cells): Float32Array {
  const count = details.length
  const mean = [0, 1, 2].map(
    (channel) => colors.reduce((sum, value, at) => sum + (at % 3 === channel ? value : 0), 0) / count,
  )
  const meanDetail = details.reduce((sum, detail) => sum + detail, 0) / count
  return details.map((found, cell) => {
    const r = colors[cell * 3] ?? 0
    const g = colors[cell * 3 + 1] ?? 0
    const b = colors[cell * 3 + 2] ?? 0
    const bright = luma(r, g, b)
    const length = distance(r, g, b) || 1
    const highest = Math.max(r, g, b)
    const saturation = bright > 30 && bright < 230 ? (highest - Math.min(r, g, b)) / (highest + 1) : 0
    const away = distance(r / length - SKIN[0], g / length - SKIN[1], b / length - SKIN[2])
    const skin = bright > 50 && bright < 245 ? Math.max(0, 1 - away / 0.25) : 0
    const other = distance(r - (mean[0] ?? 0), g - (mean[1] ?? 0), b - (mean[2] ?? 0)) / 200
    const detail = Math.min(1, found / (2.5 * meanDetail + 4))
    return detail * (0.35 + 0.9 * other + 0.6 * skin * (0.3 + other)) + 0.25 * saturation * other
  })
}

/** The mean of each cell's surroundings; outside of the image is nothing. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = values.map((_, at) => around(values, at - (at % width), 1, width, at % width, radius))
  return across.map((_, at) => around(across, at % width, width, height, Math.floor(at / width), radius))
}

function around(
  values: Float32Array,
  from: number,
  step: number,
  length: number,
  place: number,
  radius: number,
): number {
  let sum = 0
  for (let at = Math.max(0, place - radius); at <= Math.min(length - 1, place + radius); at++)
    sum += values[from + at * step] ?? 0
  return sum / (2 * radius + 1)
}
