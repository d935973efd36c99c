/** The visible part of the map: its center in world coordinates from 0 to 1, and the zoom level. */
export type MapView = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }
/** Degrees. If east is less than west, the area crosses the date line. */
export type Area = { west: number; south: number; east: number; north: number }

/** The width of the world at zoom 0, as on all web maps (Mercator). */
const WORLD_PX = 256
export const ZOOM_MAX = 17
/** A single place is shown with its surroundings. */
const FIT_ZOOM_MAX = 13
/** Margin between the fitted area and the edge: half a photo with its name, and some room. */
const FIT_PADDING_PX = 64
/** The map's buttons are along its right edge. */
export const CONTROLS_PX = 72

export function worldPx(zoom: number): number {
  return WORLD_PX * 2 ** zoom
}

export function xOf(lng: number): number {
  return (lng + 180) / 360
}

export function yOf(lat: number): number {
  const y = 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
  return Math.min(1, Math.max(0, y))
}

function lngOf(x: number): number {
  return (x - Math.floor(x)) * 360 - 180
}

function latOf(y: number): number {
  return (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI
}

/** Limits the view to one world, and to the poles. */
export function clampView({ x, y, zoom }: MapView, { width, height }: Size): MapView {
  const least = Math.log2(Math.max(width, height, WORLD_PX) / WORLD_PX)
  const near = Math.min(ZOOM_MAX, Math.max(least, zoom))
  const half = height / 2 / worldPx(near)
  return { x: x - Math.floor(x), y: Math.min(1 - half, Math.max(half, y)), zoom: near }
}

/** Zooms around a point on the screen, which stays in place. */
export function zoomAt(view: MapView, size: Size, at: { x: number; y: number }, by: number): MapView {
  const zoom = clampView({ ...view, zoom: view.zoom + by }, size).zoom
  const shift = 1 / worldPx(view.zoom) - 1 / worldPx(zoom)
  return clampView(
    { x: view.x + (at.x - size.width / 2) * shift, y: view.y + (at.y - size.height / 2) * shift, zoom },
    size,
  )
}

export function moveBy(view: MapView, size: Size, dx: number, dy: number): MapView {
  const world = worldPx(view.zoom)
  return clampView({ ...view, x: view.x - dx / world, y: view.y - dy / world }, size)
}

/** The position of a point on screen, in the nearest repetition of the world. */
export function onScreen(point: { x: number; y: number }, view: MapView, size: Size): { left: number; top: number } {
  const world = worldPx(view.zoom)
  const across = point.x - view.x - Math.round(point.x - view.x)
  return { left: size.width / 2 + across * world, top: size.height / 2 + (point.y - view.y) * world }
}

export function areaOf({ x, y, zoom }: MapView, { width, height }: Size): Area {
  const world = worldPx(zoom)
  const [across, down] = [width / 2 / world, height / 2 / world]
  const vertical = { south: latOf(y + down), north: latOf(y - down) }
  if (across >= 0.5) return { west: -180, east: 180, ...vertical }
  return { west: lngOf(x - across), east: lngOf(x + across), ...vertical }
}

/** The closest view that contains the whole area beside the buttons, in the middle if it can be; `edge` is the margin. */
export function fit(
  area: Area,
  size: Size,
  { edge = FIT_PADDING_PX, controls = CONTROLS_PX, most = FIT_ZOOM_MAX } = {},
): MapView {
  const [west, east] = [xOf(area.west), xOf(area.east < area.west ? area.east + 360 : area.east)]
  const [north, south] = [yOf(area.north), yOf(area.south)]
  const room = (length: number) => Math.max(1, length - 2 * edge)
  const zoom = Math.min(
    most,
    Math.log2(room(size.width - controls) / WORLD_PX / (east - west)),
    Math.log2(room(size.height) / WORLD_PX / (south - north)),
  )
  const world = worldPx(zoom)
  const covered = ((east - west) / 2) * world + edge + controls - size.width / 2
  const x = (west + east) / 2 + Math.max(0, covered) / world
  return clampView({ x, y: (north + south) / 2, zoom }, size)
}

export function middleOf({ west, south, east, north }: Area): { lat: number; lng: number } {
  const lng = (west + (east < west ? east + 360 : east)) / 2
  return { lat: latOf((yOf(south) + yOf(north)) / 2), lng: lng > 180 ? lng - 360 : lng }
}

const DIGITS = 4

export function writeArea({ west, south, east, north }: Area): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(DIGITS))).join()
}

export function readArea(text: string): Area {
  const [west, south, east, north] = text.split(',').map(Number) as [number, number, number, number]
  return { west, south, east, north }
}

/** The visible area, rounded to half a screen or less, so that small moves don't cause a request. */
export function steppedArea(view: MapView, size: Size): Area {
  const step = 1 / 2 ** Math.floor(view.zoom)
  const world = worldPx(view.zoom)
  const [across, down] = [size.width / 2 / world, size.height / 2 / world]
  const floor = (at: number) => Math.floor(at / step) * step
  const ceil = (at: number) => Math.ceil(at / step) * step
  const [west, east] = [floor(view.x - across), ceil(view.x + across)]
  return {
    ...(east - west >= 1
      ? { west: -180, east: 180 }
      : { west: lngOf(west), east: lngOf(east) === -180 ? 180 : lngOf(east) }),
    north: latOf(Math.max(0, floor(view.y - down))),
    south: latOf(Math.min(1, ceil(view.y + down))),
  }
}
