import { queryOptions } from '@tanstack/react-query'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import worldUrl from 'world-atlas/countries-50m.json?url'
import type { Country, Row } from './map-labels.ts'
import { xOf, yOf } from './map-view.ts'

/** A path in world coordinates from 0 to 1, with its bounding box, so that invisible paths aren't drawn. */
export type Shape = { path: Path2D; west: number; east: number; north: number; south: number }
export type World = {
  land: Shape[]
  borders: Shape[]
  countries: (Country & { region: string | undefined; parts: Shape[] })[]
}

type Line = number[][]

/** Land and borders of the world (Natural Earth, public domain), bundled with the app and parsed once. */
export const worldOptions = queryOptions({
  queryKey: ['world'],
  queryFn: async ({ signal }): Promise<World> => {
    const answer = await fetch(worldUrl, { signal })
    if (!answer.ok) throw new Error(`The world map answered ${answer.status}`)
    const topology = (await answer.json()) as Topology<{
      land: GeometryCollection
      countries: GeometryCollection<{ name: string }>
    }>
    const land = areasOf(topology, topology.objects.land).flatMap(({ polygons }) => polygons)
    const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates
    const countries = areasOf(topology, topology.objects.countries).flatMap(({ id, properties, polygons }) => {
      const middles = polygons.map(([outline = []]) => middleOf(outline))
      const [largest] = middles.toSorted((a, b) => b.area - a.area)
      const parts = polygons.map(shapeOf)
      return largest ? [{ ...largest, name: properties.name, region: regionOf(id), parts }] : []
    })
    return {
      land: land.map(shapeOf),
      borders: borders.map((line) => shapeOf([line])),
      countries: countries.toSorted((a, b) => b.area - a.area),
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Path2D objects can't be compared structurally.
  structuralSharing: false,
})

/** Areas with a polygon for each of their parts: its outline, followed by those of the holes in it. */
function areasOf<Properties extends Record<string, unknown>>(
  topology: Topology,
  areas: GeometryCollection<Properties>,
) {
  return feature(topology, areas).features.map(({ id, geometry, properties }) => ({
    ...{ id, properties },
    polygons:
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [],
  }))
}

/** Where a line continues, beyond the date line, too. */
function xBeside(before: number | undefined, lng: number): number {
  return before === undefined ? xOf(lng) : xOf(lng) + Math.round(before - xOf(lng))
}

/** A country's code of two letters, of its number (ISO 3166-1), for its name in other languages. Some areas have no number. */
function regionOf(id: string | number | undefined): string | undefined {
  return id === undefined ? undefined : new Intl.Locale(`und-${id}`).region
}

/** How many rows a country's outline has, between its north and south. */
const ROWS = 14

/** The widest stretch of each row inside an outline. */
function rowsOf(points: readonly (readonly [number, number])[]): Row[] {
  const heights = points.map(([, y]) => y)
  const [north, south] = [Math.min(...heights), Math.max(...heights)]
  return Array.from({ length: ROWS }, (_, at) => {
    const y = north + ((at + 0.5) / ROWS) * (south - north)
    const crossings = points.flatMap(([x1, y1], i) => {
      const [x2, y2] = points.at(i + 1 - points.length) ?? [x1, y1]
      return y1 > y === y2 > y ? [] : x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    })
    const xs = crossings.toSorted((a, b) => a - b)
    const stretches = xs.flatMap((west, i) => (i % 2 === 0 ? { y, west, east: xs[i + 1] ?? west } : []))
    return stretches.toSorted((a, b) => b.east - b.west - (a.east - a.west))
  }).flatMap(([widest]) => widest ?? [])
}

/** The centroid of an outline in world coordinates, its area and width, and the rows inside it. */
function middleOf(outline: Line) {
  let [area, x, y, west, east] = [0, 0, 0, 1, 0]
  let before: number | undefined
  const points = outline.map(([lng = 0, lat = 0]) => {
    before = xBeside(before, lng)
    return [before, yOf(lat)] as const
  })
  for (const [at, [x1, y1]] of points.entries()) {
    const [x2, y2] = points.at(at + 1 - points.length) ?? [x1, y1]
    const cross = x1 * y2 - x2 * y1
    area += cross / 2
    x += ((x1 + x2) * cross) / 6
    y += ((y1 + y2) * cross) / 6
    west = Math.min(west, x1)
    east = Math.max(east, x1)
  }
  return { x: x / area, y: y / area, area: Math.abs(area), width: east - west, rows: rowsOf(points) }
}

/** A line around the pole is closed along the edge of the world. */
function shapeOf(lines: Line[]): Shape {
  const path = new Path2D()
  const shape: Shape = { path, west: 1, east: 0, north: 1, south: 0 }
  for (const line of lines) {
    let start: number | undefined
    let before: number | undefined
    for (const [lng, lat] of line) {
      if (lng === undefined || lat === undefined) continue
      const y = yOf(lat)
      const x = (before = xBeside(before, lng))
      if (start === undefined) path.moveTo(x, y)
      else path.lineTo(x, y)
      start ??= x
      shape.west = Math.min(shape.west, x)
      shape.east = Math.max(shape.east, x)
      shape.north = Math.min(shape.north, y)
      shape.south = Math.max(shape.south, y)
    }
    if (start === undefined || before === undefined || Math.abs(before - start) < 0.5) continue
    path.lineTo(before, 1)
    path.lineTo(start, 1)
    shape.south = 1
  }
  return shape
}
