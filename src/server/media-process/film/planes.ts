import type { FilmWindow } from './film-script.ts'

/** An image as ffmpeg's yuv420p (BT.709, limited range): brightness, and two planes of color at half the size. */
export type Planes = { width: number; height: number; data: Uint8Array }

export function emptyPlanes(width: number, height: number): Planes {
  return { width, height, data: new Uint8Array((width * height * 3) / 2) }
}

/** Converts RGB pixels. Odd edges lose a line. */
export function toPlanes(rgb: Uint8Array, rgbWidth: number, rgbHeight: number): Planes {
  const [width, height] = [rgbWidth & ~1, rgbHeight & ~1]
  const planes = emptyPlanes(width, height)
  const { data } = planes
  const [blueAt, redAt] = [width * height, (width * height * 5) / 4]
  for (let y = 0; y < height; y++)
    for (let x = 0, at = y * rgbWidth * 3; x < width; x++, at += 3) {
      const r = rgb[at] as number
      const g = rgb[at + 1] as number
      const b = rgb[at + 2] as number
      data[y * width + x] = 16.5 + 0.1826 * r + 0.6142 * g + 0.062 * b
      if ((x | y) & 1) continue
      const color = ((y * width) / 2 + x) / 2
      data[blueAt + color] = 128.5 - 0.1006 * r - 0.3386 * g + 0.4392 * b
      data[redAt + color] = 128.5 + 0.4392 * r - 0.3989 * g - 0.0403 * b
    }
  return planes
}

/** Draws a part of an image over the whole of another. Positions between pixels are blended, so slow movements don't shake. */
export function drawPart(from: Planes, part: FilmWindow, to: Planes): void {
  let [fromAt, toAt] = [0, 0]
  for (const half of [1, 2, 2]) {
    const source = { at: fromAt, width: from.width / half, height: from.height / half }
    const target = { at: toAt, width: to.width / half, height: to.height / half }
    drawPlane(from.data, source, part, to.data, target)
    fromAt += source.width * source.height
    toAt += target.width * target.height
  }
}

type Plane = { at: number; width: number; height: number }

function drawPlane(from: Uint8Array, source: Plane, part: FilmWindow, to: Uint8Array, target: Plane): void {
  const columns = steps(part.left * source.width, part.width * source.width, target.width, source.width)
  const rows = steps(part.top * source.height, part.height * source.height, target.height, source.height)
  let out = target.at
  for (let y = 0; y < target.height; y++) {
    const above = source.at + (rows.first[y] ?? 0) * source.width
    const below = source.at + (rows.second[y] ?? 0) * source.width
    const down = rows.share[y] ?? 0
    const up = 256 - down
    for (let x = 0; x < target.width; x++) {
      const left = columns.first[x] as number
      const right = columns.second[x] as number
      const east = columns.share[x] as number
      const top = (from[above + left] as number) * (256 - east) + (from[above + right] as number) * east
      const bottom = (from[below + left] as number) * (256 - east) + (from[below + right] as number) * east
      to[out++] = (top * up + bottom * down + 32768) >> 16
    }
  }
}

/** For each pixel of an edge, the two source pixels it's between, and the share of the second in 256ths. */
function steps(start: number, length: number, count: number, limit: number) {
  const [first, second, share] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)]
  for (let index = 0; index < count; index++) {
    const at = Math.min(Math.max(start + ((index + 0.5) * length) / count - 0.5, 0), limit - 1)
    first[index] = Math.floor(at)
    second[index] = Math.min(Math.floor(at) + 1, limit - 1)
    share[index] = Math.round((at - Math.floor(at)) * 256)
  }
  return { first, second, share }
}

/** Blends `over` into `under`; `share` is from 0 to 1. */
export function blend(under: Planes, over: Planes, share: number): void {
  const [more, less] = [Math.round(share * 256), 256 - Math.round(share * 256)]
  const [a, b] = [under.data, over.data]
  for (let at = 0; at < a.length; at++) a[at] = ((a[at] as number) * less + (b[at] as number) * more) >> 8
}

/** An image with transparency, and the row of the frame where it starts. It's as wide as the frame, and has even rows. */
export type Overlay = { planes: Planes; opacity: Uint8Array; top: number }

export function drawOverlay(frame: Planes, { planes, opacity, top }: Overlay, share: number): void {
  const { width, height } = planes
  let from = 0
  let start = 0
  for (const half of [1, 2, 2]) {
    const [columns, rows] = [width / half, height / half]
    for (let y = 0; y < rows; y++) {
      let to = start + (top / half + y) * columns
      let mask = y * half * width
      for (let x = 0; x < columns; x++, from++, to++, mask += half) {
        const over = (opacity[mask] as number) * share
        const under = frame.data[to] as number
        if (over) frame.data[to] = under + (((planes.data[from] as number) - under) * over) / 255
      }
    }
    start += columns * (frame.height / half)
  }
}
