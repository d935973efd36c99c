import { required } from '#shared/required.ts'

type View = readonly [x: number, y: number, close: number]
export type FilmOrder = {
  shots: readonly { from: View; to: View }[]
  width: number
  height: number
  /** Seconds per shot, and for the prints on the table at either end. */
  shot: number
  table: number
}
type Brush = OffscreenCanvasRenderingContext2D

const TURN_SECONDS = 1.2
/** The camera's height above the table at either end; at 1, one print fills the frame. */
const TABLE_VIEW = 0.46
const CLOTH = '#f3ece2'
const THREAD = 'rgb(120 92 70 / 0.06)'
const SHADOW = 'rgb(74 51 36 / 0.35)'
const PAPER = '#fffdf9'
/** Where prints lie around the middle one, in print widths, with their rotation. */
const AROUND = [
  { x: -1.16, y: -0.2, turn: -5 },
  { x: 1.14, y: 0.16, turn: 4 },
  { x: -0.62, y: 1.02, turn: 3 },
  { x: 0.7, y: -1.04, turn: -3 },
  { x: 0.72, y: 1.12, turn: -6 },
]

/** Draws the video at one moment: down to the first print, through the shots, and back up from the last. */
export function drawAt(second: number, brush: Brush, paintings: HTMLImageElement[], order: FilmOrder) {
  const { shots, shot, table } = order
  const end = table + shots.length * shot
  if (second < table - TURN_SECONDS) return drawTable(brush, paintings, 0, second / (table - TURN_SECONDS), order)
  if (second >= end) return drawTable(brush, paintings, shots.length - 1, 1 - (second - end) / (table - 0.5), order)
  // Each shot begins one turn early; the camera stays on the first print while it leaves the table.
  for (const [at, { from, to }] of shots.entries()) {
    const since = second - (table + at * shot - TURN_SECONDS)
    if (since < 0) break
    const arrival = at === 0 ? 1 : easeInOut(Math.min(1, since / TURN_SECONDS))
    const way = easeInOut(Math.min(1, since / (shot + TURN_SECONDS)))
    brush.save()
    brush.translate((1 - arrival) * order.width * 1.04, 0)
    if (arrival < 1) drawEdge(brush, order)
    drawView(brush, required(paintings[at]), mix(from, to, way), order)
    brush.restore()
  }
}

/** The left edge of a print that slides over the previous one. */
function drawEdge(brush: Brush, { width, height }: FilmOrder) {
  brush.save()
  brush.shadowColor = SHADOW
  brush.shadowBlur = 30
  brush.fillStyle = PAPER
  brush.fillRect(-width * 0.02, -height, width, height * 3)
  brush.restore()
}

/** At `near` 0 the table with all prints is visible; at 1 the middle print fills the frame. */
function drawTable(brush: Brush, paintings: HTMLImageElement[], middle: number, near: number, order: FilmOrder) {
  const { width, height } = order
  const way = easeInOut(Math.max(0, near))
  const zoom = TABLE_VIEW * (1 / TABLE_VIEW) ** way
  brush.save()
  brush.fillStyle = CLOTH
  brush.fillRect(0, 0, width, height)
  brush.translate(width / 2, height / 2)
  brush.rotate(((1 - way) * -1.5 * Math.PI) / 180)
  brush.scale(zoom, zoom)
  weave(brush, width * 2.4)
  const others = paintings.filter((_, at) => at !== middle)
  for (const [at, { x, y, turn }] of AROUND.entries()) {
    brush.save()
    brush.translate(x * width, y * height)
    brush.rotate((turn * Math.PI) / 180)
    drawPrint(brush, required(others[at]), order)
    brush.restore()
  }
  drawPrint(brush, required(paintings[middle]), order)
  brush.restore()
}

function weave(brush: Brush, reach: number) {
  brush.fillStyle = THREAD
  for (let at = -reach; at < reach; at += 12) {
    brush.fillRect(at, -reach, 4, reach * 2)
    brush.fillRect(-reach, at, reach * 2, 4)
  }
}

/** Draws a painting with a print's white border, centered at the current origin. */
function drawPrint(brush: Brush, painting: HTMLImageElement, { width, height }: FilmOrder) {
  const edge = width * 0.028
  brush.save()
  brush.shadowColor = SHADOW
  brush.shadowBlur = 26
  brush.shadowOffsetY = 10
  brush.fillStyle = PAPER
  brush.fillRect(-width / 2 - edge, -height / 2 - edge, width + edge * 2, height + edge * 2)
  brush.restore()
  brush.drawImage(painting, -width / 2, -height / 2, width, height)
}

function drawView(brush: Brush, painting: HTMLImageElement, [x, y, close]: View, { width, height }: FilmOrder) {
  const [w, h] = [painting.naturalWidth / close, painting.naturalHeight / close]
  const left = clamp(x * painting.naturalWidth - w / 2, painting.naturalWidth - w)
  const top = clamp(y * painting.naturalHeight - h / 2, painting.naturalHeight - h)
  brush.drawImage(painting, left, top, w, h, 0, 0, width, height)
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), most)
const easeInOut = (way: number) => (1 - Math.cos(Math.PI * way)) / 2
const mix = (a: View, b: View, way: number): View => [
  a[0] + (b[0] - a[0]) * way,
  a[1] + (b[1] - a[1]) * way,
  a[2] + (b[2] - a[2]) * way,
]
