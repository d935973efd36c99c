import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { townOf } from '#features/places/places.rules.ts'
import type { BookSize } from '../../book-layout/book-layout.rules.ts'
import type { MapSlot } from '../../book-layout/document.ts'
import { boxOf } from '../../book-layout/geometry.ts'
import { layouts } from '../../book-layout/layouts.ts'

/** `name` is a town and its country. */
type MappedPlace = { name: string; lat: number; lng: number }
type Point = [x: number, y: number]
type World = Record<'land' | 'borders', number[][]>

const WIDTH = 1000
/** Degrees of longitude: a map of one town would be empty, and one of the whole world says nothing. */
const SPAN_MIN = 14
const SPAN_MAX = 150
/** Room around the outermost places, as a share of what's between them. */
const ROOM = 1.6
/** Points closer than this are one. In thousandths of the page. */
const DETAIL = 1.5
/** Beyond it, Mercator's maps grow without end. */
const LAT_MAX = 80
const PLACES_MIN = 2
/** In `world.json.gz`, coordinates are hundredths of a degree. */
const PRECISION = 100

/** A map of the places that fits a page, from data on this server; null if there are too few, or they're around the world. */
export async function drawMap(places: readonly MappedPlace[], size: BookSize): Promise<MapSlot | null> {
  const points = places.map(({ lat, lng }): Point => [lng, northing(lat)])
  const [west, east] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [south, north] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const frame = boxOf(layouts.map_opener[0], size)
  const ratio = frame.height / frame.width
  const span = Math.max(SPAN_MIN, (east - west) * ROOM, ((north - south) * ROOM) / ratio)
  if (places.length < PLACES_MIN || span > SPAN_MAX) return null
  const height = Math.round(WIDTH * ratio)
  const scale = WIDTH / span
  const [left, top] = [(west + east - span) / 2, (south + north + span * ratio) / 2]
  const onMap = ([x, y]: Point): Point => [(x - left) * scale, (top - y) * scale]
  const { land, borders } = await world()
  const view = { width: WIDTH, height }
  return {
    ...{ kind: 'map', width: WIDTH, height },
    land: land.map((ring) => pathOf(clipped(pointsOf(ring).map(onMap), view), true)).join(''),
    borders: borders
      .flatMap((line) => partsIn(pointsOf(line).map(onMap), view).map((part) => pathOf(part, false)))
      .join(''),
    places: points.map((point, at) => {
      const [x, y] = onMap(point)
      return { name: townOf(places[at]?.name ?? ''), x: Math.round(x), y: Math.round(y) }
    }),
  }
}

/** Natural Earth, packed by tools/pack-world.ts. Read for each map: keeping it in memory isn't worth the few milliseconds. */
async function world(): Promise<World> {
  const bytes = await readFile(new URL('world.json.gz', import.meta.url))
  return JSON.parse((await promisify(gunzip)(bytes)).toString()) as World
}

/** Mercator's y, in degrees at the equator. */
function northing(lat: number): number {
  const limited = Math.max(-LAT_MAX, Math.min(LAT_MAX, lat))
  return (Math.log(Math.tan(Math.PI / 4 + (limited * Math.PI) / 360)) * 180) / Math.PI
}

function pointsOf(line: readonly number[]): Point[] {
  const points: Point[] = []
  let [lng, lat] = [0, 0]
  for (let at = 0; at < line.length; at += 2) {
    lng += line[at] ?? 0
    lat += line[at + 1] ?? 0
    points.push([lng / PRECISION, northing(lat / PRECISION)])
  }
  return points
}

type View = { width: number; height: number }

/** The part of a polygon in the view: Sutherland and Hodgman's algorithm. */
function clipped(ring: Point[], { width, height }: View): Point[] {
  const sides: [0 | 1, number, 1 | -1][] = [
    [0, 0, 1],
    [0, width, -1],
    [1, 0, 1],
    [1, height, -1],
  ]
  return sides.reduce((points, [axis, limit, way]) => {
    const isIn = (point: Point) => (point[axis] - limit) * way >= 0
    return points.flatMap((point, at) => {
      const before = points.at(at - 1) ?? point
      if (isIn(point) === isIn(before)) return isIn(point) ? [point] : []
      const share = (limit - before[axis]) / (point[axis] - before[axis])
      const cut: Point = [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])]
      return isIn(point) ? [cut, point] : [cut]
    })
  }, ring)
}

/** The parts of a line near the view. */
function partsIn(line: readonly Point[], { width, height }: View): Point[][] {
  const isNear = ([x, y]: Point) => x > -width / 4 && x < width * 1.25 && y > -height / 4 && y < height * 1.25
  const parts: Point[][] = []
  let part: Point[] | undefined
  for (const point of line) {
    if (!isNear(point)) part = undefined
    else if (part) part.push(point)
    else parts.push((part = [point]))
  }
  return parts.filter(({ length }) => length > 1)
}

function pathOf(points: readonly Point[], isClosed: boolean): string {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= DETAIL) kept.push(point)
  }
  if (kept.length < (isClosed ? 3 : 2)) return ''
  return `M${kept.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}
