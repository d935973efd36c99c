// oxlint-disable typescript/no-non-null-assertion -- Loops over pixels, in range by construction.
import sharp from 'sharp'
import { flow } from './flow.ts'
import { randomOf, type Random } from './random.ts'

/** An image as floats, three per pixel. */
type Canvas = { width: number; height: number; pixels: Float32Array }

/**
 * Brush sizes from large to small, in thousandths of the longer side, with the color error above which an area is painted
 * over.
 */
const BRUSHES = [
  { width: 20, reach: 4.2, patience: 0, jitter: 10 },
  { width: 10, reach: 4, patience: 10, jitter: 8 },
  { width: 5, reach: 3.6, patience: 10, jitter: 6 },
  { width: 2.6, reach: 3.2, patience: 11, jitter: 4 },
]
const BRISTLES = 64

/** Repaints a flat drawing with strokes that follow its shapes, large brushes first (after Hertzmann, 1998). */
export async function paint(drawing: Buffer, width: number, height: number, random: Random): Promise<Buffer> {
  const canvas: Canvas = { width, height, pixels: new Float32Array(width * height * 3) }
  const relief = new Float32Array(width * height)
  const directions = await flow(drawing, width, height, random)
  for (const brush of BRUSHES) {
    const radius = (brush.width / 1000) * Math.max(width, height) * 0.5
    const goal = await blurred(drawing, width, height, radius * 0.55)
    strokeAll(canvas, relief, goal, directions, radius, brush, random.for(`brush ${brush.width}`))
  }
  return finish(canvas, relief, drawing)
}

function strokeAll(
  canvas: Canvas,
  relief: Float32Array,
  goal: Buffer,
  directions: Float32Array,
  radius: number,
  { patience, reach, jitter }: (typeof BRUSHES)[number],
  random: Random,
) {
  const { width, height } = canvas
  const step = Math.max(2, radius * 0.95)
  const columns = Math.ceil(width / step)
  const spots = Array.from({ length: columns * Math.ceil(height / step) }, (_, at) => at)
  shuffle(spots, random)
  for (const spot of spots) {
    const x = Math.min(width - 1, Math.floor(((spot % columns) + random.next()) * step))
    const y = Math.min(height - 1, Math.floor((Math.floor(spot / columns) + random.next()) * step))
    const at = y * width + x
    if (patience && difference(canvas.pixels, goal, at * 3) < patience) continue
    const light = random.between(-jitter, jitter)
    const color: [number, number, number] = [
      goal[at * 3]! + light + random.between(-jitter, jitter) * 0.45,
      goal[at * 3 + 1]! + light + random.between(-jitter, jitter) * 0.3,
      goal[at * 3 + 2]! + light + random.between(-jitter, jitter) * 0.5,
    ]
    const angle = directions[at]! + random.between(-0.16, 0.16)
    const half = {
      ahead: reachOf(goal, width, height, x, y, angle, radius * reach, at),
      back: reachOf(goal, width, height, x, y, angle + Math.PI, radius * reach, at),
    }
    dab(canvas, relief, x, y, angle, half, radius, color, random)
  }
}

/** How far a stroke can go before it would cover a different color. */
function reachOf(
  goal: Buffer,
  width: number,
  height: number,
  x: number,
  y: number,
  angle: number,
  longest: number,
  from: number,
): number {
  const stride = Math.max(1, longest / 5)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  for (let way = stride; way <= longest; way += stride) {
    const [px, py] = [Math.round(x + dx * way), Math.round(y + dy * way)]
    if (px < 0 || py < 0 || px >= width || py >= height) return way
    const at = (py * width + px) * 3
    const off =
      Math.abs(goal[at]! - goal[from * 3]!) +
      Math.abs(goal[at + 1]! - goal[from * 3 + 1]!) +
      Math.abs(goal[at + 2]! - goal[from * 3 + 2]!)
    if (off > 54) return Math.max(0, way - stride)
  }
  return longest
}

/** A straight stroke with uneven bristles that runs dry toward its end. */
function dab(
  { width, height, pixels }: Canvas,
  relief: Float32Array,
  x: number,
  y: number,
  angle: number,
  half: { ahead: number; back: number },
  radius: number,
  color: readonly [number, number, number],
  random: Random,
) {
  const hairs = random.pick(hairSets)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [ax, ay] = [x - dx * half.back, y - dy * half.back]
  const length = half.ahead + half.back
  const [bx, by] = [ax + dx * length, ay + dy * length]
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx) - radius)),
    Math.min(width - 1, Math.ceil(Math.max(ax, bx) + radius)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by) - radius)),
    Math.min(height - 1, Math.ceil(Math.max(ay, by) + radius)),
  ]
  for (let py = top; py <= bottom; py++) {
    for (let px = left; px <= right; px++) {
      const along = (px - ax) * dx + (py - ay) * dy
      const across = ((py - ay) * dx - (px - ax) * dy) / radius
      const beyond = (along < 0 ? -along : along > length ? along - length : 0) / radius
      const out = across * across + beyond * beyond
      if (out >= 1) continue
      const hair = hairs[Math.floor((across * 0.5 + 0.5) * BRISTLES)]!
      const edge = Math.min(1, (1 - out) * 3.2)
      const alpha = edge * (0.72 + hair * 0.28) * 0.94
      const at = py * width + px
      const shade = (hair - 0.5) * 7
      for (let channel = 0; channel < 3; channel++) {
        const index = at * 3 + channel
        pixels[index]! += (color[channel]! + shade - pixels[index]!) * alpha
      }
      relief[at]! += (hair * edge - relief[at]!) * alpha
    }
  }
}

/** All pictures share the same brushes. */
const hairSets = Array.from({ length: 32 }, (_, which) => comb(randomOf(`hairs ${which}`)))

function comb(random: Random): Float32Array {
  const hairs = Float32Array.from({ length: BRISTLES + 1 }, () => random.next())
  return hairs.map((hair, at) => (hair + (hairs[at - 1] ?? hair) + (hairs[at + 1] ?? hair)) / 3)
}

/** Lights the paint's relief from the upper left and mixes in some of the drawing to keep small details clear. */
function finish({ width, height, pixels }: Canvas, relief: Float32Array, drawing: Buffer): Buffer {
  const out = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const slope = (relief[at]! - relief[Math.max(0, at - 1 - width)]!) * 15
      for (let channel = 0; channel < 3; channel++) {
        const index = at * 3 + channel
        const value = pixels[index]! * 0.84 + drawing[index]! * 0.16 + slope
        out[index] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return out
}

function blurred(pixels: Buffer, width: number, height: number, sigma: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.5, sigma))
    .raw()
    .toBuffer()
}

function difference(pixels: Float32Array, goal: Buffer, at: number): number {
  return (
    (Math.abs(pixels[at]! - goal[at]!) +
      Math.abs(pixels[at + 1]! - goal[at + 1]!) +
      Math.abs(pixels[at + 2]! - goal[at + 2]!)) /
    3
  )
}

function shuffle(list: number[], random: Random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1))
    ;[list[at], list[other]] = [list[other]!, list[at]!]
  }
}
