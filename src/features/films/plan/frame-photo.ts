import type { FilmWindow } from '#server/media-process/film/film-script.ts'

/** A rectangle, in fractions of a photo. */
export type Area = { x: number; y: number; width: number; height: number }
export type Framed = { width: number; height: number; faces: readonly Area[]; focus: { x: number; y: number } | null }
export type Framing = { fit: 'cover' | 'whole'; from: FilmWindow; to: FilmWindow; caption_at: 'top' | 'bottom' }

const FRAME_ASPECT = 16 / 9
/** Narrower and wider photos would lose too much: they're shown whole. */
const COVERED = { min: 1.25, max: 2.3 }
/** The camera's zooms, the largest that keeps all faces in view. */
const ZOOMS = [1.16, 1.12, 1.08, 1.05, 1.03, 1]
const WHOLE_ZOOM = 1.06
/** Where faces aren't known and more than this part of a photo is cropped, the camera moves over all of it. */
const PANNED_FROM = 0.2
/** Where faces aren't known, at most this part of what's cropped is above: heads are rarely at the bottom. */
const UNKNOWN_TOP_SHARE = 0.25
/** From here down, a caption covers the frame. */
const CAPTION_BAND = 0.76

/** How the camera shows a photo: what's in the frame at the start and the end. Every second one moves away instead of closer. */
export function framePhoto(photo: Framed, movesAway: boolean): Framing {
  const heads = photo.faces.map(headOf)
  const cover = coverOf(photo, heads)
  const framing = cover ?? wholeOf(heads, photo)
  const { fit, wide, close } = framing
  const [from, to] = movesAway ? [close, wide] : [wide, close]
  return { fit, from, to, caption_at: framing.caption_at }
}

/** A face with hair and chin. */
function headOf({ x, y, width, height }: Area): Area {
  const left = Math.max(0, x - 0.3 * width)
  const top = Math.max(0, y - 0.5 * height)
  return { x: left, y: top, width: Math.min(1, x + 1.3 * width) - left, height: Math.min(1, y + 1.25 * height) - top }
}

type Views = { fit: 'cover' | 'whole'; wide: FilmWindow; close: FilmWindow; caption_at: 'top' | 'bottom' }

/** Undefined if a head would be cropped. */
function coverOf(photo: Framed, heads: readonly Area[]): Views | undefined {
  const aspect = photo.width / photo.height
  if (aspect < COVERED.min || aspect > COVERED.max) return undefined
  const size = { width: Math.min(1, FRAME_ASPECT / aspect), height: Math.min(1, aspect / FRAME_ASPECT) }
  const center = centerOf(photo, heads)
  const placed = windowAt(center, size, heads)
  const most = heads.length ? 1 : UNKNOWN_TOP_SHARE * (1 - size.height)
  const wide = { ...placed, top: Math.min(placed.top, most) }
  if (!heads.every((head) => contains(wide, head))) return undefined
  if (!heads.length && Math.min(size.width, size.height) < 1 - PANNED_FROM)
    return { ...pan(size, center), caption_at: 'bottom' }
  for (const zoom of ZOOMS) {
    const near = within(wide, windowAt(center, { width: size.width / zoom, height: size.height / zoom }, heads))
    if (heads.every((head) => contains(near, head)))
      return { fit: 'cover', wide, close: near, caption_at: captionPlace(heads, [wide, near]) }
  }
  return undefined
}

/** From one edge to the other, so that people at both edges are seen. The movement ends at the focus. */
function pan({ width, height }: { width: number; height: number }, focus: { x: number; y: number }) {
  const first = { left: 0, top: 0, width, height }
  const last = { left: 1 - width, top: 1 - height, width, height }
  const isLast = width < 1 ? focus.x >= 0.5 : focus.y >= 0.45
  return { fit: 'cover' as const, ...(isLast ? { wide: first, close: last } : { wide: last, close: first }) }
}

/** The frame with the whole photo in it, which the camera never crops. */
function wholeOf(heads: readonly Area[], { width, height }: Framed): Views {
  const edge = 1 / WHOLE_ZOOM
  const wide = { left: 0, top: 0, width: 1, height: 1 }
  const close = { left: (1 - edge) / 2, top: (1 - edge) / 2, width: edge, height: edge }
  const tall = Math.min(1, FRAME_ASPECT / (width / height))
  const inFrame = heads.map((head) => ({ ...head, y: (1 - tall) / 2 + head.y * tall, height: head.height * tall }))
  return { fit: 'whole', wide, close, caption_at: captionPlace(inFrame, [wide, close]) }
}

function centerOf({ width, height, focus }: Framed, heads: readonly Area[]): { x: number; y: number } {
  if (heads.length === 0) return focus ?? { x: 0.5, y: height > width ? 0.4 : 0.45 }
  const all = around(heads)
  return { x: all.x + all.width / 2, y: all.y + all.height / 2 }
}

function around(areas: readonly Area[]): Area {
  const [x, y] = [Math.min(...areas.map((one) => one.x)), Math.min(...areas.map((one) => one.y))]
  const right = Math.max(...areas.map((one) => one.x + one.width))
  const bottom = Math.max(...areas.map((one) => one.y + one.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A window around a point. Faces are a bit above its middle, if there's room. */
function windowAt(
  center: { x: number; y: number },
  { width, height }: { width: number; height: number },
  heads: readonly Area[],
): FilmWindow {
  const middle = heads.length ? 0.44 : 0.5
  return {
    left: clamp(center.x - width / 2, 1 - width),
    top: clamp(center.y - height * middle, 1 - height),
    width,
    height,
  }
}

/** Moved into the wide view, so that the camera only moves closer. */
function within(wide: FilmWindow, near: FilmWindow): FilmWindow {
  const left = Math.min(Math.max(near.left, wide.left), wide.left + wide.width - near.width)
  const top = Math.min(Math.max(near.top, wide.top), wide.top + wide.height - near.height)
  return { ...near, left, top }
}

const ROUNDING = 1e-9
function contains({ left, top, width, height }: FilmWindow, area: Area): boolean {
  return (
    area.x >= left - ROUNDING &&
    area.y >= top - ROUNDING &&
    area.x + area.width <= left + width + ROUNDING &&
    area.y + area.height <= top + height + ROUNDING
  )
}

/** Below, unless a face is there and none is above. */
function captionPlace(heads: readonly Area[], views: readonly FilmWindow[]): 'top' | 'bottom' {
  const places = views.flatMap(({ top, height }) =>
    heads.map((head) => ({ from: (head.y - top) / height, to: (head.y + head.height - top) / height })),
  )
  const isBelow = places.some(({ to }) => to > CAPTION_BAND)
  const isAbove = places.some(({ from }) => from < 1 - CAPTION_BAND)
  return isBelow && !isAbove ? 'top' : 'bottom'
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), Math.max(most, 0))
}
