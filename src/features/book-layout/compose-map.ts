import { SAFE_MM, trimSizes, type BookSize } from './book-layout.rules.ts'
import type { BookDocument, MapSlot } from './document.ts'
import { photoBox, type Box } from './geometry.ts'
import { placeText, type Measure, type PlacedRun } from './text.ts'

export const mapColours = { sea: '#dbe6ea', land: '#f6f0e6', border: '#d8cab8', dot: '#b4472b', ring: '#fffdf9' }
/** Radii of a place's dot and its ring, and the width of borders, in millimeters. */
export const MAP_DOT_MM = 1.3
export const MAP_RING_MM = 2
export const MAP_BORDER_MM = 0.25

/** `at` is the position of the whole drawing, whose units are `scale` millimeters, and `box` the visible part. */
export type MapMark = {
  kind: 'map'
  slot: number
  box: Box
  at: Box
  scale: number
  land: string
  borders: string
  dots: { x: number; y: number }[]
}
export type MapLabel = { runs: PlacedRun[]; missing: string[] }

const LABEL_WIDTH_MM = 70
const LABEL_HEIGHT_MM = 6
/** From the middle of a dot to its label. */
const LABEL_GAP_MM = 3.2
/** From the top of a label to the middle of its letters. */
const LABEL_MIDDLE_MM = { label: 2.9, caption: 2.5 }

/** A map that fills its frame, and names beside the places, as far as they don't cover each other. */
export function composeMap(
  map: MapSlot,
  {
    slot,
    box,
    style,
    book,
    measure,
  }: { slot: number; box: Box; style: LabelStyle; book: Pick<BookDocument, 'size' | 'typeface'>; measure: Measure },
): { mark: MapMark; labels: MapLabel[] } {
  const at = photoBox(box, map, { zoom: 1, x: 0.5, y: 0.5 })
  const scale = at.width / map.width
  const dots = map.places.map(({ x, y }) => ({ x: at.x + x * scale, y: at.y + y * scale }))
  const taken = dots.map(({ x, y }) => around(x, y))
  const labels = map.places.flatMap(({ name }, place): MapLabel[] => {
    const dot = dots[place]
    if (!dot || !name) return []
    for (const side of ['start', 'end', 'below', 'above'] as const) {
      const { runs, missing } = placeText(
        {
          text: name,
          box: besideOf(dot, side, LABEL_MIDDLE_MM[style]),
          style,
          typeface: book.typeface,
          align: alignOf(side),
          middle: false,
        },
        measure,
      )
      const covered = extentOf(runs)
      if (
        !covered ||
        !isInside(covered, book.size, box) ||
        taken.some((one) => one !== taken[place] && overlaps(one, covered))
      )
        continue
      taken.push(covered)
      return [{ runs, missing }]
    }
    return []
  })
  return { mark: { kind: 'map', slot, box, at, scale, land: map.land, borders: map.borders, dots }, labels }
}

type LabelStyle = keyof typeof LABEL_MIDDLE_MM
type Side = 'start' | 'end' | 'below' | 'above'

function alignOf(side: Side): 'start' | 'center' | 'end' {
  return side === 'start' || side === 'end' ? side : 'center'
}

function besideOf({ x, y }: { x: number; y: number }, side: Side, middle: number): Box {
  const size = { width: LABEL_WIDTH_MM, height: LABEL_HEIGHT_MM }
  if (side === 'start') return { ...size, x: x + LABEL_GAP_MM, y: y - middle }
  if (side === 'end') return { ...size, x: x - LABEL_GAP_MM - LABEL_WIDTH_MM, y: y - middle }
  return {
    ...size,
    x: x - LABEL_WIDTH_MM / 2,
    y: side === 'below' ? y + MAP_RING_MM : y - MAP_RING_MM - LABEL_HEIGHT_MM,
  }
}

function extentOf(runs: readonly PlacedRun[]): Box | undefined {
  const [first] = runs
  if (!first || runs.some(({ y }) => y !== first.y)) return undefined
  const left = Math.min(...runs.map(({ x }) => x))
  const right = Math.max(...runs.map(({ x, width }) => x + width))
  return { x: left, y: first.y - first.size, width: right - left, height: first.size * 1.3 }
}

function around(x: number, y: number): Box {
  return { x: x - MAP_RING_MM, y: y - MAP_RING_MM, width: 2 * MAP_RING_MM, height: 2 * MAP_RING_MM }
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function isInside({ x, y, width, height }: Box, size: BookSize, map: Box): boolean {
  const page = trimSizes[size]
  const bottom = Math.min(page.height - SAFE_MM, map.y + map.height)
  return x >= SAFE_MM && y >= SAFE_MM && x + width <= page.width - SAFE_MM && y + height <= bottom
}
