import type { Sharp } from 'sharp'

type Pixels = { width: number; height: number; /** Degrees, or undefined for gray. */ hues: (number | undefined)[] }
type Box = { x1: number; y1: number; x2: number; y2: number }

const EDGE = 160
const DIMENSIONS = 16
/** Hues 60 degrees apart are different people; compression moves a hue by a few. */
const SPREAD = 22
const FACE_MIN_PIXELS = 12

/** A small copy of an image, as the hue of each pixel. */
export async function toPixels(file: Sharp): Promise<Pixels> {
  const { data, info } = await file
    .resize({ width: EDGE, height: EDGE, fit: 'inside' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hues = Array.from({ length: info.width * info.height }, (_, at) =>
    hueOf(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0),
  )
  return { width: info.width, height: info.height, hues }
}

function hueOf(red: number, green: number, blue: number): number | undefined {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  if (range < 90) return undefined
  const sixth =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return (sixth * 60 + 360) % 360
}

/** Connected shapes of one color that don't touch an edge, with the part of their box that they fill as score. */
export function boxesOf({ width, height, hues }: Pixels): { box: Box; hues: number[]; score: number }[] {
  const seen = new Set<number>()
  return hues.flatMap((hue, start) => {
    if (hue === undefined || seen.has(start)) return []
    const shape = [start]
    seen.add(start)
    for (const at of shape)
      for (const next of [at % width ? at - 1 : -1, (at + 1) % width ? at + 1 : -1, at - width, at + width]) {
        const other = hues[next]
        if (other === undefined || seen.has(next) || apart(hue, other) > 15) continue
        seen.add(next)
        shape.push(next)
      }
    const [xs, ys] = [shape.map((at) => at % width), shape.map((at) => Math.floor(at / width))]
    const box = { x1: Math.min(...xs), y1: Math.min(...ys), x2: Math.max(...xs) + 1, y2: Math.max(...ys) + 1 }
    if (shape.length < FACE_MIN_PIXELS || box.x1 === 0 || box.y1 === 0 || box.x2 === width || box.y2 === height)
      return []
    const score = Math.min(0.99, shape.length / ((box.x2 - box.x1) * (box.y2 - box.y1)) + 0.15)
    return [{ box, hues: shape.map((at) => hues[at] ?? 0), score }]
  })
}

export function huesIn({ hues }: Pixels): number[] {
  return hues.filter((hue) => hue !== undefined)
}

/** An embedding: equal hues give nearly the same direction, different ones nearly a right angle. */
export function vectorOf(hues: readonly number[]): number[] {
  const sums = Array.from({ length: DIMENSIONS }, (_, bin) => {
    const center = (bin * 360) / DIMENSIONS
    return hues.reduce((sum, hue) => sum + Math.exp(-(apart(hue, center) ** 2) / (2 * SPREAD ** 2)), 0)
  })
  const length = Math.hypot(...sums)
  return sums.map((sum) => (length ? sum / length : 1 / Math.sqrt(DIMENSIONS)))
}

function apart(one: number, other: number): number {
  const turned = Math.abs(one - other) % 360
  return Math.min(turned, 360 - turned)
}
