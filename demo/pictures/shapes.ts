import { required } from '#shared/required.ts'
import { mix } from './color.ts'
import type { Light } from './light.ts'
import type { Random } from './random.ts'

/** A canvas whose shorter side is 1000 units. */
export type Frame = {
  w: number
  h: number
  random: Random
  light: Light
  /** Randomness that differs between the pictures of a burst. */ moment: Random
}
export type Point = readonly [number, number]

const n = (value: number) => Math.round(value * 10) / 10

export const polygon = (points: readonly Point[], paint: string) => `<path d="${linesThrough(points)}Z" ${paint}/>`
export const circle = (x: number, y: number, r: number, paint: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, paint: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${paint}/>`
export const rect = (x: number, y: number, w: number, h: number, paint: string, round = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(round)}" ${paint}/>`
export const fill = (color: string, opacity = 1) => `fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`
export const stroke = (color: string, width: number, opacity = 1) =>
  `fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}`
export const line = (points: readonly Point[], paint: string) => `<path d="${curveThrough(points)}" ${paint}/>`
export const closed = (points: readonly Point[], paint: string) => `<path d="${curveThrough(points, true)}Z" ${paint}/>`
export const move = (x: number, y: number, scale: number, body: string, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})">${body}</g>`

function linesThrough(points: readonly Point[]): string {
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')
}

/** A smooth line through all points (Catmull-Rom). */
export function curveThrough(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    required(points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))])
  let path = `M${at(0).map(n).join(' ')}`
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6]
    path += `C${[...first, ...second, ...c].map(n).join(' ')}`
  }
  return path
}

/** An irregular, hand-drawn circle. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: string,
  wobble = 0.12,
  corners = 9,
): string {
  const points = Array.from({ length: corners }, (_, at): Point => {
    const angle = (at / corners) * Math.PI * 2
    const reach = 1 + random.between(-wobble, wobble)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
  return closed(points, paint)
}

let gradients = 0

/** A gradient from top to bottom (or by `x2`, `y2`), and the paint that refers to it. */
export function gradient(
  stops: readonly (readonly [number, string, number?])[],
  x2 = 0,
  y2 = 1,
): { def: string; paint: string } {
  const id = `g${gradients++}`
  return {
    def: `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`,
    paint: `fill="url(#${id})"`,
  }
}

/** A radial glow that fades outward. */
export function glow(x: number, y: number, r: number, color: string, strength: number): string {
  const id = `g${gradients++}`
  const stops = stopList([
    [0, color, strength],
    [0.35, color, strength * 0.45],
    [1, color, 0],
  ])
  return `<radialGradient id="${id}">${stops}</radialGradient>${circle(x, y, r, `fill="url(#${id})"`)}`
}

function stopList(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')
}

export function shaded(
  shape: (paint: string) => string,
  stops: readonly (readonly [number, string, number?])[],
  x2 = 0,
  y2 = 1,
): string {
  const { def, paint } = gradient(stops, x2, y2)
  return def + shape(paint)
}

/** The top edge of hills or dunes across the picture. */
export function ridgeLine({ w, random }: Frame, y: number, height: number, steps: number): Point[] {
  const waves = [1, 2.3, 4.1].map((pace) => ({
    pace,
    phase: random.between(0, 7),
    size: random.between(0.5, 1) / pace,
  }))
  return Array.from({ length: steps + 3 }, (_, at): Point => {
    const x = ((at - 1) / steps) * w
    const wave = waves.reduce((sum, { pace, phase, size }) => sum + Math.sin((x / 1000) * 2.6 * pace + phase) * size, 0)
    return [x, y + wave * height * 0.6 + random.between(-0.06, 0.06) * height]
  })
}

/** The area below a line, down to the bottom of the frame. */
export function below(frame: Frame, top: readonly Point[], paint: string): string {
  const [first, last] = [required(top[0]), required(top.at(-1))]
  const path = `${curveThrough(top)}L${n(last[0])} ${frame.h + 20}L${n(first[0])} ${frame.h + 20}Z`
  return `<path d="${path}" ${paint}/>`
}

/** Height of a line at x, for things that stand on it. */
export function heightAt(top: readonly Point[], x: number): number {
  let left = required(top[0])
  for (const right of top.slice(1)) {
    if (x <= right[0]) return left[1] + ((x - left[0]) / (right[0] - left[0])) * (right[1] - left[1])
    left = right
  }
  return left[1]
}

/** A color in the picture's light, at a `distance` from 0 (near) to 1 (horizon). */
export function lit(light: Light, color: string, distance = 0): string {
  return mix(mix(color, light.tint, light.tintShare), light.haze, distance * 0.85)
}
