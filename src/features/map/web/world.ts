import { queryOptions } from '@tanstack/react-query'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import worldUrl from 'world-atlas/countries-50m.json?url'
import { xOf, yOf } from './map-view.ts'

/** A path in world coordinates from 0 to 1, with its bounding box, so that invisible paths aren't drawn. */
export type Shape = { path: Path2D; west: number; east: number; north: number; south: number }
export type World = { land: Shape[]; borders: Shape[] }

type Line = number[][]

/** Land and borders of the world (Natural Earth, public domain), bundled with the app and parsed once. */
export const worldOptions = queryOptions({
  queryKey: ['world'],
  queryFn: async ({ signal }): Promise<World> => {
    const answer = await fetch(worldUrl, { signal })
    if (!answer.ok) throw new Error(`The world map answered ${answer.status}`)
    const topology = (await answer.json()) as Topology<{ land: GeometryCollection; countries: GeometryCollection }>
    const { features } = feature(topology, topology.objects.land)
    const polygons = features.flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [],
    )
    const borders = mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates
    return { land: polygons.map(shapeOf), borders: borders.map((line) => shapeOf([line])) }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Path2D objects can't be compared structurally.
  structuralSharing: false,
})

/** Lines that cross the date line continue beyond it. A line around the pole is closed along the edge of the world. */
function shapeOf(lines: Line[]): Shape {
  const path = new Path2D()
  const shape: Shape = { path, west: 1, east: 0, north: 1, south: 0 }
  for (const line of lines) {
    let start: number | undefined
    let before: number | undefined
    for (const [lng, lat] of line) {
      if (lng === undefined || lat === undefined) continue
      const y = yOf(lat)
      const x = before === undefined ? xOf(lng) : xOf(lng) + Math.round(before - xOf(lng))
      before = x
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
